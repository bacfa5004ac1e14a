extension GraphPage {
    /// Places the nodes in columns. A node is to the right of all nodes that need it.
    ///
    /// The steps are Sugiyama's: break cycles, choose columns, order them for few crossings, straighten. Two things differ:
    /// all edges to one node that pass the same columns share one line, as wires share a bus, and each factory has its own
    /// band.
    static let layoutScript = #"""
        'use strict';
        const data = JSON.parse(document.getElementById('data').textContent);
        data.factories = data.factories || [];
        const nodeHeight = 38, rowGap = 12, wireGap = 9, columnGap = 64, bandPadding = 26, bandTitle = 30;

        const ruler = document.createElement('canvas').getContext('2d');
        function textWidth(text, font) { ruler.font = font; return ruler.measureText(text).width; }
        function shortened(text) { return text.length > 44 ? text.slice(0, 42) + '…' : text; }

        for (const node of data.nodes) {
          node.shape = node.kind === 'missing' ? 'missing' : node.entryPoint ? 'entry'
            : node.kind === 'collection' ? 'collection' : node.lifetime;
          node.title = shortened(node.type);
          const facts = [node.kind === 'missing' ? 'missing' : node.entryPoint ? 'entry point'
            : node.kind === 'collection' ? 'collection' : node.lifetime === 'each' ? '' : node.lifetime];
          if (node.live) facts.push('live');
          if (node.async) facts.push('async');
          if (node.throws) facts.push('throws');
          if (node.isolation) facts.push('@' + node.isolation);
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
          chooseColumns(nodes, edges);
          const graph = makeWires(nodes, edges);
          orderColumns(graph);
          const bands = placeRows(graph);
          const size = placeColumns(graph, bands);
          return { nodes, edges, wires: graph.wires, bands, size };
        }

        /// Chooses a column for each node. Edges that close a cycle do not count; they are drawn backwards.
        function chooseColumns(nodes, edges) {
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
          // Keeps columns from being much taller than the drawing is wide.
          const most = Math.max(12, Math.ceil(Math.sqrt(3.2 * nodes.length)));
          const filled = [];
          for (const node of order) {
            let column = 0;
            for (const edge of node.into) {
              if (shown.has(edge) && !edge.isBack) column = Math.max(column, data.nodes[edge.from].level + 1);
            }
            while ((filled[column] || 0) >= most) column++;
            filled[column] = (filled[column] || 0) + 1;
            node.level = column;
          }
          // A node that nothing needs, and that is not an entry point, is next to its own needs.
          for (const node of order.reverse()) {
            const outgoing = node.out.filter(edge => shown.has(edge) && !edge.isBack);
            const incoming = node.into.filter(edge => shown.has(edge) && !edge.isBack);
            if (node.entryPoint || !outgoing.length || outgoing.length < incoming.length) continue;
            const column = Math.min(...outgoing.map(edge => data.nodes[edge.to].level)) - 1;
            if (column > node.level && (filled[column] || 0) < most) {
              filled[node.level]--; filled[column] = (filled[column] || 0) + 1;
              node.level = column;
            }
          }
        }

        /// Cuts edges at each column that they pass. Edges to one node share the pieces.
        function makeWires(nodes, edges) {
          const columns = [];
          const add = cell => { (columns[cell.column] ||= []).push(cell); return cell; };
          const cells = nodes.map(node => add({ node, column: node.level, area: node.factory, left: [], right: [], size: nodeHeight }));
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
            for (let column = from.column + 1; column < to.column; column++) {
              const key = edge.to + ' ' + edge.way + ' ' + column;
              let cell = passing.get(key);
              if (!cell) {
                cell = add({ node: null, column, area: to.area, left: [], right: [], size: 0, id: count++ });
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
          for (const column of columns) { column.sort((a, b) => a.area - b.area); number(column); }
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

        """#
}
