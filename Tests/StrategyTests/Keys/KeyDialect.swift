import JSONCore
import JSONMapping
import Testing

/// A dialect in which a model of the same name, such as `Board`, has the same keys.
struct KeyDialect: CustomTestStringConvertible {
  let name: String
  /// Decodes a model and encodes it again, with sorted keys.
  let roundTrip: @Sendable (_ text: String, JSONParseOptions, DecodingRules) throws(JSONError) -> String

  /// The dialects that read each key by a call of its own.
  static let all: [KeyDialect] = [.manual, .mappable, .applicative, .throwing] + derived

  init(_ name: String, _ make: @escaping @Sendable (JSONParseOptions, JSONWriteOptions) -> some Mapping) {
    self.name = name
    roundTrip = { (text, parsing, rules) throws(JSONError) in
      let mapper = make(parsing, JSONWriteOptions(sortedKeys: true))
      let model = try Document(parsing: text, options: parsing).withRoot(by: rules) {
        (json) throws(JSONError) in try mapper.decode(json)
      }
      return try mapper.encodeToString(model)
    }
  }

  var testDescription: String { name }

  func roundTrip(_ text: String, parsing: JSONParseOptions = JSONParseOptions()) throws(JSONError) -> String {
    try roundTrip(text, parsing, DecodingRules())
  }
}
