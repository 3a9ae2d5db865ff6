import Foundation
import MappableMapping
import Testing

private class Base: Mappable {
  var base: String?

  init() {}
  required init?(map: Map) {}
  func mapping(map: Map) { base <- map["base"] }
}

private class Derived: Base {
  var derived: String?

  override init() { super.init() }
  required init?(map: Map) { super.init(map: map) }

  override func mapping(map: Map) {
    super.mapping(map: map)
    derived <- map["derived"]
  }
}

private final class GenericDerived<Value>: Derived {
  var value: Value?

  override func mapping(map: Map) {
    super.mapping(map: map)
    value <- map["value"]
  }
}

private class ListOf<Model: Mappable>: Mappable {
  var items: [Model]?

  required init?(map: Map) {}
  func mapping(map: Map) { items <- map["items"] }
}

/// Has a parameter that its superclass lacks.
private final class ListOfBases<Unused>: ListOf<Base> {}

/// A class that becomes a model in an extension, where no initializer can be required.
private class Plain: NSObject {
  var title: String?
  override required init() {}
}

extension Plain: StaticMappable {
  class func objectForMapping(map: Map) -> (any BaseMappable)? { self.init() }
  func mapping(map: Map) { title <- map["title"] }
}

private final class SubPlain: Plain {}

/// An initializer that ignores the map.
private final class Convenient: NSObject, Mappable {
  var title = "?"
  convenience init?(map: Map) { self.init() }
  func mapping(map: Map) { title <- map["title"] }
}

private class ConstantBase: ImmutableMappable {
  let id: Int

  required init(map: Map) throws { id = try map.value("id") }
  func mapping(map: Map) { id >>> map["id"] }
}

private final class ConstantDerived: ConstantBase {
  let counts: [String: Int]

  required init(map: Map) throws {
    counts = try map.value("counts")
    try super.init(map: map)
  }

  override func mapping(map: Map) {
    super.mapping(map: map)
    counts >>> map["counts"]
  }
}

private protocol Entity: Mappable { var id: Int { get set } }

extension Entity { fileprivate func copied() -> Self? { Self(JSON: toJSON()) } }

private struct Row: Entity {
  var id = 0
  init?(map: Map) {}
  mutating func mapping(map: Map) { id <- map["id"] }
}

@Suite("Inheritance, generics and protocols")
struct InheritanceTests {
  @Test("A subclass maps its superclass's properties too")
  func subclass() throws {
    let derived = Derived()
    derived.base = "b"
    derived.derived = "d"
    #expect(derived.toJSONString() == #"{"base":"b","derived":"d"}"#)
    let again = try #require(Mapper<Derived>().map(JSON: Mapper().toJSON(derived)))
    #expect(again.base == "b" && again.derived == "d")
    let strict = try MappableMapper<Derived>().decode(#"{"base":"b","derived":"d"}"#)
    #expect(strict.base == "b" && strict.derived == "d")
    #expect(try MappableMapper<Derived>().encodeToString(strict) == #"{"base":"b","derived":"d"}"#)
    let generic = GenericDerived<Int>(JSON: ["base": "b", "derived": "d", "value": 5])
    #expect(generic?.base == "b" && generic?.derived == "d" && generic?.value == 5)
  }

  @Test("A variable of the superclass's type encodes the object of the subclass")
  func dynamic() {
    let base: Base = Derived()
    (base as? Derived)?.derived = "d"
    #expect(base.toJSONString() == #"{"derived":"d"}"# && [base].toJSON().first?["derived"] as? String == "d")
  }

  @Test("A superclass can have a generic list as a property")
  func generic() {
    let list = Mapper<ListOfBases<AnyObject>>().map(JSONString: #"{"items":[{"base":"a"},{"base":"b"}]}"#)
    #expect(list?.items?.map(\.base) == ["a", "b"])
  }

  @Test("An extension can make a class a model")
  func extensions() {
    #expect(Plain(JSON: ["title": "a"])?.title == "a")
    let sub = Mapper<SubPlain>().map(JSONString: #"{"title":"a"}"#)
    #expect(sub?.toJSONString() == #"{"title":"a"}"#)
    #expect(Convenient(JSON: ["title": "a"])?.title == "a")
  }

  @Test("Constant models inherit")
  func constants() throws {
    let derived = try ConstantDerived(JSON: ["id": 1, "counts": ["a": 2]])
    #expect(derived.id == 1 && derived.toJSONString() == #"{"id":1,"counts":{"a":2}}"#)
    #expect(throws: MapError.self) { try ConstantDerived(JSON: ["counts": [:]]) }
  }

  @Test("Protocols can refine Mappable, and values can have protocol types")
  func protocols() throws {
    let row = try #require(Row(JSON: ["id": 4]))
    #expect(row.copied()?.id == 4)
    let models: [any Mappable] = [row, Derived()]
    #expect(models.map { $0.toJSON().count } == [1, 0])
    let type: any Mappable.Type = Row.self
    #expect((type.init(JSON: ["id": 5]) as? Row)?.id == 5)
    let any: any BaseMappable = row
    #expect(any.toJSONString() == #"{"id":4}"#)
  }
}
