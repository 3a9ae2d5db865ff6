import MappableMapping

struct InArray: Mappable {
  var name = ""

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    // error: generic struct 'Array' requires that 'Map' conform to 'Escapable'
    for part in [map["a"], map["b"]] { name <- part }
    // error: argument type 'Map' does not conform to expected type 'Escapable'
    print(map)
  }
}
