import Catalog
public import Foundation
// Re-exported, so that one import is enough for a model of your own.
@_exported public import Generation

/// A model of your own, with the rows that map it.
///
///     OwnModel(
///       "invoice", generator: InvoiceGenerator(), requiredMember: "customer",
///       rows: [OwnRow("mappable", MappableMapper<Invoice>()), OwnRow("codable", CodableMapper<Invoice>())]
///     )
///
/// The rows are compared with and checked against Foundation's `JSONDecoder` and `JSONEncoder`. So the model
/// must be `Codable`, in the wire form of its documents.
///
/// The rows are measured and reported like those of the package: gate, rounds, paired intervals, allocations
/// and report.
public struct OwnModel {
  /// The model's name in reports.
  public let name: ModelName
  /// The names of the rows, without the reference.
  public let strategies: [String]

  private let blocks: (_ filter: CellFilter, _ parsers: [DocumentParser]) -> [Cell]

  init(
    name: ModelName, strategies: [String],
    blocks: @escaping (_ filter: CellFilter, _ parsers: [DocumentParser]) -> [Cell]
  ) {
    self.name = name
    self.strategies = strategies
    self.blocks = blocks
  }

  /// Creates a model with generated documents of one object, of a hundred, and of about 5 MB.
  ///
  /// - Parameters:
  ///   - name: The model's name in the report.
  ///   - generator: Generates the values and their text.
  ///   - seed: The generator's seed; equal seeds result in equal documents.
  ///   - documents: The number of different documents of one object, and of a hundred; at least one. If there
  ///     are few, the processor's branch predictor learns them, and decoding appears faster than in a
  ///     program.
  ///   - requiredMember: A member that every object requires. If it is given, rejecting a document that lacks
  ///     it is measured too.
  ///   - decoder: The reference for decoding, with the settings that the wire form needs.
  ///   - encoder: The reference for encoding, with the same settings.
  ///   - rows: The rows to compare.
  public init<Generator: ModelGenerator>(
    _ name: String, generator: Generator, seed: UInt64 = 2016, documents: Int = 100,
    requiredMember: String? = nil, decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder(), rows: [OwnRow<Generator.Model>]
  ) where Generator.Model: Codable {
    self.init(
      name, generator: generator, seed: seed, documents: documents, sizes: DataSize.generated,
      requiredMember: requiredMember, decoder: decoder, encoder: encoder, rows: rows)
  }

  /// Creates a model with generated documents of some sizes.
  ///
  /// - Parameters:
  ///   - shape: The shape of the generated objects; shuffled ones are generated in the order of the model.
  ///   - lists: The number of different lists of a hundred; `documents` by default.
  ///   - operations: The operations to measure; all by default.
  package init<Generator: ModelGenerator>(
    _ name: String, _ shape: ObjectShape = .ordered, generator: Generator,
    seed: UInt64 = CatalogData.standardSeed, documents: Int, lists: Int? = nil, sizes: [DataSize],
    operations: Set<Operation> = Set(Operation.allCases), requiredMember: String? = nil,
    decoder: JSONDecoder = JSONDecoder(),
    encoder: JSONEncoder = JSONEncoder(), rows: [OwnRow<Generator.Model>]
  ) where Generator.Model: Codable {
    let model = ModelName(rawValue: name)
    self.name = model
    strategies = rows.map(\.strategy)
    let reference = OwnRow<Generator.Model>(PeerName.reference, decoder: decoder, encoder: encoder)
    blocks = { filter, parsers in
      func block<Value: Equatable & Sendable>(
        _ size: DataSize, _ data: @escaping () -> DocumentRotation<Value>,
        _ codec: (OwnRow<Generator.Model>) -> any Codec<Value>
      ) -> [Cell] {
        let data = Remembered { data().inOrder(of: shape, seed: seed) }
        return Self.cells(
          CellBlock(
            model: model, size: size, shape: shape, filter: filter, requiredMember: requiredMember
          ) { data.value },
          reference: codec(reference), rows: rows.map { ($0.strategy, $0.backend, codec($0)) },
          parsers: parsers
        ).filter { operations.contains($0.identity.operation) }
      }
      func listBlock(_ size: DataSize, _ count: Int) -> [Cell] {
        block(
          size,
          { generator.listRotation(seed: seed, count: count) { size.isReached(objects: $0, bytes: $1) } },
          \.list)
      }
      return sizes.flatMap { size in
        size == .small
          ? block(size, { generator.loneRotation(seed: seed, count: documents) }, \.lone)
          : listBlock(size, size == .medium ? lists ?? documents : 1)
      }
    }
  }

  /// Creates a model with generated lists of a hundred objects that are only parsed.
  init(
    parsing name: String, generator: some ModelGenerator, seed: UInt64 = CatalogData.standardSeed,
    documents: Int
  ) {
    let model = ModelName(rawValue: name)
    self.name = model
    strategies = []
    let data = Remembered {
      generator.listRotation(seed: seed, count: documents) { count, bytes in
        DataSize.medium.isReached(objects: count, bytes: bytes)
      }
    }
    blocks = { filter, parsers in
      CellBlock(model: model, size: .medium, filter: filter) { data.value }.parsing(parsers)
    }
  }

  /// Creates a model with your own documents, each of which is an array of values.
  ///
  ///     let document = DataSet(value: orders, bytes: Array(text.utf8), objects: orders.count)
  ///     OwnModel("orders", data: [.file: document], rows: [OwnRow("codable", CodableMapper<Order>())])
  ///
  /// - Parameters:
  ///   - name: The model's name in the report.
  ///   - data: For each size to measure, the values, their document, and the number of objects in it;
  ///     ``DataSize/file`` stands for any size.
  ///   - requiredMember: See ``init(_:generator:seed:documents:requiredMember:decoder:encoder:rows:)``.
  ///   - decoder: The reference for decoding, with the settings that the wire form needs.
  ///   - encoder: The reference for encoding, with the same settings.
  ///   - rows: The rows to compare.
  public init<Model: Codable>(
    _ name: String, data: [DataSize: DataSet<[Model]>], requiredMember: String? = nil,
    decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder(), rows: [OwnRow<Model>]
  ) {
    self.init(
      name, data: data, requiredMember: requiredMember, decoder: decoder, encoder: encoder,
      rows: rows.map { ($0.strategy, $0.backend, $0.list) })
  }

  /// Creates a model with your own documents, each of which is one value.
  ///
  /// - Parameters:
  ///   - name: The model's name in the report.
  ///   - data: For each size to measure, the value, its document, and the number of objects in it;
  ///     ``DataSize/file`` stands for any size.
  ///   - requiredMember: See ``init(_:generator:seed:documents:requiredMember:decoder:encoder:rows:)``.
  ///   - decoder: The reference for decoding, with the settings that the wire form needs.
  ///   - encoder: The reference for encoding, with the same settings.
  ///   - rows: The rows to compare.
  public init<Model: Codable>(
    _ name: String, data: [DataSize: DataSet<Model>], requiredMember: String? = nil,
    decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder(), rows: [OwnRow<Model>]
  ) {
    self.init(
      name, data: data, requiredMember: requiredMember, decoder: decoder, encoder: encoder,
      rows: rows.map { ($0.strategy, $0.backend, $0.lone) })
  }

  /// Creates a model with your own documents, for codecs that support no other documents.
  ///
  /// - Parameters:
  ///   - name: The model's name in the report.
  ///   - data: For each size to measure, a value, its document, and the number of objects in it.
  ///   - requiredMember: See ``init(_:generator:seed:documents:requiredMember:decoder:encoder:rows:)``.
  ///   - decoder: The reference for decoding, with the settings that the wire form needs.
  ///   - encoder: The reference for encoding, with the same settings.
  ///   - rows: The rows to compare, each with its name and its parser; see ``OwnRow/backend``.
  public init<Value: Equatable & Sendable>(
    _ name: String, data: [DataSize: DataSet<Value>], requiredMember: String? = nil,
    decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder(),
    rows: [(strategy: String, backend: BackendName, codec: any Codec<Value>)]
  ) where Value: Codable {
    let model = ModelName(rawValue: name)
    self.name = model
    strategies = rows.map(\.strategy)
    let reference = FoundationCodec<Value>(decoder: decoder, encoder: encoder)
    blocks = { filter, parsers in
      DataSize.allCases.flatMap { size -> [Cell] in
        guard let data = data[size] else { return [] }
        return Self.cells(
          CellBlock(model: model, size: size, filter: filter, requiredMember: requiredMember) {
            DocumentRotation(data)
          },
          reference: reference, rows: rows, parsers: parsers)
      }
    }
  }

  private static func cells<Value: Equatable & Sendable>(
    _ block: CellBlock<Value>, reference: any Codec<Value>,
    rows: [(strategy: String, backend: BackendName, codec: any Codec<Value>)], parsers: [DocumentParser]
  ) -> [Cell] {
    let peer = CellBlock<Value>.Row(
      strategy: PeerName.reference, backend: .foundation, isPeer: true, codec: reference
    )
    // A plain run shows peers whatever their backend.
    let own = rows.map {
      CellBlock<Value>.Row(strategy: $0.strategy, backend: $0.backend, isPeer: true, codec: $0.codec)
    }
    return block.cells(rows: own + [peer], reference: reference, floors: [Floor.copy()], parsers: parsers)
  }

  func cells(matching filter: CellFilter, parsers: [DocumentParser]) -> [Cell] { blocks(filter, parsers) }
}

extension OwnModel {
  /// Creates the model of a known file, with rows that can share the text that they encode.
  ///
  /// - Parameter rows: The rows to compare; those with the same writer encode as one row of its name.
  /// - Throws: The error of Foundation's encoder.
  package init<Value: Codable & Equatable & Sendable>(
    _ name: ModelName, data: DataSet<Value>,
    rows: [(strategy: String, writer: String, codec: any Codec<Value>)]
  ) throws {
    let reference = FoundationCodec<Value>(decoder: JSONDecoder(), encoder: JSONEncoder())
    // The models contain a part of the file, so the encoded text is shorter.
    let encoded = DataSet(
      value: data.value, bytes: reference.bytes(of: try reference.encode(data.value)), objects: data.objects)
    let peer = CellBlock<Value>.Row(
      strategy: PeerName.reference, backend: .foundation, isPeer: true, codec: reference)
    let all =
      rows.map {
        CellBlock<Value>.Row(
          strategy: $0.strategy, writer: $0.writer, backend: .native, isPeer: false, codec: $0.codec)
      } + [peer]
    self.init(name: name, strategies: rows.map(\.strategy)) { filter, parsers in
      func cells(_ data: DataSet<Value>, where isIncluded: (Operation) -> Bool) -> [Cell] {
        CellBlock(model: name, size: .file, filter: filter) { DocumentRotation(data) }
          .cells(rows: all, reference: reference, floors: [Floor.copy()], parsers: parsers)
          .filter { isIncluded($0.identity.operation) }
      }
      return cells(data) { $0 != .encode } + cells(encoded) { $0 == .encode }
    }
  }
}
