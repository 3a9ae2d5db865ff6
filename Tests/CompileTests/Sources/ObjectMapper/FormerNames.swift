import MappableMapping

// Code for ObjectMapper 1.

class Account: Mappable {
  var name: String?

  // error
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
  // error: 'map(JSONString:)'
  _ = Mapper<User>().map(text)
  // error: 'map(JSON:)'
  _ = Mapper<User>().map(object)
  // error: 'map(JSONObject:)'
  _ = Mapper<User>().map(any)
  // error: 'map(JSONString:)'
  let _: User? = Mapper().map(text)
  // error: 'map(JSONString:toObject:)'
  _ = Mapper().map(text, toObject: user)
  // error: 'map(JSON:toObject:)'
  _ = Mapper().map(object, toObject: user)
}

func collections(_ text: String, _ any: Any?, _ array: [[String: Any]]) {
  let mapper = Mapper<User>()
  // error: 'mapArray(JSONString:)'
  _ = mapper.mapArray(text)
  // error: 'mapArray(JSONArray:)'
  _ = mapper.mapArray(array)
  // error: 'mapArray(JSONObject:)'
  _ = mapper.mapArray(any)
  // error: 'mapDictionary(JSONString:)'
  _ = mapper.mapDictionary(text)
  // error: 'mapDictionary(JSONObject:)'
  _ = mapper.mapDictionary(any)
  // error: 'mapDictionaryOfArrays(JSONObject:)'
  _ = mapper.mapDictionaryOfArrays(any)
  // error: 'mapArrayOfArrays(JSONObject:)'
  _ = mapper.mapArrayOfArrays(any)
  // error: 'mapSet(JSONString:)'
  _ = mapper.mapSet(text)
}

func texts(_ user: User) {
  // error: 'toJSONString(prettyPrint:)'
  _ = user.toJSONString(true)
  // error: 'toJSONString(prettyPrint:)'
  _ = [user].toJSONString(true)
  // error: 'toJSONString(prettyPrint:)'
  _ = Set([user]).toJSONString(true)
}

func maps(_ map: Map) throws {
  // error: 'JSON'
  _ = map.JSONDictionary
  // error: 'fromJSON'
  if map.mappingType == .FromJSON {}
  // error: 'toJSON'
  if map.mappingType == .ToJSON {}
  // error: conform the model to 'ImmutableMappable' and read with 'try map.value("key")'
  let _: String = try map["x"].valueOrFail()
  // error: 'init(map:)'
  _ = User(map)
  // error: 'DataTransform'
  let _: NSDataTransform? = nil
}

// References to methods without argument labels still compile.
func references(_ mapper: Mapper<User>, _ objects: [[String: Any]], _ values: [Any?]) {
  let _: [User] = objects.compactMap(mapper.map)
  let _: [User] = values.compactMap(mapper.map)
  let _: (Any?) -> [User]? = mapper.mapArray
}
