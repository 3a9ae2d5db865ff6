import Catalog
import MappableMapping

/// The form of `MappableMapping` in which properties are constants.
enum Immutable {
  struct Folder: ImmutableMappable {
    let todo: Todo
    let last: Todo?
    let more: [Todo]
    let named: [String: Todo]

    init(map: Map) throws {
      let inner = InnerMapping()
      todo = try map.value("todo", using: inner)
      last = try map.value("last", using: inner)
      more = try map.value("more", using: inner.array)
      named = try map.value("named", using: inner.dictionary)
    }

    init(_ folder: StrategyTests.Folder) {
      (todo, last, more, named) = (folder.todo, folder.last, folder.more, folder.named)
    }

    func mapping(map: Map) {
      let inner = InnerMapping()
      todo >>> (map["todo"], inner)
      last >>> (map["last"], inner)
      more >>> (map["more"], inner)
      named >>> (map["named"], inner)
    }
  }

  /// The mapping of the folder that all strategies share.
  struct Mapper: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> StrategyTests.Folder {
      let folder = try MappableMapper<Folder>().decode(json)
      return StrategyTests.Folder(
        todo: folder.todo, last: folder.last, more: folder.more, named: folder.named)
    }

    func encode(_ model: StrategyTests.Folder, into writer: inout JSONWriter) throws(JSONError) {
      try MappableMapper<Folder>().encode(Folder(model), into: &writer)
    }
  }
}
