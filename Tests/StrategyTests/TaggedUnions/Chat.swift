import ApplicativeMapping
import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// The same posts with messages of several kinds, in one dialect.
struct Chat: Sendable, CustomTestStringConvertible {
  var name: String
  /// Reads a post and writes it again.
  var recode: @Sendable (_ text: String, _ rules: DecodingRules) throws(JSONError) -> String

  init<Model>(_ name: String, _ mapping: some Mapping<Model>) {
    self.name = name
    recode = { (text, rules) throws(JSONError) in
      let limited = mapping.reportingAllIssues(limit: rules.issueLimit)
      guard rules.rejectsUnknownKeys else { return try mapping.encodeToString(limited.decode(text)) }
      return try mapping.encodeToString(limited.rejectingUnknownKeys().decode(text))
    }
  }

  var testDescription: String { name }

  static let all =
    [
      Chat("manual", ManualMapper<ManualChat.Post>()),
      Chat("mappable", MappableMapper<MappableChat.Post>()),
      Chat("applicative", ApplicativeMapper<ApplicativeChat.Post>()),
      Chat("throwing", ThrowingMapper<ThrowingChat.Post>()),
      Chat("codable", CodableMapper<CodableChat.Post>()),
    ] + derived

  /// Lists of messages.
  static let lists =
    [
      Chat("manual", ManualMapper<ManualChat.Message>().array),
      Chat("mappable", MappableMapper<MappableChat.Message>().array),
      Chat("applicative", ApplicativeMapper<ApplicativeChat.Message>().array),
      Chat("throwing", ThrowingMapper<ThrowingChat.Message>().array),
      Chat("codable", CodableMapper<CodableChat.Message>().array),
    ] + derivedLists
}
