import MappableMapping

struct Mapping {
  // error
  var map: Map
}
