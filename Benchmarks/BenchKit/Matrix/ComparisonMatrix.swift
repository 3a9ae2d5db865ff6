import Catalog

/// All cells of the comparison: strategies × models × operations × sizes × backends.
package struct ComparisonMatrix {
  private let data: CatalogData
  private let reference: CatalogCodecs
  private let codecs: [CatalogCodecs]
  private let parsers: [DocumentParser]

  /// - Parameters:
  ///   - reference: what the rows are compared with and checked against.
  ///   - codecs: the rows in the order of the report, the reference among them.
  ///   - parsers: the parse rows.
  package init(
    data: CatalogData, reference: CatalogCodecs, codecs: [CatalogCodecs], parsers: [DocumentParser]
  ) {
    self.data = data
    self.reference = reference
    self.codecs = codecs
    self.parsers = parsers
  }

  /// The cells that the filter includes, and the references that they need.
  package func cells(matching filter: CellFilter) -> [Cell] {
    let cells = DataSize.allCases.flatMap { size in
      movies(size, filter) + users(size, filter) + skills(size, filter) + todos(size, filter)
    }
    let wanted = cells.filter(\.isReported)
    let references = Set(wanted.compactMap(\.identity.reference))
    return cells.filter { $0.isReported || references.contains($0.identity) }
  }

  private func movies(_ size: DataSize, _ filter: CellFilter) -> [Cell] {
    size == .small
      ? block(.movie, size, filter, codec: \.movie) { data.movie }
      : block(.movies, size, filter, codec: \.movies) { data.movies(size) }
  }

  private func users(_ size: DataSize, _ filter: CellFilter) -> [Cell] {
    size == .small
      ? block(.user, size, filter, codec: \.user) { data.user }
      : block(.users, size, filter, codec: \.users) { data.users(size) }
  }

  private func skills(_ size: DataSize, _ filter: CellFilter) -> [Cell] {
    size == .small
      ? block(.skill, size, filter, codec: \.skill) { data.skill }
      : block(.skills, size, filter, codec: \.skills) { data.skills(size) }
  }

  private func todos(_ size: DataSize, _ filter: CellFilter) -> [Cell] {
    size == .small
      ? block(.todo, size, filter, codec: \.todo) { data.todo }
      : block(.todos, size, filter, codec: \.todos) { data.todos(size) }
  }

  /// The cells of one model at one size; those that the filter excludes are marked as not reported.
  private func block<Value>(
    _ model: ModelName, _ size: DataSize, _ filter: CellFilter,
    codec: (CatalogCodecs) -> (any Codec<Value>)?, data: @escaping () -> DataSet<Value>
  ) -> [Cell] {
    var cells: [Cell] = []
    func add(_ row: CatalogCodecs, _ operation: Operation, _ cell: (CellIdentity) -> Cell) {
      let identity = CellIdentity(
        strategy: row.strategy, backend: row.backend, model: model, operation: operation, size: size
      )
      var cell = cell(identity)
      cell.isReported = filter.includes(identity, isPeer: row.isPeer)
      cells.append(cell)
    }
    if let reference = codec(self.reference) {
      for row in codecs {
        guard let codec = codec(row) else { continue }
        add(row, .decode) { decodingCell($0, codec, data) }
      }
      for row in codecs {
        guard let codec = codec(row) else { continue }
        add(row, .encode) { encodingCell($0, codec, reference, data) }
      }
    }
    for parser in parsers {
      let row = CatalogCodecs(strategy: parser.backend.rawValue, backend: parser.backend)
      add(row, .parse) { parsingCell($0, parser, data) }
    }
    return cells
  }
}

private func decodingCell<C: Codec>(
  _ identity: CellIdentity, _ codec: C, _ data: @escaping () -> DataSet<C.Value>
) -> Cell {
  Cell(identity: identity) {
    let data = data()
    try CorrectnessGate.checkDecoding(codec, of: data)
    let document = codec.document(from: data.bytes)
    return Workload(objects: data.objects, bytes: data.bytes.count) { calls in
      for _ in 0..<calls {
        blackHole(try codec.decode(document))
      }
    }
  }
}

private func encodingCell<C: Codec, R: Codec>(
  _ identity: CellIdentity, _ codec: C, _ reference: R, _ data: @escaping () -> DataSet<C.Value>
) -> Cell where C.Value == R.Value {
  Cell(identity: identity) {
    let data = data()
    try CorrectnessGate.checkEncoding(codec, of: data, against: reference)
    return Workload(objects: data.objects, bytes: data.bytes.count) { calls in
      for _ in 0..<calls {
        blackHole(try codec.encode(data.value))
      }
    }
  }
}

private func parsingCell<Value>(
  _ identity: CellIdentity, _ parser: DocumentParser, _ data: @escaping () -> DataSet<Value>
) -> Cell {
  Cell(identity: identity) {
    let data = data()
    let parse = parser.prepare(data.bytes)
    try parse()
    return Workload(objects: data.objects, bytes: data.bytes.count) { calls in
      for _ in 0..<calls {
        try parse()
      }
    }
  }
}
