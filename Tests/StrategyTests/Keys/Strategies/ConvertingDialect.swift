import JSONCore
import JSONMapping

/// A dialect whose mapper converts the keys of a model that is named `Member` in all of them.
struct ConvertingDialect {
  let name: String
  /// Decodes a model, and a list of one below `memberList`, by a strategy and by rules; encodes both, with
  /// sorted keys.
  let roundTrip:
    @Sendable (_ text: String, JSONKeyStrategy?, DecodingRules) throws(JSONError) -> (
      lone: String, list: String
    )

  static let all: [ConvertingDialect] = [.manual, .mappable, .applicative, .throwing] + derived

  init(_ name: String, _ make: @escaping @Sendable (JSONKeyStrategy?, JSONWriteOptions) -> some Mapping) {
    self.name = name
    roundTrip = { (text, keys, rules) throws(JSONError) in
      let mapper = make(keys, JSONWriteOptions(sortedKeys: true))
      let model = try Document(parsing: text).withRoot(by: rules) { (json) throws(JSONError) in
        try mapper.decode(json)
      }
      let list = mapper.array.at("memberList")
      let listed = try list.encodeToString([model])
      return (try mapper.encodeToString(model), try list.encodeToString(try list.decode(listed)))
    }
  }
}
