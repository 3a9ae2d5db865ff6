package import BenchKit

/// Instructions and allocated blocks per object, as a text with a line for each cell. The text can be parsed,
/// and compared with `diff`.
package struct InstructionTable: Sendable, Hashable, Codable {
  /// The compiler, the processor and the system, on which the counts depend.
  package var origin: [String]
  /// The counts, in the order of the lines.
  package var counts: [InstructionCount]

  package init(origin: [String], counts: [InstructionCount]) {
    self.origin = origin
    self.counts = counts
  }

  /// Creates the table of a measurement, ordered by models, operations and documents.
  package init(environment: Environment, counts: [InstructionCount]) {
    func place(_ count: InstructionCount) -> [Int] {
      let cell = count.cell
      return [
        InstructionCell.models.firstIndex(of: cell.model),
        InstructionCell.operations.firstIndex(of: cell.operation),
        InstructionCell.Documents.allCases.firstIndex(of: cell.documents),
      ].map { $0 ?? .max }
    }
    // Comparing the indices at the end preserves the order of the strategies.
    let sorted = counts.enumerated().sorted { first, second in
      let (one, other) = (place(first.element) + [first.offset], place(second.element) + [second.offset])
      return one.lexicographicallyPrecedes(other)
    }
    self.init(origin: [environment.swift, environment.cpu, environment.os], counts: sorted.map(\.element))
  }

  static let columns: [TextTable.Column] = [
    .init(title: "model", width: 8, alignment: .left), .init(title: "operation", width: 9, alignment: .left),
    .init(title: "documents", width: 13, alignment: .left),
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
      + counts.map { table.line(Self.cells(of: $0)) } + arrivals
    return lines.text
  }

  /// The ratios of lists that arrive in parts, for each model and strategy.
  private var arrivals: [String] {
    let known = Dictionary(counts.map { ($0.cell, $0.instructions) }) { first, _ in first }
    return counts.filter { $0.cell.documents == .complete }.map { count in
      func ratio(_ documents: InstructionCell.Documents, to base: InstructionCell.Documents) -> String {
        let figures = [documents, base].map { documents in
          var cell = count.cell
          cell.documents = documents
          return known[cell] ?? nil
        }
        guard let first = figures[0], let second = figures[1], second > 0 else { return "n/a" }
        return FigureFormat.fixed(first / second, decimals: 2)
      }
      let parts = [.tenParts, .hundredParts, .thousandParts].map { ratio($0, to: .onePart) }
      return "# \(count.cell.strategy) \(count.cell.model.rawValue): 10, 100 and 1000 parts take "
        + "\(parts.joined(separator: ", ")) × 1 part; with a question after each of 100 parts "
        + "\(ratio(.hundredValues, to: .complete)) × one decode"
    }
  }

  static func cells(of count: InstructionCount) -> [String] {
    let cell = count.cell
    func figure(_ number: Double?) -> String { number.map { FigureFormat.fixed($0, decimals: 2) } ?? "n/a" }
    return [
      cell.model.rawValue, cell.operation.rawValue, cell.documents.rawValue, cell.strategy,
      figure(count.instructions), figure(count.mallocs),
    ]
  }

  /// Parses the text of a table.
  ///
  /// - Throws: ``Failure``.
  package init(text: String) throws(Failure) {
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.title[...] else { throw Failure("it isn't a table of make instructions") }
    origin = lines.prefix { $0.hasPrefix(Self.originMark) }.map {
      String($0.dropFirst(Self.originMark.count))
    }
    counts = []
    // The header follows the origin.
    for line in lines.dropFirst(origin.count + 1) where !line.hasPrefix("#") {
      guard let count = Self.count(in: line) else {
        throw Failure("this line doesn't belong to such a table: \(line)")
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

  /// The error for a text that can't be parsed as a table.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// A sentence to follow "cannot use the file: ".
    package let description: String

    init(_ description: String) { self.description = description }
  }
}
