import Catalog
import MappableMapping

extension Folder: Mappable {
  init?(map: Map) {
    self.init(todo: Todo(userId: 0, id: nil, title: "", completed: false), more: [], named: [:])
  }

  mutating func mapping(map: Map) {
    let inner = InnerMapping()
    todo <- (map["todo"], inner)
    last <- (map["last"], inner)
    more <- (map["more"], inner)
    named <- (map["named"], inner)
  }
}
