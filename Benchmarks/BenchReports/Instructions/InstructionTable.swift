package import BenchKit

/// Instructions and blocks of memory per object, one line for each cell, in a form that diffs well and is
/// read again.
package struct InstructionTable: Sendable, Hashable {
  /// What the counts depend on beside the code: the compiler, the processor, the system.
  package var origin: [String]
  /// In the order of the lines.
  package var counts: [InstructionCount]

  package init(origin: [String], counts: [InstructionCount]) {
    self.origin = origin
    self.counts = counts
  }

  /// A table of a measurement, in the order of the models, operations and documents.
  package init(environment: Environment, counts: [InstructionCount]) {
    func place(_ count: InstructionCount) -> [Int] {
      let cell = count.cell
      return [
        InstructionCell.models.firstIndex(of: cell.model),
        InstructionCell.operations.firstIndex(of: cell.operation),
        InstructionCell.Documents.allCases.firstIndex(of: cell.documents),
      ].map { $0 ?? .max }
    }
    // Stable, so that the strategies stay in their usual order.
    let sorted = counts.enumerated().sorted { first, second in
      let (one, other) = (place(first.element) + [first.offset], place(second.element) + [second.offset])
      return one.lexicographicallyPrecedes(other)
    }
    self.init(
      origin: [environment.swift, environment.cpu, environment.os], counts: sorted.map(\.element))
  }

  static let columns: [TextTable.Column] = [
    .init(title: "model", width: 8, alignment: .left), .init(title: "operation", width: 9, alignment: .left),
    .init(title: "documents", width: 9, alignment: .left),
    .init(title: "strategy", width: 12, alignment: .left),
    .init(title: "instructions", width: 12, alignment: .right),
    .init(title: "mallocs", width: 8, alignment: .right),
  ]

  private static let title = "# instructions and mallocs per object"
  private static let originMark = "# by: "

  /// All lines, each ending with a newline.
  package var text: String {
    let table = TextTable(columns: Self.columns)
    let lines =
      [Self.title] + origin.map { Self.originMark + $0 } + [table.header]
      + counts.map { table.line(Self.cells(of: $0)) }
    return lines.text
  }

  static func cells(of count: InstructionCount) -> [String] {
    let cell = count.cell
    func figure(_ number: Double?) -> String { number.map { FigureFormat.fixed($0, decimals: 2) } ?? "n/a" }
    return [
      cell.model.rawValue, cell.operation.rawValue, cell.documents.rawValue, cell.strategy,
      figure(count.instructions), figure(count.mallocs),
    ]
  }

  /// Reads what ``text`` wrote.
  ///
  /// - Throws: ``Failure``.
  package init(text: String) throws(Failure) {
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.title[...] else { throw Failure("it is no table of make instructions") }
    origin = lines.prefix { $0.hasPrefix(Self.originMark) }.map {
      String($0.dropFirst(Self.originMark.count))
    }
    counts = []
    // Below them stands the header.
    for line in lines.dropFirst(origin.count + 1) {
      guard let count = Self.count(in: line) else {
        throw Failure("this is no line of such a table: \(line)")
      }
      counts.append(count)
    }
  }

  private static func count(in line: Substring) -> InstructionCount? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == columns.count, let operation = Operation(rawValue: words[1]),
      let documents = InstructionCell.Documents(rawValue: words[2])
    else { return nil }
    let cell = InstructionCell(
      model: ModelName(rawValue: words[0]), operation: operation, documents: documents, strategy: words[3])
    return InstructionCount(cell: cell, instructions: Double(words[4]), mallocs: Double(words[5]))
  }

  /// Why a text is no such table.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// A sentence to follow "cannot use the file: ".
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
