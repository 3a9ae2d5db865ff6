/// The style sheet of the page: system fonts, light and dark.
enum HTMLStyle {
  static let css =
    colors + "\n" + text + "\n" + charts + "\n" + tables + "\n" + cards + "\n" + narrow + "\n" + print

  private static let colors = """
    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1e21; --soft: #5b6068; --line: #d5d9df;
      --panel: #f5f6f8; --accent: #1f5fbf; --good: #18794e; --bad: #b42318; --same: #5b6068; --warn: #8a5a00;
      --shade: #00000038; --tint: #e9edf3;
      --p1: #4477aa; --p2: #c8562f; --p3: #2a8a5a; --p4: #8f5aa8;
      --c0: #3a6ea5; --c1: #d1435b; --c2: #1f8a4c; --c3: #8a7400; --c4: #0f86a8;
      --c5: #9c3587; --c6: #6b6b6b; --c7: #b8620f; --c8: #6a4fb5; --c9: #2b7f70; }
    @media screen and (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #e7e9ec; --soft: #a3a9b3; --line: #363b43;
      --panel: #1f2329; --accent: #7fb0ff; --good: #54c48d; --bad: #ff8d82; --same: #a3a9b3; --warn: #f0bd62;
      --shade: #000000b0; --tint: #2b313a;
      --p1: #77aadd; --p2: #f0a080; --p3: #66c596; --p4: #c79bd6;
      --c0: #77aadd; --c1: #ff8d9a; --c2: #5fcf8a; --c3: #d8c24a; --c4: #5ccbe8;
      --c5: #e08fd0; --c6: #b0b0b0; --c7: #f0a35a; --c8: #b3a0f0; --c9: #74c9b8; } }
    """

  private static let text = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 74rem; padding: 1rem; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: .5rem 0; } h2 { font-size: 1.2rem; margin: 1.5rem 0 .25rem; }
    #summary h2 { margin-top: .75rem; }
    h3 { font-size: 1.05rem; margin: 1.75rem 0 .25rem; } h4 { font-size: .85rem; font-weight: 500;
      color: var(--soft); margin: 1.1rem 0 .2rem; }
    a { color: var(--accent); } p { margin: .4rem 0; } code { font-size: .9em; overflow-wrap: anywhere; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .place { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; color: var(--soft);
      font-size: .85rem; }
    .verdict { font-size: 1.1rem; }
    .stamp, .quiet { border-left: 4px solid var(--warn); background: var(--panel); padding: .5rem .75rem;
      font-size: .9rem; } .quiet { border-color: var(--good); }
    .key-line { color: var(--soft); font-size: .85rem; } .key-line b { color: var(--ink); }
    nav h2 { margin-top: 2rem; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .25rem 0 .75rem; padding: 0; list-style: none; }
    .skip { position: absolute; left: -100vw; } .skip:focus { position: static; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    details { margin: .6rem 0 1.2rem; } summary { cursor: pointer; color: var(--accent); font-size: .9rem; }
    details.section { margin: .5rem 0; border: 1px solid var(--line); border-radius: 6px; }
    details.section > summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .6rem;
      position: relative; padding: .5rem .75rem .5rem 2rem; background: var(--panel); border-radius: 5px; list-style: none; }
    details.section > summary::-webkit-details-marker { display: none; }
    details.section > summary::before { content: "▸"; position: absolute; left: .75rem; top: .55rem; } details.section[open] > summary::before { content: "▾"; }
    summary h2 { margin: 0; font-size: 1.1rem; color: var(--ink); } .hint { color: var(--soft); font-size: .85rem; }
    .content { padding: .25rem .75rem .75rem; scroll-margin-top: 4rem; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; } dt { color: var(--soft); }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
    .messages dt { font-weight: 500; color: var(--ink); } .messages { grid-template-columns: 1fr; font-size: .82rem; }
    .messages dd { margin: 0 0 .15rem 1rem; }
    """

  private static let charts = """
    .row { display: grid; grid-template-columns: 15.5rem minmax(0, 1fr) 5.5rem; gap: .75rem; align-items: center; }
    .name, .figure { font-size: .85rem; line-height: 20px; } .figure { text-align: right; font-variant-numeric: tabular-nums; }
    .sign { display: inline-block; width: 1.2em; text-align: right; } .tables .sign { width: 1.9em; text-align: left; padding-left: .1em; }
    .group-title { margin: .3rem 0 .1rem; padding-top: .2rem; border-top: 1px solid var(--line); color: var(--soft);
      font-size: .75rem; }
    .floor .name, .control .name, .floor th[scope=row], .control th[scope=row], text.floor { font-style: italic; }
    .plot { width: 100%; display: block; background: var(--panel); overflow: hidden; }
    .floor .plot { background: repeating-linear-gradient(135deg, var(--panel) 0 5px, var(--tint) 5px 10px); }
    .control .plot { background: none; outline: 1px dashed var(--line); outline-offset: -2px; }
    .axis .plot { background: none; overflow: visible; } svg text { font-size: 11px; fill: var(--soft); text-anchor: middle; }
    svg text.left { text-anchor: start; } .labels text { font-size: 12px; fill: var(--ink); }
    .one { stroke: var(--soft); stroke-dasharray: 2 2; } .reach { stroke: var(--same); stroke-width: 3; opacity: .55; }
    .dot { fill: var(--same); stroke: var(--same); stroke-width: 2; }
    .dot.faster { fill: var(--good); stroke: var(--good); } .reach.faster { stroke: var(--good); }
    .dot.slower { fill: var(--bad); stroke: var(--bad); } .reach.slower { stroke: var(--bad); }
    .dot.floor { fill: var(--ink); stroke: var(--ink); } .dot.control { fill: none; stroke: var(--ink); }
    .dot.noisy { fill: var(--paper); } .bar { fill: var(--p1); }
    .part.parse, .swatch.parse { fill: var(--p1); background: var(--p1); }
    .part.map, .swatch.map { fill: var(--p2); background: var(--p2); }
    .part.build, .swatch.build { fill: var(--p3); background: var(--p3); }
    .part.encode, .swatch.encode { fill: var(--p4); background: var(--p4); }
    .part { stroke: var(--paper); stroke-width: 1; }
    .swatch { display: inline-block; width: .9rem; height: .9rem; margin-right: .35rem; }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .4rem 0; list-style: none;
      font-size: .85rem; }
    .legend li { display: flex; align-items: center; } .key { margin-right: .35rem; flex: none; }
    .size-chart { display: grid; grid-template-columns: minmax(0, 1fr) 270px; } .size-chart .legend { display: none; }
    .curves, .labels { display: block; } .curves { background: var(--panel); }
    .curves text { paint-order: stroke; stroke: var(--panel); stroke-width: 3px; }
    .grid { stroke: var(--line); } .curve { stroke-width: 2; fill: none; } .leader { stroke: var(--soft); fill: none; }
    .lead-out { stroke: var(--soft); opacity: .3; }
    .knot { stroke-width: 1.75; fill: none; } .d1 { stroke-dasharray: 7 3; } .d2 { stroke-dasharray: 2 2; }
    .d3 { stroke-dasharray: 9 3 2 3; } .curve.floor { stroke-width: 1.25; stroke-dasharray: 1 4; }
    .c0 { stroke: var(--c0); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); }
    .c3 { stroke: var(--c3); } .c4 { stroke: var(--c4); } .c5 { stroke: var(--c5); }
    .c6 { stroke: var(--c6); } .c7 { stroke: var(--c7); } .c8 { stroke: var(--c8); }
    .c9 { stroke: var(--c9); }
    """

  /// A shadow at the right shows that a table can be scrolled; at the end of the table it is covered.
  private static let tables = """
    .scroll { overflow-x: auto; margin: .5rem 0; position: relative; background:
      linear-gradient(to left, var(--paper) 1.5rem, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(to left, var(--shade), transparent) right / .9rem 100% no-repeat scroll; }
    .tables { display: flex; flex-wrap: wrap; gap: 0 2.5rem; } .tables .scroll { flex: 1 1 max-content; min-width: 0; max-width: 100%; }
    .tables table { width: 100%; font-size: .95rem; } .tables caption { color: var(--ink); font-weight: 600; }
    table { border-collapse: collapse; font-size: .82rem; font-variant-numeric: tabular-nums; }
    caption { text-align: left; padding: .4rem 0 .2rem; color: var(--soft); }
    th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
    th[scope=row] { text-align: left; font-weight: 500; position: sticky; left: 0; background: var(--paper); padding-left: 0; }
    thead th { color: var(--soft); font-weight: 500; }
    tr.group th { padding: .5rem 0 .1rem; text-align: left; color: var(--soft); font-weight: 500; font-size: .78rem; }
    tr.group span { position: sticky; left: 0; }
    td.ratio { padding-bottom: .35rem; background: linear-gradient(var(--p1), var(--p1)) .6rem 100% / calc((100% - .6rem) *
      var(--share)) 3px no-repeat; }
    .peer td.ratio { background-image: repeating-linear-gradient(90deg, var(--soft) 0 3px, transparent 3px 5px); }
    table:has(td.heat) thead th { text-align: center; } td.heat { text-align: center; border: 1px solid var(--paper); }
    .h0 { background: #a83e29; color: #fff; } .h1 { background: #c9772f; color: #000; }
    .h2 { background: #d9a441; color: #000; } .h3 { background: #c9c35a; color: #000; }
    .h4 { background: #8fbf6a; color: #000; } .h5 { background: #4aa874; color: #000; }
    .silent { background: #6d1a36; color: #fff; font-weight: 600; }
    """

  private static let cards = """
    .cards table { width: 100%; border-collapse: separate; border-spacing: .35rem 0; font-size: .85rem;
      line-height: 1.4; }
    .cards th, .cards td { padding: .1rem .35rem; text-align: center; border-bottom-style: dotted; }
    .cards td { white-space: normal; } .cards th[scope=row] { text-align: left; white-space: normal; min-width: 9rem; }
    .cards tr.group th { padding-top: .35rem; border-bottom-style: solid; }
    .cards thead th { color: var(--ink); font-weight: 600; padding: .25rem .35rem; border-top: 3px solid var(--line); }
    .cards .card { background: var(--panel); } .cards .choice { background: var(--tint); }
    .cards td.speed { font-size: 1.05rem; line-height: 1.25; } .cards td.speed span { display: block; color: var(--soft);
      font-size: .72rem; white-space: nowrap; min-height: 1.25em; }
    .others { font-size: .95rem; } .cards col.card { width: 11%; }
    """

  private static let narrow = """
    .sideways { display: none; position: sticky; left: 0; width: max-content; margin: 0; color: var(--soft);
      font-size: .78rem; }
    @media (max-width: 52rem) { .sideways.wide { display: block; } }
    @media (max-width: 30rem) { .sideways { display: block; } }
    @supports (animation-timeline: scroll()) {
      .sideways, .sideways.wide { display: block; visibility: hidden; height: 0; animation: needed linear both;
        animation-timeline: scroll(nearest inline); }
      @keyframes needed { from, to { visibility: visible; height: 1.3rem; } } }
    @media (max-width: 52rem) { .size-chart { grid-template-columns: minmax(0, 1fr); }
      .size-chart .labels, .lead-out { display: none; } .size-chart .legend { display: flex; } }
    @media (max-width: 38rem) { .row { grid-template-columns: minmax(0, 1fr) auto; gap: 0 .5rem; }
      .row .plot { grid-column: 1 / -1; grid-row: 2; } .row { margin-bottom: .35rem; }
      dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } h1 { font-size: 1.35rem; }
      th, td { padding: .2rem .4rem; } th[scope=row] { min-width: 7.25rem; white-space: normal; overflow-wrap: anywhere; }
      .content { padding-left: .5rem; padding-right: .5rem; } }
    """

  /// For printing on two sheets: the first has the recommendation and the cards, the second the table of each
  /// model and the method. Sections that the reader has unfolded are also printed.
  private static let print = """
    @page { margin: 12mm; }
    @media print { html { font-size: 11px; } body { max-width: none; padding: 0; font-size: 1rem; }
      nav, .skip, .sideways.wide, .sideways.narrow, details:not([open]):not(.section), section:has(> details:not([open])):not(:has(#method))
      { display: none; }
      section:has(#method) > details::details-content { display: block; content-visibility: visible; }
      .scroll { overflow: visible; background: none; } .choice, .card { print-color-adjust: exact; }
      .tables { gap: 0 1.5rem; } .tables table { font-size: .82rem; } .tables th, .tables td { padding: .1rem .4rem; }
      .tables td.ratio { padding-bottom: .25rem; }
      #method { font-size: .85rem; line-height: 1.35; } #method ul { columns: 2; column-gap: 2rem; padding-left: 1rem; }
      #method dl { grid-template-columns: max-content 1fr max-content 1fr; }
      #summary { break-after: page; } }
    """
}
