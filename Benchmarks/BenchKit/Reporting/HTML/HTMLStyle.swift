/// The style of the page: system fonts, no network, light and dark.
enum HTMLStyle {
  static let css = """
    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1e21; --soft: #5b6068; --line: #d5d9df;
      --panel: #f5f6f8; --accent: #1f5fbf; --good: #18794e; --bad: #b42318; --same: #5b6068; --warn: #8a5a00;
      --p1: #4477aa; --p2: #ee8866; --p3: #44aa77; --p4: #aa77bb; }
    @media (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #e7e9ec; --soft: #a3a9b3; --line: #363b43;
      --panel: #1f2329; --accent: #7fb0ff; --good: #54c48d; --bad: #ff8d82; --same: #a3a9b3; --warn: #f0bd62;
      --p1: #77aadd; --p2: #f0a080; --p3: #66c596; --p4: #c79bd6; } }
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
    .plot { width: 100%; display: block; background: var(--panel); overflow: hidden; }
    .axis .plot { background: none; } svg text { font-size: 11px; fill: var(--soft); text-anchor: middle; }
    svg text.left { text-anchor: start; }
    .one { stroke: var(--soft); stroke-dasharray: 2 2; } .reach { stroke: var(--same); stroke-width: 3; opacity: .55; }
    .dot { fill: var(--same); stroke: var(--same); stroke-width: 2; }
    .dot.faster { fill: var(--good); stroke: var(--good); } .reach.faster { stroke: var(--good); }
    .dot.slower { fill: var(--bad); stroke: var(--bad); } .reach.slower { stroke: var(--bad); }
    .dot.noisy, .dot.control { fill: var(--paper); } .bar { fill: var(--p1); }
    .part.parse, .swatch.parse { fill: var(--p1); background: var(--p1); }
    .part.map, .swatch.map { fill: var(--p2); background: var(--p2); }
    .part.build, .swatch.build { fill: var(--p3); background: var(--p3); }
    .part.encode, .swatch.encode { fill: var(--p4); background: var(--p4); }
    .part { stroke: var(--paper); stroke-width: 1; }
    .swatch { display: inline-block; width: .9rem; height: .9rem; margin-right: .35rem; vertical-align: -.1rem; }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .4rem 0; list-style: none;
      font-size: .85rem; }
    .key { margin-right: .35rem; vertical-align: -.05rem; } .curves { display: block; background: var(--panel); }
    .grid { stroke: var(--line); } .curve { stroke-width: 2; } .knot { stroke: none; }
    .curve.c0 { stroke: #4477aa; } .knot.c0 { fill: #4477aa; }
    .curve.c1 { stroke: #ee6677; stroke-dasharray: 7 3; } .knot.c1 { fill: #ee6677; }
    .curve.c2 { stroke: #33a65a; stroke-dasharray: 2 2; } .knot.c2 { fill: #33a65a; }
    .curve.c3 { stroke: #b39a1f; stroke-dasharray: 9 3 2 3; } .knot.c3 { fill: #b39a1f; }
    .curve.c4 { stroke: #3fa9c9; } .knot.c4 { fill: #3fa9c9; }
    .curve.c5 { stroke: #aa4499; stroke-dasharray: 7 3; } .knot.c5 { fill: #aa4499; }
    .curve.c6 { stroke: #888888; stroke-dasharray: 2 2; } .knot.c6 { fill: #888888; }
    .curve.c7 { stroke: #cc7722; } .knot.c7 { fill: #cc7722; }
    .curve.c8 { stroke: #7a5fc0; stroke-dasharray: 9 3 2 3; } .knot.c8 { fill: #7a5fc0; }
    .curve.c9 { stroke: #4a9a8a; stroke-dasharray: 4 4; } .knot.c9 { fill: #4a9a8a; }
    details { margin: .6rem 0 1.2rem; } summary { cursor: pointer; color: var(--accent); font-size: .9rem; }
    .scroll { overflow-x: auto; margin: .5rem 0; position: relative; }
    table { border-collapse: collapse; font-size: .82rem; font-variant-numeric: tabular-nums; }
    th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
    th[scope=row] { text-align: left; font-weight: 500; } thead th { color: var(--soft); font-weight: 500; }
    table:has(td.heat) thead th { text-align: center; } td.heat { text-align: center; border: 1px solid var(--paper); }
    .h0 { background: #b5452f; color: #fff; } .h1 { background: #c9772f; color: #000; }
    .h2 { background: #d9a441; color: #000; } .h3 { background: #c9c35a; color: #000; }
    .h4 { background: #8fbf6a; color: #000; } .h5 { background: #3f9c68; color: #000; }
    .silent { background: #6d1a36; color: #fff; font-weight: 600; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; } dt { color: var(--soft); }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere; } code { font-size: .9em; overflow-wrap: anywhere; }
    @media (max-width: 38rem) { .row { grid-template-columns: minmax(0, 1fr) auto; gap: 0 .5rem; }
      .row .plot { grid-column: 1 / -1; grid-row: 2; } .row { margin-bottom: .35rem; }
      dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
    @media print { details { display: none; } }
    """
}
