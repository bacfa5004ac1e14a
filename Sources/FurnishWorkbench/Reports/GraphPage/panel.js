// The panel with the facts about the selected node.
const panel = document.getElementById('panel');
function html(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}
function code(text) { return html('code', {}, text); }
function place(item) { return html('p', { class: 'place' }, `${item.file}:${item.line}:${item.column}`); }
function linkTo(node, text) {
  const link = html('a', { tabindex: 0 }, text || node.type);
  link.onclick = () => choose(node, true);
  link.onkeydown = event => { if (event.key === 'Enter') choose(node, true); };
  return link;
}

function showPanel(node) {
  panel.replaceChildren();
  const close = html('button', { id: 'close', title: 'Close (Esc)' }, '×');
  close.onclick = () => choose(null);
  panel.append(close, html('h2', {}, node.type), place(node));
  for (const problem of node.problems || []) {
    const notes = (problem.notes || []).map(note => html('li', {}, note.message, html('span', { class: 'place' }, ` ${note.file.split('/').pop()}:${note.line}`)));
    panel.append(html('div', { class: problem.severity }, problem.message, html('ul', {}, ...notes)));
  }
  if (node.kind === 'missing' && !node.problems) panel.append(html('div', { class: 'error' }, 'Nothing provides it.'));
  panel.append(facts(node));
  if (node.opens >= 0) {
    const area = html('button', { class: 'wide' }, `Show what ${node.type} makes`);
    area.onclick = () => { const band = shown.bands.find(band => band.row === node.opens); if (band) showBand(band); };
    panel.append(area);
  }
  addNeeds(node);
  addNeeders(node);
  const focus = html('button', { class: 'wide' }, 'Show only what it needs and what needs it');
  focus.onclick = () => showAround(node);
  if (node.out.length + node.into.length) panel.append(focus);
  panel.hidden = false;
  panel.scrollTop = 0;
}

function facts(node) {
  const list = html('dl', {});
  const add = (name, ...value) => list.append(html('dt', {}, name), html('dd', {}, ...value));
  const each = { input: 'as long as its factory', property: 'read again for each need' }[node.kind] || 'a new one for each need';
  const lifetimes = { each, once: 'one, built when first needed', weak: 'one, as long as something holds it', graph: 'one, shared within one call' };
  if (node.making) add('Made by', code(node.making));
  if (node.lifetime && node.kind !== 'collection') add('Lifetime', node.entryPoint && node.lifetime === 'each' ? 'entry point' : `${node.lifetime}: ${lifetimes[node.lifetime]}` + (node.entryPoint ? '; entry point' : ''));
  if (node.live) add('Live', 'touches the outside world: a fake takes a replacement for it');
  if (node.member) add('Member', code(node.member));
  if (node.kind !== 'missing' && data.factories[node.factory]) {
    const maker = data.nodes.find(other => other.opens === node.factory), name = data.factories[node.factory].name;
    add('Lives in', maker ? linkTo(maker) : name, node.placement ? ', because ' + node.placement : '');
  }
  if (node.module) add('Module', node.module);
  if (node.as) add('Provided as', code(node.as.join(', ')));
  if (node.given) add('Given', code(node.given.map(given => `${given.name}: ${given.type}`).join(', ')));
  if (node.defaults) add('Defaults', code(node.defaults.map(left => `${left.name}: ${left.type}`).join(', ')), ' are left to their defaults');
  const effects = [node.async && 'async', node.throws && 'throws', node.isolation && '@' + node.isolation].filter(effect => effect);
  if (effects.length) add('Effects', code(effects.join(' ')));
  if (node.condition) add('Only if', code(node.condition));
  if (node.cycle) add('Cycle', 'needs itself');
  if (node.unused) add('Unused', 'no entry point needs it');
  return list;
}

function addNeeds(node) {
  if (!node.out.length) return;
  const list = html('ul', {});
  for (const edge of node.out) {
    const to = data.nodes[edge.to];
    const made = edge.way === 'closure' ? ' makes ' : ' is ';
    list.append(html('li', {},
      edge.name ? html('span', { class: 'name' }, edge.name + ': ') : null,
      edge.way === 'closure' || edge.type !== to.type ? html('span', {}, code(edge.type), made) : null,
      linkTo(to), to.kind === 'missing' ? ' ✗' : null));
  }
  panel.append(html('h3', {}, lineIcon('trace'), `Needs (${node.out.length})`), list);
}

function addNeeders(node) {
  if (!node.into.length) return;
  const list = html('ul', {});
  for (const edge of node.into) {
    list.append(html('li', {}, linkTo(data.nodes[edge.from]),
      html('span', { class: 'place' }, ` ${edge.file.split('/').pop()}:${edge.line}`)));
  }
  panel.append(html('h3', {}, lineIcon('trace up'), `Needed by (${node.into.length})`), list);
}

/// All nodes that a node reaches in one direction.
function cone(node, next) {
  const found = new Set([node]), waiting = [node];
  while (waiting.length) {
    for (const other of next(waiting.pop())) if (!found.has(other)) { found.add(other); waiting.push(other); }
  }
  return found;
}
const needed = node => node.out.map(edge => data.nodes[edge.to]);
const needing = node => node.into.map(edge => data.nodes[edge.from]);

let chosen = null;

/// Highlights a node, the nodes that it needs, and the nodes that need it.
function choose(node, moves) {
  chosen = node;
  document.querySelectorAll('.near, .reach, .self').forEach(other => other.classList.remove('near', 'reach', 'self'));
  document.getElementById('traces').replaceChildren();
  svg.classList.toggle('chosen', node !== null);
  document.querySelectorAll('.chip').forEach(chip => chip.setAttribute('aria-pressed', false));
  if (!node) { panel.hidden = true; history.replaceState(null, '', '#'); return; }
  if (!shown.nodes.includes(node)) drawWhole();
  for (const other of [...cone(node, needed), ...cone(node, needing)]) other.drawn && other.drawn.classList.add('reach');
  for (const other of [node, ...needed(node), ...needing(node)]) other.drawn && other.drawn.classList.add('near');
  node.drawn.classList.add('self');
  for (const wire of shown.wires) {
    if (wire.edge.from !== node.id && wire.edge.to !== node.id) continue;
    const look = (wire.edge.way === 'closure' ? ' closure' : '') + (wire.edge.to === node.id ? ' up' : '');
    document.getElementById('traces').append(element('path', { class: 'trace' + look, d: pieces(wire).join('') }), arrowOf(wire, ' trace' + look));
  }
  const door = doorOf(node, ' trace');
  if (door) document.getElementById('traces').append(...door);
  showPanel(node);
  history.replaceState(null, '', '#' + encodeURIComponent(node.type));
  const least = isWhole ? 0 : 0.5;
  if (moves) moveTo(node);
  reveal(node, [node, ...needed(node), ...needing(node)].filter(other => shown.nodes.includes(other)), moves ? 0.5 : least);
  node.drawn.focus({ preventScroll: true });
}

function showAround(node) {
  const around = new Set([...cone(node, needed), ...cone(node, needing)]);
  draw(other => around.has(other));
  whole.hidden = false;
  svg.classList.add('part');
  choose(node);
  fit();
}

/// Moves to a neighbour of the chosen node: a node that needs it, one that it needs, or one in the same column.
function step(key) {
  if (!chosen) return choose(shown.nodes[0] || null);
  const column = shown.nodes.filter(node => node.rank === chosen.rank).sort((a, b) => a.y - b.y);
  const nearest = nodes => nodes.filter(node => node !== chosen && shown.nodes.includes(node))
    .sort((a, b) => Math.abs(a.y - chosen.y) - Math.abs(b.y - chosen.y))[0];
  const next = {
    ArrowLeft: () => nearest(needing(chosen)), ArrowRight: () => nearest(needed(chosen)),
    ArrowUp: () => column[column.indexOf(chosen) - 1], ArrowDown: () => column[column.indexOf(chosen) + 1],
  }[key]();
  if (next) choose(next);
}
