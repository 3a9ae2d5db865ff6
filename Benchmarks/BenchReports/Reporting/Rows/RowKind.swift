import BenchKit

/// What a row is in the comparison.
enum RowKind: String, CaseIterable {
  case strategy, peer, floor, control, parser

  /// What a group of such rows is called.
  var title: String {
    switch self {
    case .strategy: "Strategies"
    case .peer: "Foundation, for comparison"
    case .floor: "Floors: work that no mapping can do without"
    case .control: "Control: the reference measured twice"
    case .parser: "Parsers"
    }
  }

  /// Stands behind the name of a floor, where rows of several kinds are mixed.
  var remark: String { self == .floor ? " (floor)" : "" }
}

extension CellIdentity {
  /// What the cell's row is.
  var kind: RowKind {
    if operation == .parse { return .parser }
    if isControl { return .control }
    if FloorName.all.contains(strategy) { return .floor }
    return PeerName.isPeer(strategy) ? .peer : .strategy
  }
}

extension [ResultRow] {
  /// The rows by what they are, contestants first, in the order of the report.
  var byKind: [(kind: RowKind, rows: [ResultRow])] {
    RowKind.allCases.compactMap { kind in
      let rows = filter { $0.cell.kind == kind }
      return rows.isEmpty ? nil : (kind, rows)
    }
  }
}
