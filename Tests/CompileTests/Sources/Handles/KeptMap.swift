import MappableMapping

struct Mapping {
  // error: the 'get' accessor cannot return a ~Escapable result
  // error: the '_modify' accessor cannot return a ~Escapable result
  // error: stored property 'map' of 'Escapable'-conforming struct 'Mapping' has non-Escapable type 'Map'
  var map: Map
}
