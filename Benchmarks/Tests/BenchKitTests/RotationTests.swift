import Catalog
import JSONCore
import Testing

@testable import BenchKit

/// The documents that the calls of the cells use.
@Suite struct RotationTests {
  /// Records its documents and values, and fails for one of them.
  private final class Recorder: Codec {
    private let sound: any Codec<Todo>
    private let wrong: Todo?
    private let emptied: Bool
    var decoded: [[UInt8]] = []
    var encoded: [Todo] = []

    /// - Parameter emptied: Whether every text is empty, but decodes to the value that was encoded last.
    init(_ sound: any Codec<Todo>, wrong: Todo? = nil, emptied: Bool = false) {
      self.sound = sound
      self.wrong = wrong
      self.emptied = emptied
    }

    func document(from bytes: [UInt8]) -> [UInt8] { bytes }
    func bytes(of document: [UInt8]) -> [UInt8] { document }

    func decode(_ document: [UInt8]) throws -> Todo {
      decoded.append(document)
      if emptied, let last = encoded.last { return last }
      var todo = try Self.decode(document, by: sound)
      if todo == wrong { todo.title += "!" }
      return todo
    }

    func encode(_ value: Todo) throws -> [UInt8] {
      encoded.append(value)
      if emptied { return [] }
      // Foundation writes the members of equal values in different orders.
      var writer = JSONWriter(options: .canonical)
      try writer.write(JSONCore.Document(parsing: Self.encode(value, by: sound)).root)
      return try writer.finish()
    }

    private static func decode<C: Codec<Todo>>(_ bytes: [UInt8], by codec: C) throws -> Todo {
      try codec.decode(bytes: bytes)
    }

    private static func encode<C: Codec<Todo>>(_ value: Todo, by codec: C) throws -> [UInt8] {
      codec.bytes(of: try codec.encode(value))
    }
  }

  private let data = CatalogData()

  private func reference() throws -> any Codec<Todo> {
    try #require(FoundationPeers.codable(catalogue: data.catalogue).todo)
  }

  private func cells(
    _ rows: [(String, Recorder)], reference: (any Codec<Todo>)? = nil, parsers: [DocumentParser] = []
  ) throws -> [Cell] {
    let block = CellBlock<Todo>(
      model: .todo, size: .small, filter: CellFilter(isFull: true), requiredMember: "title"
    ) { data.todo }
    return block.cells(
      rows: rows.map { CellBlock.Row(strategy: $0.0, backend: .native, isPeer: false, codec: $0.1) },
      reference: try reference ?? self.reference(), floors: [.copy()], parsers: parsers)
  }

  private func workload(
    _ cells: [Cell], _ strategy: String, _ operation: BenchKit.Operation
  ) throws -> Workload {
    try #require(cells.first { $0.identity.strategy == strategy && $0.identity.operation == operation })
      .prepare()
  }

  @Test(arguments: [BenchKit.Operation.decode, .encode, .roundtrip, .reject])
  func allRowsUseAHundredDocumentsInTheSameOrder(operation: BenchKit.Operation) throws {
    let rows = [("a", Recorder(try reference())), ("b", Recorder(try reference()))]
    let cells = try cells(rows)
    for (name, _) in rows {
      // Calls that begin in the middle of the rotation, and continue beyond its end.
      try workload(cells, name, operation).run(1730..<1850)
    }
    func seen(_ recorder: Recorder) -> [[UInt8]] {
      operation == .encode
        ? recorder.encoded.compactMap { value in data.todo.documents.first { $0.value == value }?.bytes }
        : recorder.decoded
    }
    let documents = seen(rows[0].1)
    #expect(documents.count == 120)
    #expect(Set(documents).count == 100)
    #expect(documents == seen(rows[1].1))
    #expect(documents[0] == documents[100])
    if operation == .decode || operation == .encode { #expect(documents[70] == data.todo.first.bytes) }
    if operation == .reject {
      #expect(documents.allSatisfy { String(decoding: $0, as: UTF8.self).contains(#""Title":"#) })
    }
  }

  @Test func theReferenceDecodesEqualTextsOnce() throws {
    let reference = Recorder(try reference())
    let rows = try ["a", "b"].map { ($0, Recorder(try self.reference())) }
    let cells = try cells(rows, reference: reference)
    for (name, _) in rows {
      try workload(cells, name, .encode).check()
      #expect(Set(reference.decoded).count == 100)
      #expect(reference.decoded.count == 100)
    }
  }

  @Test func theReferenceDecodesATextThatDiffersFromTheAgreedOne() throws {
    let reference = try reference()
    let rows: [(String, Recorder)] = [
      ("sound", Recorder(reference)), ("bad", Recorder(reference, emptied: true)),
    ]
    let cells = try cells(rows)
    try workload(cells, "sound", .encode).check()
    let failure = #expect(throws: GateFailure.self) { try workload(cells, "bad", .encode).check() }
    #expect(failure?.description == "encodes what the reference cannot read")
  }

  @Test("A list arrives in as many chunks as it has objects, and must have its values then")
  func lists() throws {
    let lists = CatalogData { _ in 2 }.todos(.medium)
    var seen: [[ArraySlice<UInt8>]] = []
    let work = partialWork(
      { chunks, decodesEach in
        if decodesEach { seen.append(chunks) }
        return lists.documents.first { chunks.joined().elementsEqual($0.bytes) }?.value ?? []
      }, { _ in [] }, lists)
    try work.check()
    try work.run(1..<2)
    #expect(seen.map(\.count) == [100, 100, 100])
    #expect(seen[2].joined().elementsEqual(lists.documents[1].bytes))
    let failure = #expect(throws: GateFailure.self) {
      try partialWork({ _, _ in [] }, { _ in [] }, lists).check()
    }
    #expect(failure?.description == "decodes to other values")
  }

  @Test func parsersAndFloorsUseTheDocumentsInTheSameOrder() throws {
    var parsed: [[UInt8]] = []
    let parser = DocumentParser(backend: .native) { bytes in { parsed.append(bytes) } }
    let cells = try cells([], parsers: [parser])
    let parse = try workload(cells, "native", .parse)
    #expect(parsed.isEmpty)
    try parse.check()
    #expect(parsed == data.todo.documents.map(\.bytes))
    try parse.run(98..<101)
    #expect(parsed.suffix(3) == [98, 99, 0].map { data.todo.documents[$0].bytes })
    let copy = try workload(cells, FloorName.copy, .decode)
    #expect(copy.documents == 100)
    try copy.run(0..<200)
  }

  @Test(arguments: [
    (BenchKit.Operation.decode, "decodes to other values"), (.encode, "does not read back what it encodes"),
    (.roundtrip, "does not read back what it encodes"), (.reject, "decodes to other values"),
  ])
  func oneBadDocumentOfAHundredFailsTheGate(operation: BenchKit.Operation, reason: String) throws {
    let wrong = data.todo.documents[73].value
    let rows = [("sound", Recorder(try reference())), ("bad", Recorder(try reference(), wrong: wrong))]
    let cells = try cells(rows)
    try workload(cells, "sound", operation).check()
    let failure = #expect(throws: GateFailure.self) { try workload(cells, "bad", operation).check() }
    #expect(failure?.description == reason)
  }

  @Test(arguments: [(ModelName.movie, DataSize.small), (.movie, .medium), (.todo, .small), (.todo, .medium)])
  func everySmallAndMediumCellRotates(model: ModelName, size: DataSize) throws {
    let reference = FoundationPeers.codable(catalogue: data.catalogue)
    let matrix = ComparisonMatrix(
      data: data, reference: reference, codecs: [reference], parsers: [FoundationPeers.parser])
    let cells = matrix.cells(matching: CellFilter(models: [model], sizes: [size], isFull: true))
    // Foundation doesn't decode lists that are still arriving.
    #expect(Set(cells.map(\.identity.operation)) == Set(BenchKit.Operation.allCases).subtracting([.partial]))
    #expect(try cells.map { try $0.prepare().documents } == Array(repeating: 100, count: cells.count))
  }

  @Test func fiveMegabytesAndFilesAreOneDocument() throws {
    let reference = FoundationPeers.codable(catalogue: data.catalogue)
    let matrix = ComparisonMatrix(
      data: data, reference: reference, codecs: [reference], parsers: [FoundationPeers.parser])
    let large = matrix.cells(matching: CellFilter(models: [.todo], sizes: [.large]))
    let file = try matrix.cells(of: data.todo.first.bytes, as: .todo, matching: CellFilter())
    #expect(Set(try (large + file).map { try $0.prepare().documents }) == [1])
  }

  @Test func aModelOfYourOwnRotates() throws {
    struct Point: Codable, Equatable, Sendable { var x: Int }
    struct PointGenerator: ModelGenerator {
      func model(_ number: Int, using random: inout SplitMix64, into wire: inout [UInt8]) -> Point {
        let point = Point(x: random.number(below: 1_000_000))
        wire += #"{"x":\#(point.x)}"#.utf8
        return point
      }
    }
    for (count, documents) in [(nil, 100), (7, 7), (0, 1)] as [(Int?, Int)] {
      let rows = [OwnRow<Point>("again")]
      let model =
        count.map { OwnModel("point", generator: PointGenerator(), documents: $0, rows: rows) }
        ?? OwnModel("point", generator: PointGenerator(), rows: rows)
      let cells = model.cells(matching: CellFilter(), parsers: []).filter {
        [.small, .medium].contains($0.identity.size)
      }
      #expect(Set(try cells.filter(\.isReported).map { try $0.prepare().documents }) == [documents])
    }
  }
}
