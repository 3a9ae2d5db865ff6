import ApplicativeMapping
import CodableMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

/// A post with messages of several kinds, which are a tagged union.
protocol WrittenPost: JSONObjectWritable {
  associatedtype Message: JSONWritable

  var first: Message { get }
  var pinned: Message? { get }
  var messages: [Message] { get }
  var named: [String: Message] { get }
}

extension WrittenPost {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("first", first)
    try json.put("pinned", pinned)
    try json.put("messages", messages)
    try json.put("named", named)
  }
}

extension TaggedUnionTests {
  static let posts =
    [
      Recoder("manual", ManualMapper<ManualChat.Post>()),
      Recoder("mappable", MappableMapper<MappableChat.Post>()),
      Recoder("applicative", ApplicativeMapper<ApplicativeChat.Post>()),
      Recoder("throwing", ThrowingMapper<ThrowingChat.Post>()),
      Recoder("codable", CodableMapper<CodableChat.Post>()),
    ] + derivedPosts

  /// Lists of messages.
  static let lists =
    [
      Recoder("manual", ManualMapper<ManualChat.Message>().array),
      Recoder("mappable", MappableMapper<MappableChat.Message>().array),
      Recoder("applicative", ApplicativeMapper<ApplicativeChat.Message>().array),
      Recoder("throwing", ThrowingMapper<ThrowingChat.Message>().array),
      Recoder("codable", CodableMapper<CodableChat.Message>().array),
    ] + derivedLists
}
