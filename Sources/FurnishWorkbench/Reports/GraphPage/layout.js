// Places the nodes in columns. A node is to the right of all nodes that need it.
//
// The steps are Sugiyama's: break cycles, choose columns, order them for few crossings, straighten. Two things differ:
// edges to one node, or from one node, that pass the same columns share one line, as wires share a bus, and each
// factory has its own band.
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
data.factories = data.factories || [];
const nodeHeight = 38, rowGap = 12, wireGap = 9, columnGap = 64, bandPadding = 26;

const ruler = document.createElement('canvas').getContext('2d');
function textWidth(text, font) { ruler.font = font; return ruler.measureText(text).width; }
function shortened(text) { return text.length > 44 ? text.slice(0, 42) + '…' : text; }

for (const node of data.nodes) {
  // The node of a scope's factory opens the area of that factory.
  if (node.kind === 'factory' && node.module === data.module) {
    node.opens = data.factories.findIndex(factory => factory.name === node.type && factory.parent === node.factory);
  }
  node.shape = node.kind === 'missing' ? 'missing' : node.entryPoint ? 'entry'
    : node.kind === 'collection' ? 'collection' : node.kind === 'factory' ? 'factory' : node.lifetime;
  node.title = shortened(node.type);
  const facts = [node.kind === 'missing' ? 'missing' : node.entryPoint ? 'entry point'
    : node.kind === 'collection' ? 'collection' : node.lifetime === 'each' ? '' : node.lifetime];
  if (node.unused) facts.push('unused');
  if (node.live) facts.push('live');
  if (node.async) facts.push('async');
  if (node.throws) facts.push('throws');
  if (node.isolation) facts.push('@' + node.isolation);
  if (node.as) facts.push('as ' + node.as.join(', '));
  if (node.given) facts.push('given ' + node.given.map(given => given.name).join(', '));
  if (node.condition) facts.push('#if ' + node.condition);
  if (node.module && node.module !== data.module) facts.unshift(node.module);
  node.fact = shortened(facts.filter(fact => fact).join(' · '));
  node.width = Math.ceil(Math.max(textWidth(node.title, '13px Inter, "SF Pro Text", "Segoe UI", system-ui, sans-serif'),
    textWidth(node.fact, '10.5px Inter, "SF Pro Text", "Segoe UI", system-ui, sans-serif'), 46)) + 34;
  node.out = []; node.into = [];
}
data.edges.forEach((edge, row) => {
  edge.row = row;
  data.nodes[edge.from].out.push(edge);
  data.nodes[edge.to].into.push(edge);
});

/// Lays out the nodes for which `isShown` holds. Sets their positions, and returns bands, wires and the total size.
function layOut(isShown) {
  const nodes = data.nodes.filter(isShown);
  const edges = data.edges.filter(edge => edge.from !== edge.to && isShown(data.nodes[edge.from]) && isShown(data.nodes[edge.to]));
  const levels = chooseLevels(nodes, edges);
  // Wires need room too, which is known only after the layout. So a layout that is too tall gets more columns.
  let best = null;
  for (const aspect of [1.7, 3.2, 6]) {
    splitLevels(levels, aspect);
    const graph = makeWires(nodes, edges);
    orderColumns(graph);
    const bands = placeRows(graph);
    const size = placeColumns(graph, bands);
    const scale = Math.min(1.7 / size.width, 1 / size.height);
    if (!best || scale > best.scale) {
      const places = nodes.map(node => ({ x: node.x, y: node.y, gutter: node.gutter, rank: node.rank }));
      best = { scale, places, nodes, edges, wires: graph.wires, bands, size };
    }
    if (size.width > 1.5 * size.height) break;
  }
  nodes.forEach((node, row) => Object.assign(node, best.places[row]));
  return best;
}

/// Chooses a level for each node, to the right of all nodes that need it. Edges that close a cycle do not count; they
/// are drawn backwards.
function chooseLevels(nodes, edges) {
  const state = new Map(nodes.map(node => [node, 0]));
  const order = [];
  for (const edge of edges) edge.isBack = false;
  const shown = new Set(edges);
  // The node visited last comes first in the order, and chooses its column first.
  const roots = [...nodes].sort((a, b) => (a.entryPoint ? 1 : 0) - (b.entryPoint ? 1 : 0));
  for (const root of roots) {
    if (state.get(root)) continue;
    const path = [{ node: root, next: 0 }];
    state.set(root, 1);
    while (path.length) {
      const step = path[path.length - 1];
      const edge = step.node.out[step.next++];
      if (!edge) { state.set(step.node, 2); order.push(step.node); path.pop(); continue; }
      if (!shown.has(edge)) continue;
      const to = data.nodes[edge.to];
      if (state.get(to) === 1) edge.isBack = true;
      if (state.get(to) === 0) { state.set(to, 1); path.push({ node: to, next: 0 }); }
    }
  }
  order.reverse();
  const counts = edge => shown.has(edge) && !edge.isBack;
  for (const node of order) {
    node.level = 0;
    for (const edge of node.into) if (counts(edge)) node.level = Math.max(node.level, data.nodes[edge.from].level + 1);
  }
  // A node that nothing needs, and that is not an entry point, is next to its own needs.
  for (const node of order.reverse()) {
    const outgoing = node.out.filter(counts);
    if (node.entryPoint || !outgoing.length || node.into.some(counts)) continue;
    node.level = Math.min(...outgoing.map(edge => data.nodes[edge.to].level)) - 1;
  }
  const levels = [];
  for (const node of nodes) ((levels[node.level] ||= [])[node.factory] ||= []).push(node);
  return levels.filter(level => level);
}

/// Gives each level one column, or several if the drawing would be much taller than wide. Levels stay apart, so that
/// nodes at the same distance from the entry points stay together.
function splitLevels(levels, aspect) {
  const tallest = Math.max(0, ...levels.flatMap(level => level.map(group => group.length)));
  const columns = (level, most) => Math.max(...level.filter(group => group).map(group => Math.ceil(group.length / most)));
  const rows = most => data.factories.reduce((sum, _, factory) =>
    sum + Math.max(0, ...levels.map(level => Math.min(most, (level[factory] || []).length))), 0);
  let most = 12;
  while (most < tallest && levels.reduce((sum, level) => sum + columns(level, most), 0) * 240 > rows(most) * 52 * aspect) most++;
  let first = 0;
  for (const level of levels) {
    for (const group of level) {
      if (!group) continue;
      const size = Math.ceil(group.length / Math.ceil(group.length / most));
      group.forEach((node, row) => { node.rank = first + Math.floor(row / size); });
    }
    first += columns(level, most);
  }
}

/// Cuts edges at each column that they pass. The edges to one node share the pieces, or those from one node if these
/// are more.
function makeWires(nodes, edges) {
  const columns = [];
  const add = cell => { (columns[cell.column] ||= []).push(cell); return cell; };
  const cells = nodes.map(node => add({ node, column: node.rank, area: node.factory, left: [], right: [], size: nodeHeight }));
  const cellOf = new Map(cells.map(cell => [cell.node, cell]));
  const passing = new Map();
  const links = new Set();
  const link = (a, b) => {
    const key = a.id * 1e6 + b.id;
    if (links.has(key)) return;
    links.add(key); a.right.push(b); b.left.push(a);
  };
  cells.forEach((cell, row) => { cell.id = row; });
  let count = cells.length;
  const wires = [];
  for (const edge of edges) {
    const from = cellOf.get(data.nodes[edge.from]), to = cellOf.get(data.nodes[edge.to]);
    const wire = { edge, cells: [from] };
    wires.push(wire);
    if (edge.isBack || to.column <= from.column) { edge.isBack = true; wire.cells.push(to); continue; }
    const isFan = from.node.out.length > to.node.into.length;
    for (let column = from.column + 1; column < to.column; column++) {
      const key = (isFan ? 'from ' + edge.from : edge.to) + ' ' + edge.way + ' ' + column;
      let cell = passing.get(key);
      if (!cell) {
        cell = add({ node: null, column, area: isFan ? from.area : to.area, left: [], right: [], size: 0, id: count++ });
        passing.set(key, cell);
      }
      link(wire.cells[wire.cells.length - 1], cell);
      wire.cells.push(cell);
    }
    link(wire.cells[wire.cells.length - 1], to);
    wire.cells.push(to);
  }
  for (let column = 0; column < columns.length; column++) columns[column] ||= [];
  return { columns, cells, wires };
}

/// Sorts each column by the middle of its neighbours, in both directions in turn, and keeps the order with the
/// fewest crossings.
function orderColumns(graph) {
  const { columns } = graph;
  const number = column => column.forEach((cell, row) => { cell.row = row; });
  // Wires start in the middle of the nodes that they pass, so that what follows is at the same height.
  for (const column of columns) {
    const sorted = [];
    for (const area of new Set(column.map(cell => cell.area).sort((a, b) => a - b))) {
      const cells = column.filter(cell => cell.area === area), nodes = cells.filter(cell => cell.node);
      nodes.splice(nodes.length / 2, 0, ...cells.filter(cell => !cell.node));
      sorted.push(...nodes);
    }
    column.splice(0, column.length, ...sorted);
    number(column);
  }
  let best = columns.map(column => [...column]), fewest = crossings(columns);
  const sweeps = graph.cells.length > 400 ? 14 : 24;
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep++) {
    const isForward = sweep % 2 === 0;
    for (let step = 1; step < columns.length; step++) {
      const column = columns[isForward ? step : columns.length - 1 - step];
      for (const cell of column) {
        const near = isForward ? cell.left : cell.right;
        cell.middle = near.length ? middle(near) : cell.row;
      }
      column.sort((a, b) => a.area - b.area || a.middle - b.middle || a.row - b.row);
      number(column);
    }
    const found = crossings(columns);
    if (found < fewest) { fewest = found; best = columns.map(column => [...column]); }
  }
  best.forEach((column, row) => { columns[row] = column; number(column); });
}

function middle(cells) {
  let sum = 0;
  for (const cell of cells) sum += cell.row;
  return sum / cells.length;
}

/// The number of crossing links, counted with a tree of sums between each two columns.
function crossings(columns) {
  let count = 0;
  for (let row = 0; row + 1 < columns.length; row++) {
    const width = columns[row + 1].length;
    const tree = new Int32Array(width + 1);
    let seen = 0;
    for (const cell of columns[row]) {
      const ends = cell.right.map(next => next.row).sort((a, b) => a - b);
      for (const end of ends) {
        let below = 0;
        for (let at = end + 1; at > 0; at -= at & -at) below += tree[at];
        count += seen - below;
      }
      for (const end of ends) {
        for (let at = end + 1; at <= width; at += at & -at) tree[at]++;
        seen++;
      }
    }
  }
  return count;
}
