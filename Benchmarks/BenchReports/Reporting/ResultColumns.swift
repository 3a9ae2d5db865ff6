import BenchKit

/// A column of the result tables.
struct ResultColumn: Sendable {
  let title: String
  let width: Int
  let text: @Sendable (ResultRow) -> String

  static let nsPerObject = ResultColumn(title: "ns/object", width: 9) {
    $0.nsPerObject.map(FigureFormat.amount) ?? "–"
  }
  static let mbPerSecond = ResultColumn(title: "MB/s", width: 6) {
    $0.mbPerSecond.map(FigureFormat.amount) ?? "–"
  }
  static let ratio = ResultColumn(title: "ratio", width: 6) { row in
    row.ratio.map(FigureFormat.ratio) ?? "–"
  }
  static let mark = ResultColumn(title: "", width: 2) { ($0.verdict?.sign ?? "") + ($0.isNoisy ? "~" : "") }
  /// The interval; a raised 1 marks that of a single process.
  static let interval = ResultColumn(title: "95 % interval", width: 13) { row in
    guard !row.cell.isReference, let low = row.ratioLow, let high = row.ratioHigh else { return "" }
    return "\(FigureFormat.ratio(low)) – \(FigureFormat.ratio(high))" + (row.processes == 1 ? "¹" : "")
  }
  static let mallocs = ResultColumn(title: "mallocs", width: 7) {
    $0.mallocsPerObject.map { FigureFormat.fixed($0, decimals: 2) } ?? "–"
  }
  static let bytes = ResultColumn(title: "bytes", width: 6) {
    $0.mallocBytesPerObject.map(FigureFormat.amount) ?? "–"
  }

  static let all = [nsPerObject, mbPerSecond, ratio, mark, interval, mallocs, bytes]

  /// Returns the columns that fit into the width, without the least important ones.
  static func fitting(width: Int) -> [ResultColumn] {
    switch width {
    case 94...: all
    case 85..<94: [nsPerObject, ratio, mark, interval, mallocs, bytes]
    case 74..<85: [nsPerObject, ratio, mark, interval, mallocs]
    default: [nsPerObject, ratio, mark, mallocs]
    }
  }
}

extension CellIdentity {
  /// The cell as text, such as `manual over jansson todos decode medium`.
  var title: String { "\(name) \(place)" }

  /// The display name of the strategy, and its backend unless the name implies it.
  var name: String {
    let title = StrategyTraits.title(of: strategy)
    return namesBackend ? "\(title) over \(backend.rawValue)" : title
  }

  /// Whether the strategy doesn't imply the backend.
  var namesBackend: Bool {
    ![.native, .contender].contains(backend) && strategy != backend.rawValue && !PeerName.isPeer(strategy)
  }

  /// The coordinates without the strategy, such as `todos decode medium`.
  var place: String {
    "\(model.rawValue) \(operation.rawValue) \(size.rawValue)"
      + (shape == .ordered ? "" : " \(shape.rawValue)")
  }
}

extension ResultRow {
  /// The cell's name, with an explanation of the control.
  var name: String {
    cell.isControl ? "\(cell.strategy) (reference again)" : cell.name
  }

  /// The reason why there are no figures; `nil` if there are figures.
  var reason: String? {
    if let unavailable { return unavailable.firstLine }
    return nsPerObject == nil ? "no sample" : nil
  }

  /// The documents of the rows of one size and shape, such as `100 documents of 100 objects, 32 841 bytes`,
  /// or `shuffled, 100 documents of …`.
  var heading: String {
    guard objects > 0 else {
      return cell.size.rawValue + (cell.shape == .ordered ? "" : ", \(cell.shape.rawValue)")
    }
    return "\(content), \(FigureFormat.grouped(bytes)) bytes"
  }

  /// The number and shape of the objects of the documents.
  var content: String {
    let shape = cell.shape == .ordered ? "" : "\(cell.shape.rawValue), "
    let rotation = documents > 1 ? "\(FigureFormat.grouped(documents)) documents of " : ""
    return "\(shape)\(rotation)\(FigureFormat.grouped(objects)) \(objects == 1 ? "object" : "objects")"
  }
}
