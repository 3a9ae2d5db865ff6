import Catalog

/// All cells of the comparison: strategies × models × operations × sizes × backends.
package struct ComparisonMatrix {
  private let data: CatalogData
  private let reference: CatalogCodecs
  private let codecs: [CatalogCodecs]
  private let parsers: [DocumentParser]
  private let floors: CatalogFloors
  private let otherCells: (CellFilter) -> [Cell]

  /// - Parameters:
  ///   - reference: The codecs that the rows are compared with and checked against.
  ///   - codecs: The rows in the order of the report, including the reference.
  ///   - parsers: The parse rows.
  ///   - otherCells: The cells of models outside the catalog; none by default.
  package init(
    data: CatalogData, reference: CatalogCodecs, codecs: [CatalogCodecs], parsers: [DocumentParser],
    otherCells: @escaping (CellFilter) -> [Cell] = { _ in [] }
  ) {
    self.data = data
    self.reference = reference
    self.codecs = codecs
    self.parsers = parsers
    self.otherCells = otherCells
    floors = CatalogFloors(catalogue: data.catalogue)
  }

  /// The cells that the filter includes, with their references and controls.
  package func cells(matching filter: CellFilter) -> [Cell] {
    let ordered = DataSize.generated.flatMap { catalog($0, .ordered, filter) }
    return Self.neededCells(ordered + catalog(.medium, .shuffled, filter) + otherCells(filter), filter)
  }

  /// The cells of a document supplied by the user.
  ///
  /// - Throws: The reference's error if the document can't be decoded; ``GateFailure`` for an empty
  ///   list.
  package func cells(of bytes: [UInt8], as model: ModelName, matching filter: CellFilter) throws -> [Cell] {
    var filter = filter
    filter.models = []
    filter.isFull = filter.isFull || model.lone == .skill
    let cells = try fileBlock(model, bytes, filter)
    return Self.neededCells(cells, filter)
  }

  /// The cells that only parse a document supplied by the user.
  package func parsingCells(of bytes: [UInt8], matching filter: CellFilter) -> [Cell] {
    let data = DocumentRotation(DataSet(value: 0, bytes: bytes, objects: 1))
    let block = CellBlock<Int>(model: .anything, size: .file, filter: filter) { data }
    return Self.neededCells(block.parsing(parsers), filter)
  }

  private static func neededCells(_ cells: [Cell], _ filter: CellFilter) -> [Cell] {
    var cells = cells
    // Objects of other shapes are compared with ordered ones, so these must be reported too.
    let ordered = Set(cells.filter(\.isReported).compactMap(\.identity.ordered))
    for index in cells.indices where ordered.contains(cells[index].identity) {
      cells[index].isReported = true
    }
    let wanted = cells.filter(\.isReported)
    let references = Set(wanted.compactMap(\.identity.reference))
    let controls = Set(wanted.compactMap(\.identity.control).filter(filter.includesControl))
    return cells.compactMap { cell in
      var cell = cell
      if controls.contains(cell.identity) { cell.isReported = true }
      return cell.isReported || references.contains(cell.identity) ? cell : nil
    }
  }

  private func catalog(_ size: DataSize, _ shape: ObjectShape, _ filter: CellFilter) -> [Cell] {
    var cells: [Cell] = []
    if size == .small {
      cells += block(.movie, size, shape, filter, \.movie, floors.movie) { data.movie }
      cells += block(.user, size, shape, filter, \.user, floors.user) { data.user }
      cells += block(.skill, size, shape, filter, \.skill, floors.skill) { data.skill }
      cells += block(.todo, size, shape, filter, \.todo, floors.todo) { data.todo }
    } else {
      cells += block(.movies, size, shape, filter, \.movies, floors.movies) { data.movies(size) }
      cells += block(.users, size, shape, filter, \.users, floors.users) { data.users(size) }
      cells += block(.skills, size, shape, filter, \.skills, floors.skills) { data.skills(size) }
      cells += block(.todos, size, shape, filter, \.todos, floors.todos) { data.todos(size) }
    }
    return cells
  }

  private func fileBlock(_ model: ModelName, _ bytes: [UInt8], _ filter: CellFilter) throws -> [Cell] {
    switch model {
    case .movie: try fileBlock(model, bytes, filter, \.movie, floors.movie) { _ in 1 }
    case .movies: try fileBlock(model, bytes, filter, \.movies, floors.movies, \.count)
    case .user: try fileBlock(model, bytes, filter, \.user, floors.user) { _ in 1 }
    case .users: try fileBlock(model, bytes, filter, \.users, floors.users, \.count)
    case .skill: try fileBlock(model, bytes, filter, \.skill, floors.skill) { _ in 1 }
    case .skills: try fileBlock(model, bytes, filter, \.skills, floors.skills, \.count)
    case .todo: try fileBlock(model, bytes, filter, \.todo, floors.todo) { _ in 1 }
    case .todos: try fileBlock(model, bytes, filter, \.todos, floors.todos, \.count)
    default: []
    }
  }

  private func fileBlock<Value>(
    _ model: ModelName, _ bytes: [UInt8], _ filter: CellFilter,
    _ codec: (CatalogCodecs) -> (any Codec<Value>)?, _ floors: [Floor<Value>], _ count: (Value) -> Int
  ) throws -> [Cell] {
    guard let reference = codec(self.reference) else { return [] }
    let value = try reference.decode(bytes: bytes)
    let objects = count(value)
    guard objects > 0 else { throw GateFailure("the list is empty, so there is no object to measure") }
    let data = DocumentRotation(DataSet(value: value, bytes: bytes, objects: objects))
    return block(model, .file, .ordered, filter, codec, floors) { data }
  }

  /// The cells of one model at one size and in one shape; those that the filter excludes are marked as not
  /// reported. In other shapes than ordered, strategies only use the native backend.
  private func block<Value>(
    _ model: ModelName, _ size: DataSize, _ shape: ObjectShape, _ filter: CellFilter,
    _ codec: (CatalogCodecs) -> (any Codec<Value>)?, _ floors: [Floor<Value>],
    data: @escaping () -> DocumentRotation<Value>
  ) -> [Cell] {
    let data = Remembered { [seed = self.data.seed] in data().inOrder(of: shape, seed: seed) }
    let block = CellBlock(
      model: model, size: size, shape: shape, filter: filter, requiredMember: Self.requiredMember(of: model)
    ) { data.value }
    guard let reference = codec(self.reference) else { return block.parsing(parsers) }
    let codecs = codecs.filter { shape == .ordered || $0.backend == .native || $0.isPeer }
    let floors = shape == .ordered ? floors : []
    let rows = codecs.compactMap { row in
      codec(row).map {
        CellBlock.Row(
          strategy: row.strategy, writer: row.writer, backend: row.backend, isPeer: row.isPeer, codec: $0)
      }
    }
    return block.cells(rows: rows, reference: reference, floors: floors, parsers: parsers)
  }
}

extension ComparisonMatrix {
  /// A member that the model requires.
  private static func requiredMember(of model: ModelName) -> String? {
    switch model.lone {
    case .movie: "year"
    case .user: "email"
    case .skill: "level"
    case .todo: "title"
    default: nil
    }
  }
}
