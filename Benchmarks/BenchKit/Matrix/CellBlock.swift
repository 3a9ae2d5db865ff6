import Catalog

/// The cells of one model at one size; those that the filter excludes are marked as not reported.
struct CellBlock<Value: Equatable & Sendable> {
  /// The codec of one strategy over one backend.
  struct Row {
    let strategy: String
    /// The row under which encoding is shown. A row that several strategies share is measured once.
    let writer: String
    let backend: BackendName
    let isPeer: Bool
    let codec: any Codec<Value>

    init(
      strategy: String, writer: String? = nil, backend: BackendName, isPeer: Bool, codec: any Codec<Value>
    ) {
      self.strategy = strategy
      self.writer = writer ?? strategy
      self.backend = backend
      self.isPeer = isPeer
      self.codec = codec
    }
  }

  let model: ModelName
  let size: DataSize
  var shape = ObjectShape.ordered
  let filter: CellFilter
  /// A member that every object requires; `nil` if there is none.
  var requiredMember: String?
  let data: () -> DocumentRotation<Value>

  /// The cells of all rows for the operations whose cost the shape changes, the floors, and the parse rows.
  func cells(
    rows: [Row], reference: any Codec<Value>, floors: [Floor<Value>], parsers: [DocumentParser]
  ) -> [Cell] {
    let control = Row(strategy: PeerName.control, backend: .foundation, isPeer: true, codec: reference)
    let rows = rows + [control]
    let broken = BrokenDocuments(lacking: requiredMember, data: data)
    var cells = rows.map { row in
      cell(row, .decode) { decodingWork(row.codec, $0, checksRoundTrip: size != .large) }
    }
    cells += floors.map { floor in
      let identity = identity(floor.name, .native, .decode)
      return cell(identity, isPeer: true) { data in
        workload(data, once: try data.documents.map(floor.prepare))
      }
    }
    let agreed = AgreedTexts()
    var writers: Set<CellIdentity> = []
    cells += rows.compactMap { row in
      let identity = identity(row.writer, row.backend, .encode)
      guard writers.insert(identity).inserted else { return nil }
      return cell(identity, isPeer: row.isPeer) {
        try encodingWork(row.codec, size == .large ? nil : reference, $0, agreed: agreed)
      }
    }
    cells += rows.map { row in cell(row, .roundtrip) { roundTripWork(row.codec, $0) } }
    if size != .file, requiredMember != nil {
      cells += rows.map { row in
        cell(row, .reject) { try rejectingWork(row.codec, $0, broken: broken.bytes) }
      }
    }
    if size == .medium { cells += arriving(rows) }
    return cells.filter { shape.operations.contains($0.identity.operation) } + parsing(parsers)
  }

  /// The cells of lists that arrive in chunks; for the reference and the control, lists that have arrived.
  private func arriving(_ rows: [Row]) -> [Cell] {
    let cells = rows.compactMap { row in
      (row.codec as? MappingCodec<Value>)?.decodeArriving.map { decode in
        cell(row, .partial) { data in partialWork(decode, { try row.codec.decode(bytes: $0) }, data) }
      }
    }
    guard !cells.isEmpty else { return [] }
    let complete = rows.map { row in
      cell(row, .partial) { decodingWork(row.codec, $0, checksRoundTrip: false) }
    }
    return cells + complete.filter { $0.identity.isReference || $0.identity.isControl }
  }

  func parsing(_ parsers: [DocumentParser]) -> [Cell] {
    guard shape.operations.contains(.parse) else { return [] }
    return parsers.map { parser in
      cell(identity(parser.backend.rawValue, parser.backend, .parse), isPeer: true) { data in
        let parses = data.documents.map { parser.prepare($0.bytes) }
        func check() throws {
          for (parse, document) in zip(parses, data.documents) {
            try parse()
            guard let difference = parser.difference(in: document.bytes) else { continue }
            throw GateFailure("parses other values: \(difference)")
          }
        }
        return workload(data, check: check, once: parses)
      }
    }
  }

  private func cell(
    _ row: Row, _ operation: Operation, _ work: @escaping (DocumentRotation<Value>) throws -> Workload
  ) -> Cell {
    cell(identity(row.strategy, row.backend, operation), isPeer: row.isPeer, work)
  }

  private func cell(
    _ identity: CellIdentity, isPeer: Bool, _ work: @escaping (DocumentRotation<Value>) throws -> Workload
  ) -> Cell {
    let isControl = identity.strategy == PeerName.control
    return Cell(
      identity: identity, isReported: !isControl && filter.includes(identity, isPeer: isPeer)
    ) { [data] in try work(data()) }
  }

  private func identity(_ strategy: String, _ backend: BackendName, _ operation: Operation) -> CellIdentity {
    CellIdentity(
      strategy: strategy, backend: backend, model: model, operation: operation, size: size, shape: shape)
  }
}

/// - Parameter once: For each document, a closure that does the work once.
private func workload<Value>(
  _ data: DocumentRotation<Value>, check: @escaping () throws -> Void = {}, once: [() throws -> Void]
) -> Workload {
  Workload(data, check: check) { calls in try calls.forEachDocument(of: once.count) { try once[$0]() } }
}
