import MappableMapping

struct InArray: Mappable {
  var name = ""

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    // error
    for part in [map["a"], map["b"]] { name <- part }
    // error
    print(map)
  }
}
