import BenchKit

/// The kind of a row.
enum RowKind: String, CaseIterable {
  case strategy, peer, contender, floor, control, parser

  /// The title of a group of such rows.
  var title: String {
    switch self {
    case .strategy: "Strategies"
    case .peer: "Foundation, for comparison"
    case .contender: "Contenders"
    case .floor: "Floors: work that every mapping includes"
    case .control: "Control: the reference measured twice"
    case .parser: "Parsers"
    }
  }

  /// The remark after the name of a floor, among rows of several kinds.
  var remark: String { self == .floor ? " (floor)" : "" }
}

extension CellIdentity {
  /// The kind of the cell's row.
  var kind: RowKind {
    if operation == .parse { return .parser }
    if isControl { return .control }
    if backend == .contender { return .contender }
    if FloorName.all.contains(strategy) { return .floor }
    return PeerName.isPeer(strategy) ? .peer : .strategy
  }
}

extension [ResultRow] {
  /// The rows grouped by kind, strategies first, in the order of the report.
  var byKind: [(kind: RowKind, rows: [ResultRow])] {
    RowKind.allCases.compactMap { kind in
      let rows = filter { $0.cell.kind == kind }
      return rows.isEmpty ? nil : (kind, rows)
    }
  }
}
