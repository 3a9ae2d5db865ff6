import ArgumentParser
import BenchKit
import BenchRows

/// The options that select cells.
struct CellOptions: ParsableArguments {
  @Option(help: "Measure only this strategy, peer, floor or (for parse rows) backend; repeatable.")
  var strategy: [String] = []

  @Option(help: "Measure only this model, alone and in lists; repeatable.")
  var model: [ModelName] = []

  @Option(help: "Measure only this operation, such as reject, which decodes a broken document; repeatable.")
  var operation: [BenchKit.Operation] = []

  @Option(
    help:
      "Measure only over this backend (\(BackendName.allValueStrings.joined(separator: ", "))); repeatable.")
  var backend: [BackendName] = []

  @Option(help: "Measure only this size: one object, a hundred, or about 5 MB; repeatable.")
  var size: [DataSize] = []

  @Option(
    help: """
      Measure only this shape of objects (\(ObjectShape.allValueStrings.joined(separator: ", "))), in lists of a hundred, \
      beside the ordered ones that it is compared with; repeatable.
      """)
  var shape: [ObjectShape] = []

  @Flag(
    help: """
      Measure all models, shapes, operations and backends that other options do not exclude; at 5 MB, backends other than \
      native only decode, unless you use --backend or --operation.
      """)
  var full = false

  /// Whether there are no options.
  var isWhole: Bool {
    strategy.isEmpty && model.isEmpty && operation.isEmpty && backend.isEmpty && size.isEmpty && shape.isEmpty
  }

  var filter: CellFilter {
    var filter = CellFilter(
      strategies: ComparedRows.rows(of: strategy), models: Set(model), operations: Set(operation),
      backends: Set(backend), sizes: Set(size), shapes: Set(shape), isFull: full)
    // The other shapes exist only in this size.
    if size.isEmpty, !shape.isEmpty, !shape.contains(.ordered) { filter.sizes = [.medium] }
    filter.isHurried = !full && strategy.isEmpty && size.isEmpty
    return filter
  }

  func validate() throws {
    let rows = ComparedRows.strategyNames + ComparedRows.writerNames + OwnRows.models.flatMap(\.strategies)
    let known =
      rows.uniqued() + [PeerName.subclasses] + FloorName.all
      + ComparedRows.parsers.map(\.backend.rawValue)
    for name in strategy where !known.contains(name) {
      throw ValidationError("there is no strategy \"\(name)\"; choose among \(known.joined(separator: ", "))")
    }
  }

  /// - Throws: A `ValidationError` if no cell has all of the chosen properties.
  func requireCells() throws {
    guard !Comparison().matrix.cells(matching: filter).isEmpty else {
      throw ValidationError(
        "no cell of the comparison has all of these properties; bench list shows the available names")
    }
  }
}
