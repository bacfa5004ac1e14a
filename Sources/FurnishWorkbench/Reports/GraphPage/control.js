// Panning and zooming, the search, and the legend.
const svg = document.getElementById('canvas');
const whole = document.getElementById('whole');
let view = { x: 0, y: 0, scale: 1 }, isWhole = true;

function show() {
  world.setAttribute('transform', `translate(${view.x},${view.y}) scale(${view.scale})`);
  svg.classList.toggle('far', view.scale < 0.5);
}
function fit() {
  const box = svg.getBoundingClientRect(), margin = 24;
  const scale = Math.min((box.width - 2 * margin) / shown.size.width, (box.height - 2 * margin) / shown.size.height, 1.6);
  view = { scale, x: (box.width - shown.size.width * scale) / 2, y: Math.max(margin, (box.height - shown.size.height * scale) / 2) };
  isWhole = true;
  show();
}
// The whole graph stays in view until the reader moves it.
new ResizeObserver(() => { if (isWhole && !chosen && !svg.hasAttribute('viewBox')) fit(); }).observe(svg);
function zoom(factor, x, y) {
  const box = svg.getBoundingClientRect();
  x ??= box.width / 2; y ??= box.height / 2;
  const scale = Math.min(4, Math.max(0.03, view.scale * factor));
  view.x = x - (x - view.x) * scale / view.scale;
  view.y = y - (y - view.y) * scale / view.scale;
  view.scale = scale; isWhole = false;
  show();
}
function moveTo(node) {
  const box = svg.getBoundingClientRect();
  view.scale = Math.max(view.scale, 0.8);
  view.x = box.width / 2 - (node.x + node.width / 2) * view.scale;
  view.y = box.height / 2 - node.y * view.scale;
  isWhole = false;
  show();
}

/// Moves the drawing as little as possible so that a node and its direct neighbours are visible next to the panel.
/// Shrinks it if that helps, but not until a text that was readable is too small.
function reveal(node, nodes, least) {
  const box = svg.getBoundingClientRect(), margin = 30;
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const other of nodes) {
    area.left = Math.min(area.left, other.x); area.right = Math.max(area.right, other.x + other.width);
    area.top = Math.min(area.top, other.y - nodeHeight); area.bottom = Math.max(area.bottom, other.y + nodeHeight);
  }
  const fitting = Math.min((box.width - 2 * margin) / (area.right - area.left), (box.height - 2 * margin) / (area.bottom - area.top));
  const fits = fitting >= Math.min(view.scale, least);
  if (fits && fitting < view.scale) zoom(fitting / view.scale, view.x + (node.x + node.width / 2) * view.scale, view.y + node.y * view.scale);
  const shift = (low, high, size) => low < margin ? margin - low : Math.min(0, size - margin - high);
  const move = area => {
    view.x += shift(view.x + area.left * view.scale, view.x + area.right * view.scale, box.width);
    view.y += shift(view.y + area.top * view.scale, view.y + area.bottom * view.scale, box.height);
  };
  if (fits) move(area);
  move({ left: node.x, right: node.x + node.width, top: node.y - nodeHeight, bottom: node.y + nodeHeight });
  show();
}
function showBand(band) {
  const box = svg.getBoundingClientRect(), margin = 24;
  const scale = Math.min((box.width - 2 * margin) / (band.right - band.left), (box.height - 2 * margin) / (band.bottom - band.top), 1.6);
  view = { scale, x: margin - band.left * scale, y: margin - band.top * scale };
  isWhole = false;
  show();
}

svg.addEventListener('wheel', event => {
  event.preventDefault();
  const box = svg.getBoundingClientRect();
  // Two fingers on a trackpad pan. A pinch, or a wheel with a modifier key, zooms.
  if (event.ctrlKey || event.metaKey || Math.abs(event.deltaY) >= 100 && !event.deltaX) {
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), event.clientX - box.left, event.clientY - box.top);
  } else {
    view.x -= event.deltaX; view.y -= event.deltaY; isWhole = false; show();
  }
}, { passive: false });

let drag = null, lastChoice = 0;
svg.addEventListener('pointerdown', event => { drag = { x: event.clientX, y: event.clientY, moved: false, target: event.target }; });
svg.addEventListener('pointermove', event => {
  if (!drag) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(dx, dy) < 4) return;
  if (!drag.moved) { svg.setPointerCapture(event.pointerId); svg.classList.add('drag'); }
  drag = { ...drag, x: event.clientX, y: event.clientY, moved: true };
  view.x += dx; view.y += dy; isWhole = false; show();
});
svg.addEventListener('pointerup', () => {
  svg.classList.remove('drag');
  const ended = drag;
  drag = null;
  if (!ended || ended.moved) return;
  // The first click of two may have moved the drawing, so the second one belongs to the same node.
  if (chosen && event.timeStamp - lastChoice < 350) return showAround(chosen);
  const drawn = ended.target.closest && ended.target.closest('[data-id]');
  choose(drawn ? data.nodes[drawn.dataset.id] : null);
  lastChoice = event.timeStamp;
});
svg.addEventListener('pointercancel', () => { drag = null; });

document.getElementById('in').onclick = () => zoom(1.3);
document.getElementById('out').onclick = () => zoom(1 / 1.3);
document.getElementById('fit').onclick = fit;
whole.onclick = () => {
  const node = chosen;
  drawWhole();
  if (node) choose(node, true);
};
function drawWhole() {
  draw(() => true);
  whole.hidden = true;
  svg.classList.remove('part');
  fit();
}

// MARK: Search

const search = document.getElementById('search'), matches = document.getElementById('matches');
let found = [], position = 0;

/// Names that begin with the words come first, then names with a part that does, then names that contain them.
function rank(node, words) {
  const names = [node.type, ...(node.as || [])].map(name => name.toLowerCase());
  if (names.some(name => name === words)) return 0;
  if (names.some(name => name.startsWith(words))) return 1;
  const initials = [node.type, ...(node.as || [])].map(name => name.replace(/[^A-Z]/g, '').toLowerCase());
  if (names.some(name => name.includes(words))) return 2;
  return initials.some(name => name.startsWith(words)) ? 3 : 4;
}
function find() {
  const words = search.value.trim().toLowerCase();
  found = words ? data.nodes.map(node => [rank(node, words), node]).filter(([rank]) => rank < 4)
    .sort((a, b) => a[0] - b[0] || a[1].type.length - b[1].type.length).slice(0, 12).map(([, node]) => node) : [];
  position = 0;
  list();
}
function list() {
  matches.replaceChildren(...found.map((node, row) => {
    const item = html('li', { 'aria-selected': row === position }, node.type,
      html('small', {}, node.as ? 'as ' + node.as.join(', ') : node.file.split('/').pop()));
    item.onpointerdown = event => { event.preventDefault(); take(node); };
    return item;
  }));
  matches.hidden = !found.length;
}
function take(node) { matches.hidden = true; choose(node, true); }
search.oninput = find;
search.onfocus = find;
search.onblur = () => { matches.hidden = true; };
search.onkeydown = event => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    position = (position + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length);
    event.preventDefault();
    list();
  } else if (event.key === 'Enter' && found.length) {
    take(found[position]);
  } else if (event.key === 'Escape') {
    search.value = ''; search.blur();
  }
  event.stopPropagation();
};
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey) return;
  switch (event.key) {
  case '/': event.preventDefault(); search.focus(); search.select(); break;
  case 'Escape': choose(null); break;
  case '0': fit(); break;
  case '+': case '=': zoom(1.3); break;
  case '-': zoom(1 / 1.3); break;
  }
});
svg.addEventListener('keydown', event => {
  if (event.key.startsWith('Arrow')) { event.preventDefault(); step(event.key); }
  if (event.key === 'Enter' && chosen) showAround(chosen);
});

// MARK: Legend

const kinds = [
  ['entry', 'entry point', node => node.shape === 'entry'], ['each', 'new for each need', node => node.shape === 'each'],
  ['once', 'once', node => node.shape === 'once'], ['graph', 'shared within one call', node => node.shape === 'graph'],
  ['weak', 'weak', node => node.shape === 'weak'], ['collection', 'collection', node => node.shape === 'collection'],
  ['factory', 'factory of a scope', node => node.shape === 'factory'],
  ['missing', 'missing', node => node.shape === 'missing'], ['each cycle', 'in a cycle', node => node.cycle],
  ['each unused', 'unused', node => node.unused], ['each live', 'live: touches the outside world', node => node.live],
];
const lines = [
  ['edge', 'takes', edge => edge.way !== 'closure' && look(edge) === ''], ['edge closure', 'takes a closure that makes', edge => edge.way === 'closure'],
  ['edge cyclic', 'cycle', edge => edge.cycle], ['edge lost', 'nothing provides it', edge => look(edge) === ' lost'],
];
function lineIcon(style) {
  return element('svg', { class: 'line', width: 34, height: 12, viewBox: '0 0 34 12' },
    element('path', { class: style, d: 'M1,6H26' }), arrow(33, 6, ' ' + style.replace('edge', '')));
}
function buildLegend() {
  const types = html('div', {}), needs = html('div', {});
  document.getElementById('legend').append(types, needs);
  for (const [look, name, holds] of kinds) {
    const fitting = data.nodes.filter(holds);
    if (!fitting.length) continue;
    // The outline of a node, at the scale of the text.
    const icon = element('svg', { width: 32, height: 21, viewBox: `-4 -6 72 ${nodeHeight + 10}`, class: look },
      element('path', { class: 'shape', d: outline(look.split(' ')[0], 64, nodeHeight) }));
    const chip = html('button', { class: 'chip', 'aria-pressed': false }, icon, `${name} ${fitting.length}`);
    chip.onclick = () => light(chip, fitting);
    types.append(chip);
  }
  const items = lines.filter(([, , holds]) => data.edges.some(holds));
  if (data.nodes.some(node => node.opens >= 0)) items.push(['door', 'makes this factory']);
  items.push(['trace', 'needs of the selection'], ['trace up', 'what needs the selection']);
  for (const [style, name] of items) {
    needs.append(html('span', { class: 'item' + (style.startsWith('trace') ? ' selecting' : '') }, lineIcon(style), name));
  }
}
function light(chip, nodes) {
  const isOn = chip.getAttribute('aria-pressed') !== 'true';
  choose(null);
  chip.setAttribute('aria-pressed', isOn);
  if (!isOn) return;
  svg.classList.add('chosen');
  for (const node of nodes) node.drawn && node.drawn.classList.add('near');
}

function count() {
  const say = (number, one, many) => `${number} ${number === 1 ? one : many}`;
  const missing = data.nodes.filter(node => node.kind === 'missing').length;
  const cycles = data.nodes.filter(node => node.cycle).length;
  const parts = [say(data.nodes.length - missing, 'type', 'types'), say(data.edges.length, 'need', 'needs')];
  const wrong = [];
  if (missing) wrong.push(say(missing, 'missing', 'missing'));
  if (cycles) wrong.push(say(cycles, 'type in a cycle', 'types in cycles'));
  const place = document.getElementById('count');
  place.append(parts.join(' · '));
  if (wrong.length) place.append(' · ', html('b', {}, wrong.join(' · ')));
}

count();
buildLegend();
drawWhole();
if (location.hash.length > 1) {
  const name = decodeURIComponent(location.hash.slice(1));
  const node = data.nodes.find(node => node.type === name);
  if (node) choose(node, true);
}
// Prints the whole graph, scaled to the sheet.
window.addEventListener('beforeprint', () => {
  choose(null);
  svg.setAttribute('viewBox', `-8 -8 ${shown.size.width + 16} ${shown.size.height + 16}`);
  world.removeAttribute('transform');
  svg.classList.remove('far');
});
window.addEventListener('afterprint', () => { svg.removeAttribute('viewBox'); fit(); });
