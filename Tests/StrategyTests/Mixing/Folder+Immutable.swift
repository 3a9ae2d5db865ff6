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

    func mapping(map: Map) {
      let inner = InnerMapping()
      todo >>> (map["todo"], inner)
      last >>> (map["last"], inner)
      more >>> (map["more"], inner)
      named >>> (map["named"], inner)
    }
  }
}
