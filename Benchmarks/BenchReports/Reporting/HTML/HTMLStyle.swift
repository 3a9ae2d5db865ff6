/// The style of the page: system fonts, no network, light and dark.
enum HTMLStyle {
  static let css = """
    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1e21; --soft: #5b6068; --line: #d5d9df;
      --panel: #f5f6f8; --accent: #1f5fbf; --good: #18794e; --bad: #b42318; --same: #5b6068; --warn: #8a5a00;
      --p1: #4477aa; --p2: #c8562f; --p3: #2a8a5a; --p4: #8f5aa8;
      --c0: #3a6ea5; --c1: #d1435b; --c2: #1f8a4c; --c3: #8a7400; --c4: #0f86a8;
      --c5: #9c3587; --c6: #6b6b6b; --c7: #b8620f; --c8: #6a4fb5; --c9: #2b7f70; }
    @media (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #e7e9ec; --soft: #a3a9b3; --line: #363b43;
      --panel: #1f2329; --accent: #7fb0ff; --good: #54c48d; --bad: #ff8d82; --same: #a3a9b3; --warn: #f0bd62;
      --p1: #77aadd; --p2: #f0a080; --p3: #66c596; --p4: #c79bd6;
      --c0: #77aadd; --c1: #ff8d9a; --c2: #5fcf8a; --c3: #d8c24a; --c4: #5ccbe8;
      --c5: #e08fd0; --c6: #b0b0b0; --c7: #f0a35a; --c8: #b3a0f0; --c9: #74c9b8; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
    h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; }
    h3 { font-size: 1.05rem; margin: 1.75rem 0 .25rem; } h4 { font-size: .85rem; font-weight: 500;
      color: var(--soft); margin: .9rem 0 .2rem; }
    a { color: var(--accent); } p { margin: .4rem 0; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
    .skip { position: absolute; left: -100vw; } .skip:focus { position: static; }
    .stamp { border-left: 4px solid var(--warn); background: var(--panel); padding: .5rem .75rem; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .row { display: grid; grid-template-columns: 15.5rem minmax(0, 1fr) 5.5rem; gap: .75rem; align-items: center; }
    .name, .figure { font-size: .85rem; line-height: 20px; } .figure { text-align: right; font-variant-numeric: tabular-nums; }
    .sign { display: inline-block; width: 1.2em; text-align: right; }
    .plot { width: 100%; display: block; background: var(--panel); overflow: hidden; }
    .axis .plot { background: none; overflow: visible; } svg text { font-size: 11px; fill: var(--soft); text-anchor: middle; }
    svg text.left { text-anchor: start; }
    .one { stroke: var(--soft); stroke-dasharray: 2 2; } .reach { stroke: var(--same); stroke-width: 3; opacity: .55; }
    .dot { fill: var(--same); stroke: var(--same); stroke-width: 2; }
    .dot.faster { fill: var(--good); stroke: var(--good); } .reach.faster { stroke: var(--good); }
    .dot.slower { fill: var(--bad); stroke: var(--bad); } .reach.slower { stroke: var(--bad); }
    .dot.noisy { fill: var(--paper); } .bar { fill: var(--p1); }
    .part.parse, .swatch.parse { fill: var(--p1); background: var(--p1); }
    .part.map, .swatch.map { fill: var(--p2); background: var(--p2); }
    .part.build, .swatch.build { fill: var(--p3); background: var(--p3); }
    .part.encode, .swatch.encode { fill: var(--p4); background: var(--p4); }
    .part { stroke: var(--paper); stroke-width: 1; }
    .swatch { display: inline-block; width: .9rem; height: .9rem; margin-right: .35rem; }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .4rem 0; list-style: none;
      font-size: .85rem; }
    .legend li { display: flex; align-items: center; } .key { margin-right: .35rem; flex: none; } .curves { display: block; background: var(--panel); }
    .grid { stroke: var(--line); } .curve { stroke-width: 2; fill: none; }
    .knot { stroke-width: 1.75; fill: none; } .d1 { stroke-dasharray: 7 3; } .d2 { stroke-dasharray: 2 2; }
    .d3 { stroke-dasharray: 9 3 2 3; }
    .c0 { stroke: var(--c0); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); }
    .c3 { stroke: var(--c3); } .c4 { stroke: var(--c4); } .c5 { stroke: var(--c5); }
    .c6 { stroke: var(--c6); } .c7 { stroke: var(--c7); } .c8 { stroke: var(--c8); }
    .c9 { stroke: var(--c9); }
    .told dt { font-weight: 500; color: var(--ink); } .told { grid-template-columns: 1fr; font-size: .82rem; }
    .told dd { margin: 0 0 .15rem 1rem; } details { margin: .6rem 0 1.2rem; } summary { cursor: pointer; color: var(--accent); font-size: .9rem; }
    .scroll { overflow-x: auto; margin: .5rem 0; position: relative; }
    table { border-collapse: collapse; font-size: .82rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding: .4rem 0 .2rem; color: var(--soft); }
    th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
    th[scope=row] { text-align: left; font-weight: 500; position: sticky; left: 0; background: var(--paper); } thead th { color: var(--soft); font-weight: 500; }
    table:has(td.heat) thead th { text-align: center; } td.heat { text-align: center; border: 1px solid var(--paper); }
    .h0 { background: #b5452f; color: #fff; } .h1 { background: #c9772f; color: #000; }
    .h2 { background: #d9a441; color: #000; } .h3 { background: #c9c35a; color: #000; }
    .h4 { background: #8fbf6a; color: #000; } .h5 { background: #3f9c68; color: #000; }
    .silent { background: #6d1a36; color: #fff; font-weight: 600; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; } dt { color: var(--soft); }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere; } code { font-size: .9em; overflow-wrap: anywhere; }
    @media (max-width: 38rem) { .row { grid-template-columns: minmax(0, 1fr) auto; gap: 0 .5rem; }
      .row .plot { grid-column: 1 / -1; grid-row: 2; } .row { margin-bottom: .35rem; }
      dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; }
      th, td { padding: .2rem .4rem; } th[scope=row] { min-width: 7.25rem; white-space: normal; overflow-wrap: anywhere; } }
    @media print { details { display: none; } }
    """
}
