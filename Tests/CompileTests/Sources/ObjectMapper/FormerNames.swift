import MappableMapping

// Code for ObjectMapper 1.

class Account: Mappable {
  var name: String?

  // error: initializer 'init(_:)' has different argument labels from those required by protocol 'Mappable'
  //   ('init(map:)')
  required init?(_ map: Map) {}

  func mapping(map: Map) { name <- map["name"] }
}

final class User: Mappable, Hashable {
  var name: String?

  init?(map: Map) {}

  func mapping(map: Map) { name <- map["name"] }

  static func == (left: User, right: User) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

func objects(_ text: String, _ object: [String: Any], _ any: Any?, _ user: User) {
  // error: 'map' has been renamed to 'map(JSONString:)'
  _ = Mapper<User>().map(text)
  // error: 'map' has been renamed to 'map(JSON:)'
  _ = Mapper<User>().map(object)
  // error: 'map' has been renamed to 'map(JSONObject:)'
  _ = Mapper<User>().map(any)
  // error: 'map' has been renamed to 'map(JSONString:)'
  let _: User? = Mapper().map(text)
  // error: 'map(_:toObject:)' has been renamed to 'map(JSONString:toObject:)'
  _ = Mapper().map(text, toObject: user)
  // error: 'map(_:toObject:)' has been renamed to 'map(JSON:toObject:)'
  _ = Mapper().map(object, toObject: user)
}

func collections(_ text: String, _ any: Any?, _ array: [[String: Any]]) {
  let mapper = Mapper<User>()
  // error: 'mapArray' has been renamed to 'mapArray(JSONString:)'
  _ = mapper.mapArray(text)
  // error: 'mapArray' has been renamed to 'mapArray(JSONArray:)'
  _ = mapper.mapArray(array)
  // error: 'mapArray' has been renamed to 'mapArray(JSONObject:)'
  _ = mapper.mapArray(any)
  // error: 'mapDictionary' has been renamed to 'mapDictionary(JSONString:)'
  _ = mapper.mapDictionary(text)
  // error: 'mapDictionary' has been renamed to 'mapDictionary(JSONObject:)'
  _ = mapper.mapDictionary(any)
  // error: 'mapDictionaryOfArrays' has been renamed to 'mapDictionaryOfArrays(JSONObject:)'
  _ = mapper.mapDictionaryOfArrays(any)
  // error: 'mapArrayOfArrays' has been renamed to 'mapArrayOfArrays(JSONObject:)'
  _ = mapper.mapArrayOfArrays(any)
  // error: 'mapSet' has been renamed to 'mapSet(JSONString:)'
  _ = mapper.mapSet(text)
}

func texts(_ user: User) {
  // error: 'toJSONString' has been renamed to 'toJSONString(prettyPrint:)'
  _ = user.toJSONString(true)
  // error: 'toJSONString' has been renamed to 'toJSONString(prettyPrint:)'
  _ = [user].toJSONString(true)
  // error: 'toJSONString' has been renamed to 'toJSONString(prettyPrint:)'
  _ = Set([user]).toJSONString(true)
}

func maps(_ map: Map) throws {
  // error: 'JSONDictionary' has been renamed to 'JSON'
  _ = map.JSONDictionary
  // error: 'FromJSON' has been renamed to 'fromJSON'
  if map.mappingType == .FromJSON {}
  // error: 'ToJSON' has been renamed to 'toJSON'
  if map.mappingType == .ToJSON {}
  // error: 'valueOrFail()' is unavailable: conform the model to 'ImmutableMappable' and read with 'try
  //   map.value("key")'
  let _: String = try map["x"].valueOrFail()
  // error: 'init(_:)' has been renamed to 'init(map:)'
  _ = User(map)
  // error: 'NSDataTransform' has been renamed to 'DataTransform'
  let _: NSDataTransform? = nil
}

// Methods that are named without their labels are found as before.
func references(_ mapper: Mapper<User>, _ objects: [[String: Any]], _ values: [Any?]) {
  let _: [User] = objects.compactMap(mapper.map)
  let _: [User] = values.compactMap(mapper.map)
  let _: (Any?) -> [User]? = mapper.mapArray
}
