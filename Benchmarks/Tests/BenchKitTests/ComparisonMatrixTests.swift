import BenchKit
import Catalog
import Testing

/// Foundation's codec for todos with wrong results.
private struct SpoiltCodec: Codec {
  var sound: any Codec<Todo>
  var decoding: (Todo) -> Todo = { $0 }
  var encoding: ([UInt8]) -> [UInt8] = { $0 }
  var unpacking: ([UInt8]) -> [UInt8] = { $0 }

  func document(from bytes: [UInt8]) -> [UInt8] { bytes }
  func bytes(of document: [UInt8]) -> [UInt8] { document }

  func decode(_ document: [UInt8]) throws -> Todo {
    decoding(try Self.decode(unpacking(document), by: sound))
  }

  func encode(_ value: Todo) throws -> [UInt8] { encoding(try Self.encode(value, by: sound)) }

  private static func decode<C: Codec<Todo>>(_ bytes: [UInt8], by codec: C) throws -> Todo {
    try codec.decode(codec.document(from: bytes))
  }

  private static func encode<C: Codec<Todo>>(_ value: Todo, by codec: C) throws -> [UInt8] {
    codec.bytes(of: try codec.encode(value))
  }
}

@Suite struct ComparisonMatrixTests {
  /// Few documents, because a debug build takes long for many; `RotationTests` tests many.
  private let data = CatalogData { $0 == .large ? 1 : 3 }
  private var reference: CatalogCodecs { FoundationPeers.codable(catalogue: data.catalogue) }

  private func matrix(adding codecs: [CatalogCodecs] = []) -> ComparisonMatrix {
    ComparisonMatrix(
      data: data, reference: reference,
      codecs: [
        reference, FoundationPeers.codableWithDateFormatter(),
        FoundationPeers.casts(catalogue: data.catalogue),
      ] + codecs,
      parsers: [FoundationPeers.parser]
    )
  }

  private func measured(_ cells: [Cell]) -> [MeasuredCell] {
    var time: UInt64 = 0
    let sampler = Sampler(
      now: {
        time += 10_000_000
        return time
      }, allocations: nil)
    return sampler.measure(cells, plan: SamplingPlan(budget: 0, minimumRounds: 1, seed: 1))
  }

  @Test(arguments: [DataSize.small, .medium])
  func peersPassTheGate(size: DataSize) {
    let filter = CellFilter(models: [.movie, .user, .skill, .todo], sizes: [size])
    let cells = measured(matrix().cells(matching: filter))
    // Decode and encode of four models by two peers and the control, and of movies by a fourth row; four
    // parse rows; two floors of four models.
    #expect(cells.count == 2 * (4 * 3 + 1) + 4 + 4 * 2)
    #expect(cells.allSatisfy { $0.unavailable == nil })
  }

  @Test func aPlainRunLeavesSkillsOut() {
    let models = Set(matrix().cells(matching: CellFilter()).map(\.identity.model))
    #expect(models == [.movie, .movies, .user, .users, .todo, .todos])
  }

  @Test func aPlainRunShowsStrategiesOverTheNativeBackendOnly() {
    var native = CatalogCodecs(strategy: "manual", backend: .native)
    var jansson = CatalogCodecs(strategy: "manual", backend: .jansson)
    native.todo = reference.todo
    jansson.todo = reference.todo
    let matrix = matrix(adding: [native, jansson])
    func backends(_ filter: CellFilter) -> Set<BackendName> {
      let cells = matrix.cells(matching: filter).map(\.identity)
      return Set(cells.filter { $0.strategy == "manual" }.map(\.backend))
    }
    #expect(backends(CellFilter()) == [.native])
    #expect(backends(CellFilter(backends: [.jansson])) == [.jansson])
  }

  @Test func strategiesThatShareAnEncodingHaveOneRow() {
    let rows = ["manual", "derived"].map { strategy in
      var row = CatalogCodecs(strategy: strategy, writer: "written", backend: .native)
      row.todo = reference.todo
      return row
    }
    func cells(_ strategies: Set<String>, _ operation: BenchKit.Operation) -> [String] {
      let filter = CellFilter(strategies: strategies, operations: [operation], sizes: [.small])
      let peers = [PeerName.reference, PeerName.control]
      return matrix(adding: rows).cells(matching: filter).map(\.identity.strategy).filter {
        !peers.contains($0)
      }
    }
    #expect(cells(["manual", "derived", "written"], .decode) == ["manual", "derived"])
    #expect(cells(["manual", "derived", "written"], .encode) == ["written"])
    #expect(cells(["manual", "derived", "written"], .roundtrip) == ["manual", "derived"])
    #expect(cells(["manual"], .encode) == [])
  }

  @Test("A plain run measures one row of Foundation at 5 MB, and no date formatters in lists")
  func slowRowsOfFoundation() {
    func rows(
      _ size: DataSize, _ operation: BenchKit.Operation = .decode,
      _ change: (inout CellFilter) -> Void = { _ in }
    ) -> Set<String> {
      var filter = CellFilter(operations: [operation])
      change(&filter)
      let cells = matrix().cells(matching: filter).map(\.identity).filter { $0.size == size }
      return Set(cells.map(\.strategy)).subtracting(FloorName.all)
    }
    let all: Set = ["foundation-codable", "control", "foundation-casts", "foundation-codable-dateformatter"]
    for size in [DataSize.small, .medium, .large] {
      #expect(rows(size).isSuperset(of: all))
      #expect(rows(size, .parse) == ["foundation"])
      #expect(rows(size, .parse) { $0.isHurried = true } == (size == .large ? [] : ["foundation"]))
    }
    #expect(rows(.small) { $0.isHurried = true }.isSuperset(of: all))
    #expect(rows(.medium) { $0.isHurried = true }.isDisjoint(with: ["foundation-codable-dateformatter"]))
    #expect(rows(.medium) { $0.isHurried = true }.contains("foundation-casts"))
    #expect(rows(.large) { $0.isHurried = true } == ["foundation-codable"])
  }

  @Test func aFullRunOnlyDecodesFiveMegabytesOverOtherBackends() {
    func operations(_ size: DataSize, _ change: (inout CellFilter) -> Void = { _ in }) -> Set<Operation> {
      var filter = CellFilter(isFull: true)
      change(&filter)
      var row = CatalogCodecs(strategy: "other", backend: .jansson)
      row.todo = reference.todo
      row.todos = reference.todos
      let cells = matrix(adding: [row]).cells(matching: filter).map(\.identity)
      return Set(cells.filter { $0.strategy == "other" && $0.size == size }.map(\.operation))
    }
    #expect(operations(.large) == [.decode])
    #expect(operations(.medium) == [.decode, .encode, .roundtrip, .reject])
    #expect(operations(.large) { $0.operations = [.encode] } == [.encode])
    #expect(operations(.large) { $0.backends = [.jansson] } == [.decode, .encode, .roundtrip, .reject])
  }

  @Test func theReferenceIsMeasuredEvenIfItIsNotReported() {
    let filter = CellFilter(
      strategies: [PeerName.casts], models: [.todos], operations: [.decode], sizes: [.medium])
    let cells = matrix().cells(matching: filter)
    #expect(cells.map(\.identity.strategy) == [PeerName.reference, PeerName.casts, PeerName.control])
    #expect(cells.map(\.isReported) == [false, true, true])
  }

  @Test func wrongResultsGiveAReason() throws {
    let sound = try #require(reference.todo)
    var spoilt: [(String, SpoiltCodec)] = []
    spoilt.append(
      (
        "decode",
        SpoiltCodec(
          sound: sound,
          decoding: {
            var todo = $0
            todo.completed.toggle()
            return todo
          })
      )
    )
    spoilt.append(("write", SpoiltCodec(sound: sound, encoding: { $0.map { $0 == 0x3A ? 0x20 : $0 } })))
    spoilt.append(
      (
        "private",
        SpoiltCodec(
          sound: sound, encoding: { [0x21] + $0 },
          unpacking: { Array($0.first == 0x21 ? $0.dropFirst() : $0[...]) }
        )
      )
    )
    let rows = spoilt.map { name, codec in
      var row = CatalogCodecs(strategy: name, backend: .native)
      row.todo = codec
      return row
    }
    let filter = CellFilter(strategies: ["decode", "write", "private"], operations: [.decode, .encode])
    let reported = measured(matrix(adding: rows).cells(matching: filter)).filter {
      $0.isReported && !$0.identity.isControl
    }
    let reasons = reported.map {
      "\($0.identity.strategy) \($0.identity.operation): \($0.unavailable ?? "sound")"
    }
    #expect(
      reasons.map { String($0.prefix(54)) } == [
        "decode decode: decodes to other values",
        "write decode: DecodingError.dataCorrupted: Data was co",
        "private decode: sound",
        "decode encode: does not read back what it encodes",
        "write encode: DecodingError.dataCorrupted: Data was co",
        "private encode: encodes what the reference cannot read",
      ]
    )
  }

  @Test func aModelSelectedByNameIsDecodedAndEncoded() throws {
    let bytes = Array(#"{"userId":1,"id":null,"title":"Buy milk","completed":false}"#.utf8)
    let encoded = try #require(
      try FoundationPeers.casts(catalogue: data.catalogue).roundTrip(bytes, as: .todo))
    #expect(
      try FoundationPeers.casts(catalogue: data.catalogue).roundTrip(encoded, as: .todo)?.count
        == encoded.count)
    #expect(try FoundationPeers.codableWithDateFormatter().roundTrip(bytes, as: .todo) == nil)
  }

  @Test(arguments: [ModelName.movie, .user, .skill, .todo])
  func everyOperationIsMeasured(model: ModelName) {
    let filter = CellFilter(models: [model], sizes: [.small, .medium], isFull: true)
    let cells = measured(matrix().cells(matching: filter))
    // Foundation doesn't decode lists that are still arriving.
    #expect(Set(cells.map(\.identity.operation)) == Set(Operation.allCases).subtracting([.partial]))
    #expect(cells.filter { $0.unavailable != nil } == [])
  }

  @Test func acceptingABrokenDocumentFailsTheGate() {
    var row = CatalogCodecs(strategy: "lax", backend: .native)
    row.todo = SpoiltCodec(
      sound: reference.todo ?? FailingCodec(),
      unpacking: { Array(String(decoding: $0, as: UTF8.self).replacing("\"Title\"", with: "\"title\"").utf8) }
    )
    let filter = CellFilter(strategies: ["lax"], operations: [.reject])
    let cells = measured(matrix(adding: [row]).cells(matching: filter)).filter { !$0.identity.isControl }
    #expect(cells.map(\.unavailable) == [nil, "accepts a document that lacks a member"])
    #expect(cells.map(\.isReported) == [false, true])
  }

  @Test func aDocumentOfTheUserIsMeasured() throws {
    let bytes = Array(#"[{"userId":1,"title":"Buy milk","completed":false}]"#.utf8)
    let cells = measured(try matrix().cells(of: bytes, as: .todos, matching: CellFilter()))
    #expect(cells.allSatisfy { $0.unavailable == nil && $0.objects == 1 && $0.bytes == bytes.count })
    #expect(Set(cells.map(\.identity.size)) == [.file])
    #expect(Set(cells.map(\.identity.operation)) == [.decode, .encode, .parse])
  }

  @Test func aDocumentThatDoesNotContainTheModelIsRefused() {
    #expect(throws: DecodingError.self) {
      try matrix().cells(of: Array("[{}]".utf8), as: .todos, matching: CellFilter())
    }
  }

  @Test func anyDocumentIsParsed() {
    let cells = measured(matrix().parsingCells(of: Array("[1,2]".utf8), matching: CellFilter()))
    #expect(cells.map(\.identity.strategy) == ["foundation"])
    #expect(cells.map(\.identity.model) == [.anything])
    #expect(cells.map(\.unavailable) == [nil])
  }
}

/// The type of a missing codec.
private struct FailingCodec: Codec {
  struct Failure: Error {}
  func document(from bytes: [UInt8]) -> [UInt8] { bytes }
  func bytes(of document: [UInt8]) -> [UInt8] { document }
  func decode(_ document: [UInt8]) throws -> Todo { throw Failure() }
  func encode(_ value: Todo) throws -> [UInt8] { throw Failure() }
}
