import FurnishCore

extension GraphPage {
    /// Light in print, and dark if the system is.
    static let style = #"""
        :root {
          --paper: #f6f6f3; --card: #ffffff; --ink: #1e2530; --faint: #6c7584; --line: #d9dbe0; --edge: #9aa5b5;
          --area: #fbfbf9; --area-line: #d5d8de; --accent: #2f62c9; --red: #cf2f2f; --red-soft: #fdecec;
          --each: #ffffff; --each-line: #98a2b1; --once: #e3edfd; --once-line: #3b6fd4; --weak: #f3ebfb;
          --weak-line: #8a4fc4; --graph: #e2f4ea; --graph-line: #2c8a55; --collection: #fdf1d8;
          --collection-line: #b7791f; --factory: #e3f4f6; --factory-line: #157f8f; --entry: #1f2a3d; --entry-ink: #ffffff;
          font: 14px/1.45 Inter, "SF Pro Text", "Segoe UI", system-ui, sans-serif; color: var(--ink);
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --paper: #14171c; --card: #1c2027; --ink: #e6e9ef; --faint: #949dab; --line: #323844; --edge: #5c6675;
            --area: #191d23; --area-line: #333a46; --accent: #7ea6f5; --red: #ff6b6b; --red-soft: #3a1f22;
            --each: #242a33; --each-line: #6b7686; --once: #1d2f50; --once-line: #6b9af0; --weak: #33244a;
            --weak-line: #b58ae6; --graph: #17382a; --graph-line: #58c08a; --collection: #3d2f14;
            --collection-line: #d9a441; --factory: #12363c; --factory-line: #4fb6c6; --entry: #dfe5ee; --entry-ink: #14171c;
          }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; background: var(--paper); }
        body { display: flex; flex-direction: column; }
        header {
          display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; padding: 10px 18px;
          background: var(--card); border-bottom: 1px solid var(--line); z-index: 2;
        }
        h1 { font-size: 17px; margin: 0; letter-spacing: -0.01em; }
        #count { margin: 0; color: var(--faint); font-variant-numeric: tabular-nums; }
        #count b { color: var(--red); font-weight: 600; }
        #finder { position: relative; }
        input, button {
          font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 7px;
          padding: 4px 10px;
        }
        input { width: 230px; }
        input:focus, button:focus-visible, .chip:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        button { cursor: pointer; }
        #tools { margin-left: auto; display: flex; gap: 4px; }
        #whole { position: absolute; top: 12px; left: 12px; background: var(--card); border-color: var(--accent); color: var(--accent); }
        #matches {
          position: absolute; top: 36px; left: 0; width: 340px; margin: 0; padding: 5px; list-style: none;
          background: var(--card); border: 1px solid var(--line); border-radius: 9px; max-height: 60vh; overflow: auto;
          box-shadow: 0 8px 28px rgb(0 0 0 / 18%);
        }
        #matches li { padding: 4px 8px; border-radius: 6px; cursor: pointer; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #matches li[aria-selected=true] { background: var(--accent); color: #fff; }
        #matches small { color: inherit; opacity: 0.65; margin-left: 6px; }
        #legend { padding: 6px 12px; background: var(--card); border-top: 1px solid var(--line); }
        #legend, #legend div { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; }
        #legend .shape { vector-effect: non-scaling-stroke; }
        #legend .factory .shape { stroke-width: 1; }
        .item { display: flex; align-items: center; gap: 6px; padding: 2px 8px 2px 5px; font-size: 12px; color: var(--faint); }
        .line { flex: none; }
        .chip {
          display: flex; align-items: center; gap: 6px; padding: 2px 8px 2px 5px; border-radius: 20px; font-size: 12px;
          color: var(--faint); border: 1px solid transparent; background: none;
        }
        .chip[aria-pressed=true] { border-color: var(--accent); color: var(--ink); background: var(--paper); }
        main { position: relative; flex: 1; min-height: 0; display: flex; overflow: hidden; }
        svg#canvas { display: block; flex: 1; min-width: 0; height: 100%; cursor: grab; touch-action: none; user-select: none; }
        svg#canvas:focus, .node:focus { outline: none; }
        svg#canvas:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
        svg#canvas.drag { cursor: grabbing; }

        .area > rect { fill: var(--area); stroke: var(--area-line); }
        .area > text { fill: var(--faint); font-weight: 600; letter-spacing: 0.02em; }
        .area.made > rect { stroke: var(--factory-line); stroke-width: 1.6; }
        .area.made > text { fill: var(--factory-line); cursor: pointer; }
        .node { cursor: pointer; }
        .shape { stroke-width: 1.4; }
        .node text { font-size: 13px; fill: var(--ink); dominant-baseline: central; }
        .node .fact { font-size: 10.5px; fill: var(--faint); }
        .each .shape { fill: var(--each); stroke: var(--each-line); }
        .once .shape { fill: var(--once); stroke: var(--once-line); }
        .weak .shape { fill: var(--weak); stroke: var(--weak-line); stroke-dasharray: 5 3; }
        .graph .shape { fill: var(--graph); stroke: var(--graph-line); }
        .collection .shape { fill: var(--collection); stroke: var(--collection-line); }
        .entry .shape { fill: var(--entry); stroke: var(--entry); }
        .entry text, .entry .fact { fill: var(--entry-ink); }
        .entry .fact { opacity: 0.7; }
        .factory .shape { fill: var(--factory); stroke: var(--factory-line); }
        .missing .shape { fill: var(--red-soft); stroke: var(--red); stroke-dasharray: 4 3; }
        .missing text, .missing .fact { fill: var(--red); }
        .cycle .shape, .broken .shape { stroke: var(--red); stroke-width: 2.2; }
        .live .shape { stroke: var(--accent); stroke-width: 2.2; }
        .unused { opacity: 0.55; }
        .edge { fill: none; stroke: var(--edge); stroke-width: 1.1; opacity: 0.75; }
        .edge.closure { stroke-dasharray: 5 4; }
        .edge.cyclic { stroke: var(--red); stroke-width: 2.6; opacity: 1; }
        .edge.lost { stroke: var(--red); stroke-width: 1.6; stroke-dasharray: 0.1 4; stroke-linecap: round; opacity: 1; }
        .arrow { fill: var(--edge); }
        .arrow.cyclic, .arrow.lost { fill: var(--red); }
        .door { fill: none; stroke: var(--factory-line); stroke-width: 1.6; }
        .arrow.door { fill: var(--factory-line); stroke: none; }
        .far .node .fact { display: none; }
        .far .edge { opacity: 0.5; }

        .chosen .node, .chosen .area > text { opacity: 0.13; }
        .chosen .edge, .chosen .arrow, .chosen .door { opacity: 0.06; }
        .chosen .node.reach { opacity: 0.62; }
        .chosen .node.near { opacity: 1; }
        .chosen.part .node, .chosen.part .area > text { opacity: 1; }
        .chosen.part .edge, .chosen.part .arrow, .chosen.part .door, .chosen .trace { opacity: 1; }
        .node.self .shape { stroke-width: 3; stroke: var(--accent); }
        .node.self.factory .shape { stroke-width: 2; }
        .trace { fill: none; stroke: var(--accent); stroke-width: 2; pointer-events: none; }
        .trace.closure { stroke-dasharray: 6 4; }
        .trace.up { stroke: var(--collection-line); }
        .trace.door { stroke: var(--factory-line); }
        .arrow.trace { fill: var(--accent); stroke: none; }
        .arrow.trace.up { fill: var(--collection-line); }
        .arrow.trace.door { fill: var(--factory-line); }

        #panel {
          position: relative; flex: none; width: min(360px, 50%); overflow: auto; padding: 16px 18px;
          background: var(--card); border-left: 1px solid var(--line); overflow-wrap: anywhere;
        }
        #panel h2 { font-size: 16px; margin: 0 26px 2px 0; }
        #panel h3 { display: flex; align-items: center; gap: 8px; font-size: 11px; text-transform: uppercase; letter-spacing: 0.07em; color: var(--faint); margin: 16px 0 5px; }
        #panel p { margin: 0 0 4px; }
        #panel code { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
        #panel .place { color: var(--faint); font-size: 12px; }
        #panel .error, #panel .warning { border-radius: 8px; padding: 7px 10px; margin-top: 8px; }
        #panel .error { background: var(--red-soft); color: var(--red); }
        #panel .warning { background: var(--collection); }
        #panel .error ul, #panel .warning ul { color: var(--ink); font-size: 12px; }
        #panel ul { list-style: none; margin: 0; padding: 0; }
        #panel li { padding: 3px 0; border-top: 1px solid var(--line); }
        #panel li:first-child { border: 0; }
        #panel a { color: var(--accent); text-decoration: none; cursor: pointer; }
        #panel a:hover { text-decoration: underline; }
        #panel .name { color: var(--faint); }
        #panel dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 12px; margin: 10px 0 0; }
        #panel dt { color: var(--faint); }
        #panel dd { margin: 0; }
        #close { position: absolute; top: 10px; right: 10px; border: 0; background: none; font-size: 17px; }
        .wide { margin-top: 12px; width: 100%; }

        @media print {
          @page { size: landscape; margin: 8mm; }
          #tools, #finder, #panel, #whole, .selecting { display: none; }
          header, #legend { border: 0; }
          html, body, main, header, #legend { background: #fff; }
          svg#canvas { max-height: 100%; }
        }

        """#
}
