// Computes coordinates for rows and columns, and draws.

/// Places each cell as near to its neighbours as the order of its column allows, in a band for each factory.
function placeRows(graph) {
  const bands = data.factories.map((factory, row) => ({ row, name: factory.name, parent: factory.parent, cells: [] }));
  for (const column of graph.columns) for (const cell of column) (bands[cell.area] || bands[0]).cells.push(cell);
  for (const band of bands) {
    const columns = [];
    for (const cell of band.cells) (columns[cell.column] ||= []).push(cell);
    for (const column of columns) if (column) column.sort((a, b) => a.row - b.row);
    straighten(columns.filter(column => column), band.row);
    let top = Infinity, bottom = -Infinity;
    for (const cell of band.cells) {
      top = Math.min(top, cell.y - cell.size / 2);
      bottom = Math.max(bottom, cell.y + cell.size / 2);
    }
    for (const cell of band.cells) cell.y -= top;
    band.inner = band.cells.length ? bottom - top : 0;
  }
  const drawn = bands.filter(band => band.cells.length || bands.some(other => other.parent === band.row));
  // Titles grow with the drawing, so that they are readable when all of it is shown.
  const height = bands.reduce((sum, band) => sum + band.inner, 0);
  const titleSize = Math.min(120, Math.max(15, Math.round(height / 55)));
  for (const band of bands) band.titleSize = titleSize;
  let y = 0;
  for (const band of drawn.filter(band => band.parent === undefined)) y = stack(band, drawn, y, 0) + 28;
  return drawn;
}

/// A factory is inside the factory that makes it, below the nodes of that one.
function stack(band, bands, y, depth) {
  band.top = y; band.depth = depth;
  let bottom = y + band.titleSize * 2 + bandPadding / 2;
  for (const cell of band.cells) cell.y += bottom;
  bottom += band.inner + (band.cells.length ? bandPadding : 0);
  for (const child of bands.filter(other => other.parent === band.row)) bottom = stack(child, bands, bottom, depth + 1) + bandPadding / 2;
  band.bottom = bottom;
  return bottom;
}

function straighten(columns, area) {
  for (const column of columns) {
    let y = 0;
    for (const cell of column) { y += gap(cell) / 2; cell.y = y; y += gap(cell) / 2; }
    for (const cell of column) cell.y -= y / 2;
  }
  for (let round = 0; round < 16; round++) {
    const isForward = round % 2 === 0;
    for (let step = 0; step < columns.length; step++) {
      const column = columns[isForward ? step : columns.length - 1 - step];
      for (const cell of column) cell.wanted = wantedY(cell, isForward, area, round > 11);
      settle(column);
    }
  }
}

function gap(cell) { return cell.size ? cell.size + rowGap : wireGap; }

function wantedY(cell, isForward, area, usesBoth) {
  let sum = 0, weight = 0;
  const add = near => {
    for (const other of near) {
      if (other.area !== area) continue;
      // Wires across many columns should be straight.
      const pull = !cell.size && !other.size ? 4 : 1;
      sum += other.y * pull; weight += pull;
    }
  };
  if (isForward || usesBoth) add(cell.left);
  if (!isForward || usesBoth) add(cell.right);
  return weight ? sum / weight : cell.y;
}

/// The positions nearest to the wanted ones that keep the order and the distances. Neighbours that would overlap
/// become a block around the mean of their wanted positions.
function settle(column) {
  const blocks = [];
  let offset = 0;
  column.forEach((cell, row) => {
    if (row) offset += (gap(column[row - 1]) + gap(cell)) / 2;
    cell.offset = offset;
    let block = { sum: cell.wanted - offset, count: 1, cells: [cell] };
    while (blocks.length) {
      const last = blocks[blocks.length - 1];
      if (last.sum / last.count <= block.sum / block.count) break;
      blocks.pop();
      block = { sum: last.sum + block.sum, count: last.count + block.count, cells: last.cells.concat(block.cells) };
    }
    blocks.push(block);
  });
  for (const block of blocks) for (const cell of block.cells) cell.y = block.sum / block.count + cell.offset;
}

function placeColumns(graph, bands) {
  let x = bandPadding, depth = 0;
  for (const column of graph.columns) {
    let width = 0, links = 0;
    for (const cell of column) { if (cell.node) width = Math.max(width, cell.node.width); links += cell.right.length; }
    for (const cell of column) {
      cell.x = x; cell.end = x + (cell.node ? cell.node.width : width);
      if (cell.node) cell.node.gutter = x + width + 12;
    }
    x += width + columnGap + Math.min(90, links);
  }
  const right = x - columnGap + bandPadding;
  for (const band of bands) {
    band.left = band.depth * 10; band.right = right - band.depth * 10;
    depth = Math.max(depth, band.bottom);
  }
  for (const cell of graph.cells) { cell.node.x = cell.x; cell.node.y = cell.y; }
  return { width: right, height: depth };
}

// MARK: Drawing

const names = { xmlns: 'http://www.w3.org/2000/svg' };
function element(name, attributes, ...children) {
  const made = document.createElementNS(names.xmlns, name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...children);
  return made;
}

/// The outline of a node, which depends on its lifetime.
function outline(shape, w, h) {
  const r = h / 2;
  switch (shape) {
  case 'entry': return `M0,0H${w - 12}L${w},${r}L${w - 12},${h}H0Z`;
  case 'once': return `M10,0H${w - 10}L${w},${r}L${w - 10},${h}H10L0,${r}Z`;
  case 'weak': return `M8,0H${w - 8}L${w},8V${h - 8}L${w - 8},${h}H8L0,${h - 8}V8Z`;
  case 'graph': return `M${r},0H${w - r}A${r},${r} 0 0 1 ${w - r},${h}H${r}A${r},${r} 0 0 1 ${r},0Z`;
  case 'factory': return `M0,0H${w}V${h}H0ZM3,3H${w - 3}V${h - 3}H3Z`;
  case 'collection': return `M6,-4H${w + 4}V${h - 6}M0,0H${w}V${h}H0Z`;
  default: return `M7,0H${w - 7}Q${w},0 ${w},7V${h - 7}Q${w},${h} ${w - 7},${h}H7Q0,${h} 0,${h - 7}V7Q0,0 7,0Z`;
  }
}

/// The pieces of a wire between adjacent columns.
function pieces(wire) {
  const cells = wire.cells;
  if (wire.edge.isBack) {
    // Backwards, over the tops of the nodes.
    const [a, b] = cells.map(cell => ({ x: cell.x + cell.node.width / 2, y: cell.y - nodeHeight / 2 }));
    const top = Math.min(a.y, b.y) - 26 - Math.min(40, Math.abs(a.x - b.x) / 12);
    return [`M${a.x},${a.y}C${a.x},${top} ${b.x},${top} ${b.x},${b.y - arrowLength}`];
  }
  const found = [];
  for (let row = 0; row + 1 < cells.length; row++) {
    const a = cells[row], b = cells[row + 1], start = a.end, end = b.x - (b.node ? arrowLength : 0), bend = Math.max(24, (end - start) / 2);
    found.push(`M${start},${a.y}C${start + bend},${a.y} ${end - bend},${b.y} ${end},${b.y}`);
    if (!b.node) found.push(`M${end},${b.y}H${b.end}`);
  }
  return found;
}

let shown = null;
const world = document.getElementById('world');

function draw(isShown) {
  shown = layOut(isShown);
  world.replaceChildren();
  for (const band of shown.bands) {
    const maker = shown.nodes.find(node => node.opens === band.row);
    world.append(element('g', { class: 'area' + (maker ? ' made' : '') },
      element('rect', { x: band.left, y: band.top, width: band.right - band.left, height: band.bottom - band.top, rx: 16 }),
      element('text', { x: band.left + 18, y: band.top + band.titleSize * 1.65, 'font-size': band.titleSize, ...(maker && { 'data-id': maker.id }) }, band.name)));
  }
  world.append(drawnWires());
  const traces = element('g', { id: 'traces' });
  world.append(traces);
  for (const node of shown.nodes) world.append(drawnNode(node));
}

const arrowLength = 7;

/// An arrowhead with its tip at a point.
function arrow(x, y, look, pointsDown) {
  const back = arrowLength + 1, half = 4.5;
  const d = pointsDown ? `M${x - half},${y - back}L${x},${y}L${x + half},${y - back}Z` : `M${x - back},${y - half}L${x},${y}L${x - back},${y + half}Z`;
  return element('path', { class: 'arrow' + look, d });
}
function arrowOf(wire, look) {
  const node = wire.cells[wire.cells.length - 1].node;
  return wire.edge.isBack ? arrow(node.x + node.width / 2, node.y - nodeHeight / 2, look, true) : arrow(node.x, node.y, look);
}

/// An edge to a missing provider is never part of a cycle.
function look(edge) {
  if (data.nodes[edge.to].kind === 'missing') return ' lost';
  return (edge.way === 'closure' ? ' closure' : '') + (edge.cycle ? ' cyclic' : '');
}

/// All wires of one look are one path, so that shared pieces are drawn once. Those of a cycle are on top.
function drawnWires() {
  const paths = { ' closure': new Set(), '': new Set(), ' lost': new Set(), ' closure cyclic': new Set(), ' cyclic': new Set() };
  const arrows = new Map();
  const order = Object.keys(paths);
  for (const wire of shown.wires) {
    for (const piece of pieces(wire)) paths[look(wire.edge)].add(piece);
    const key = wire.edge.to + ' ' + wire.edge.isBack, known = arrows.get(key);
    if (!known || order.indexOf(look(known.edge)) < order.indexOf(look(wire.edge))) arrows.set(key, wire);
  }
  const group = element('g', {});
  for (const look of order) group.append(element('path', { class: 'edge' + look, d: [...paths[look]].join('') }));
  for (const wire of arrows.values()) group.append(arrowOf(wire, look(wire.edge)));
  for (const node of shown.nodes) {
    const loop = node.out.find(edge => edge.to === edge.from);
    if (loop) {
      const x = node.x + node.width - 34, y = node.y - nodeHeight / 2;
      const d = `M${x},${y}C${x},${y - 28} ${x + 22},${y - 28} ${x + 22},${y - arrowLength}`;
      group.append(element('path', { class: 'edge' + look(loop), d }), arrow(x + 22, y, look(loop), true));
    }
    const door = doorOf(node, '');
    if (door) group.append(...door);
  }
  return group;
}

/// The line from the node of a scope's factory to the area of that factory.
function doorOf(node, look) {
  const band = shown.bands.find(band => band.row === node.opens);
  if (!band) return null;
  // Each factory has a line of its own between the columns.
  const x = node.gutter + (node.opens - 1) % 5 * 9, y = node.y + nodeHeight / 4;
  const d = `M${node.x + node.width},${y}H${x - 8}Q${x},${y} ${x},${y + 8}V${band.top - arrowLength}`;
  return [element('path', { class: 'door' + look, d }), arrow(x, band.top, ' door' + look, true)];
}

function drawnNode(node) {
  const isBroken = (node.problems || []).some(problem => problem.severity === 'error') && node.kind !== 'missing';
  const problems = isBroken ? ' broken' : '';
  const group = element('g', {
    class: 'node ' + node.shape + (node.cycle ? ' cycle' : '') + (node.unused ? ' unused' : '') + (node.live ? ' live' : '') + problems,
    transform: `translate(${node.x},${node.y - nodeHeight / 2})`, 'data-id': node.id,
    role: 'button', tabindex: -1, 'aria-label': [node.type, node.fact].filter(text => text).join(', '),
  }, element('path', { class: 'shape', d: outline(node.shape, node.width, nodeHeight) }));
  const start = ['once', 'graph', 'factory'].includes(node.shape) ? 17 : 13;
  group.append(element('text', { x: start, y: node.fact ? 14 : 19.5 }, node.title));
  if (node.fact) group.append(element('text', { class: 'fact', x: start, y: node.shape === 'factory' ? 26.5 : 28 }, node.fact));
  group.append(element('title', {}, node.type));
  node.drawn = group;
  return group;
}
