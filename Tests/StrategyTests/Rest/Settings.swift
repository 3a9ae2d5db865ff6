import ApplicativeMapping
import CodableMapping
import DerivedMapping
import Foundation
import JSONCore
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

protocol SettingsModel {
  var theme: String { get set }
  var parts: [Self]? { get set }
  var others: OwnedJSON.Members { get set }
}

/// A model, nested to any depth, whose other members are decoded and encoded as they are.
struct Settings: SettingsModel {
  var theme = ""
  var fontSize: Double?
  var parts: [Settings]?
  var others: OwnedJSON.Members = [:]
}

extension Settings: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    (theme, fontSize, parts) = (try json["theme"], try json["fontSize"], try json["parts"])
    others = try json.members(besides: "theme", "fontSize", "parts")
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("theme", theme)
    try json.put("fontSize", fontSize)
    try json.put("parts", parts)
    try json.put(members: others, besides: "theme", "fontSize", "parts")
  }
}

extension Settings: ThrowingMapping.Decodable {
  static func decode(_ json: JSON) throws -> Settings {
    try Settings(
      theme: json => "theme", fontSize: json =>? "fontSize", parts: json =>? "parts",
      others: json.members(besides: "theme", "fontSize", "parts"))
  }
}

extension Settings: ApplicativeMapping.Decodable {
  static func decode(_ json: JSONValue) -> Decoded<Settings> {
    curry(Settings.init)
      <^> json <| "theme"
      <*> json <|? "fontSize"
      <*> json <||? "parts"
      <*> json.members(besides: "theme", "fontSize", "parts")
  }
}

extension Settings: Mappable {
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    theme <- map["theme"]
    fontSize <- map["fontSize"]
    parts <- map["parts"]
    others <- map.rest(besides: "theme", "fontSize", "parts")
  }
}

/// The same model with other strategies.
struct CodableSettings: SettingsModel, Codable {
  var theme: String
  var fontSize: Double?
  var parts: [CodableSettings]?
  @CodableMapping.Rest var others: OwnedJSON.Members
}

/// Decodes a text with a strategy, changes the theme and the rest, and encodes.
struct SettingsStrategy: Sendable {
  typealias Change = (inout String, inout OwnedJSON.Members) -> Void

  let name: String
  let recode: @Sendable (_ text: String, _ keys: JSONKeyStrategy?, Change) throws -> String

  private init<Mapper: Mapping>(
    _ name: String, _ mapper: @escaping @Sendable (MappingConfiguration) -> Mapper
  ) where Mapper.Model: SettingsModel {
    self.init(name: name) { text, keys, change in
      let mapper = mapper(MappingConfiguration(keys: keys))
      _ = try mapper.rejectingUnknownKeys().decode(text)
      var model = try mapper.decode(text)
      // The rests of several models share memory, until one is changed.
      let models = try mapper.array.decode("[\(text), \(text)]")
      model.change(change)
      #expect(try models.map(\.others) == [mapper.decode(text).others, mapper.decode(text).others])
      return try mapper.encodeToString(model)
    }
  }
}

extension DerivedSettings: SettingsModel {}

extension SettingsModel {
  fileprivate mutating func change(_ change: SettingsStrategy.Change) {
    var values = (theme, others)
    change(&values.0, &values.1)
    (theme, others) = values
  }
}

extension SettingsStrategy: CustomTestStringConvertible {
  var testDescription: String { name }

  static let all = [
    SettingsStrategy("derived") { DerivedMapper<DerivedSettings>(configuration: $0) },
    SettingsStrategy("manual") { ManualMapper<Settings>(configuration: $0) },
    SettingsStrategy("throwing") { ThrowingMapper<Settings>(configuration: $0) },
    SettingsStrategy("applicative") { ApplicativeMapper<Settings>(configuration: $0) },
    SettingsStrategy("mappable") {
      MappableMapper<Settings>(parsing: $0.parsing, writing: $0.writing, keys: $0.keys)
    },
    SettingsStrategy("codable") {
      CodableMapper<CodableSettings>(keys: $0.keys == nil ? .unchanged : .snakeCase)
    },
    foundation,
  ]

  private static let foundation = SettingsStrategy(name: "foundation") { text, keys, change in
    let (decoder, encoder) = (FoundationDecoder(), FoundationEncoder())
    if keys != nil {
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      encoder.keyEncodingStrategy = .convertToSnakeCase
    }
    var model = try decoder.decode(CodableSettings.self, from: Data(text.utf8))
    model.change(change)
    return String(decoding: try encoder.encode(model), as: UTF8.self)
  }

  private init(
    name: String, recode: @escaping @Sendable (String, JSONKeyStrategy?, Change) throws -> String
  ) {
    (self.name, self.recode) = (name, recode)
  }
}
