public import JSONCore

/// Maps an enum whose cases have models of their own, told apart by a tag: a tagged union, also called a sum
/// type or a discriminated union.
///
///     enum Message: Equatable { case text(Text), image(Image), typing }
///
///     let mapping: TaggedMapping<Message> = .tagged(
///       by: "type",
///       [
///         "text": .case(ManualMapper<Text>(), Message.text) {
///           if case .text(let text) = $0 { text } else { nil }
///         },
///         "image": .case(CodableMapper<Image>(), Message.image, \.image),
///         "typing": .case(.typing),
///       ])
///
/// The tag stands inside the case's object, `{"type":"text","body":…}`; with `content:` beside it,
/// `{"type":"text","value":…}`; or, with `.externallyTagged(_:unknown:)`, around it, `{"text":…}`.
///
/// If a tag is listed several times, it is read as the first of its cases. A value is written as the first
/// case that it is, so a case may have several tags: all are read, and the first is written.
public struct TaggedMapping<Model>: Mapping {
  private let form: TagForm
  private let cases: [(case: TaggedCase<Model>, frame: TagFrame)]
  private let casesByTag: [String: TaggedCase<Model>]
  private let unknown: UnknownTaggedCase<Model>?
  /// What is wrong with an unknown tag.
  private let refusal: Issue.Kind

  init(
    _ form: TagForm, _ cases: KeyValuePairs<String, TaggedCase<Model>>, _ unknown: UnknownTaggedCase<Model>?
  ) {
    self.form = form
    self.unknown = unknown
    self.cases = cases.map { ($1, TagFrame(form, $0)) }
    casesByTag = Dictionary(cases.map { ($0, $1) }) { first, _ in first }
    refusal = .invalidRawValue(
      type: bareTypeName(Model.self), allowed: cases.map { quotedJSON($0.key) })
  }
}

extension TaggedMapping {
  /// Decodes the case that the tag names. The order of the members is free.
  ///
  /// - Throws: `missing-key` without a tag, `type-mismatch` for one that is no string, `invalid-raw-value`
  ///   with the allowed ones for an unknown tag, and what decoding the content throws.
  /// - Complexity: That of the content, and O(*n*) in the number of members to find the tag; the number of
  ///   cases does not matter.
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    if case .around = form, json.kind == .string { return try decodeAlone(json) }
    let object = try json.object(for: Model.self)
    do throws(JSONError) {
      return switch form {
      case .within(let key): try decode(object, key, content: nil)
      case .beside(let key, let content): try decode(object, key, content: content)
      case .around: try decodeMember(of: object)
      }
    } catch {
      throw object.annotated(error)
    }
  }

  /// - Parameter contentKey: The key of the content; without one, that is the whole object.
  private func decode(
    _ object: JSONObject, _ key: String, content contentKey: String?
  ) throws(JSONError) -> Model {
    guard let member = object[key] else { throw object.missing(key, expecting: String.self) }
    let tag = try member.string()
    guard let tagged = casesByTag[tag] else { return try decodeUnknown(tag, at: member, in: object) }
    guard let contentKey else { return try tagged.decode(object.value) }
    let content = object[contentKey]
    guard let expected = tagged.content else { return try tagged.decode(object.value) }
    guard let content else { throw object.missing(contentKey, expecting: expected) }
    return try tagged.decode(content)
  }

  private func decodeMember(of object: JSONObject) throws(JSONError) -> Model {
    var tag: String?
    var isUnambiguous = true
    object.forEach { member in
      let key = member.key
      if let tag, tag != key { isUnambiguous = false }
      tag = tag ?? key
    }
    guard isUnambiguous, let tag, let content = object[verbatim: tag] else {
      throw object.value.error(refusal)
    }
    if let tagged = casesByTag[tag] { return try tagged.decode(content) }
    return try decodeUnknown(tag, at: object.value, in: object)
  }

  /// A case without content may also be its name alone.
  private func decodeAlone(_ json: JSONValue) throws(JSONError) -> Model {
    let tag = try json.string()
    guard let tagged = casesByTag[tag] else {
      guard let unknown else { throw json.error(refusal).annotated(model: Model.self, at: json) }
      return unknown.decode(tag, json)
    }
    // Throws: a case with content needs an object.
    if tagged.content != nil { return try decodeMember(of: json.object(for: Model.self)) }
    return try tagged.decode(json)
  }

  /// - Parameter place: What the error of an unknown tag is about.
  private func decodeUnknown(
    _ tag: String, at place: JSONValue, in object: JSONObject
  ) throws(JSONError) -> Model {
    guard let unknown else { throw place.error(refusal) }
    // Which of its members are known is not known.
    object.logAllRead()
    return unknown.decode(tag, object.value)
  }
}

extension TaggedMapping {
  /// Writes the value with the tag of its case; a tag inside the case's object is its first member.
  ///
  /// - Throws: `custom` for a value of none of the cases, and where the tag is to stand inside an object but
  ///   the case's mapping writes none; and what the case's mapping throws.
  /// - Complexity: That of the content, and O(*n*) in the number of cases.
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    for (tagged, frame) in cases where try tagged.encode(model, frame, &writer) { return }
    if let unknown, try unknown.encode(model, form, &writer) { return }
    throw writer.error(.custom("this \(bareTypeName(Model.self)) is none of the cases that are written"))
  }
}

extension MappingConfigured {
  /// An enum whose cases are told apart by a member of their own objects: `{"type":"text","body":"Hi"}`.
  ///
  /// The cases' objects must not have a member of that key themselves.
  ///
  /// - Parameters:
  ///   - key: The key of the tag.
  ///   - cases: The cases by their tags.
  ///   - unknown: What other tags stand for; without it they are an error.
  public static func tagged<Model>(
    by key: String, _ cases: KeyValuePairs<String, TaggedCase<Model>>,
    unknown: UnknownTaggedCase<Model>? = nil
  ) -> TaggedMapping<Model> where Self == TaggedMapping<Model> {
    TaggedMapping(.within(key: key), cases, unknown)
  }

  /// An enum whose cases are told apart by a member beside their content:
  /// `{"type":"text","value":{"body":"Hi"}}`. The content may be any value.
  ///
  /// - Parameters:
  ///   - key: The key of the tag.
  ///   - content: The key of the content. A case without content is written without it.
  ///   - cases: The cases by their tags.
  ///   - unknown: What other tags stand for; without it they are an error.
  public static func tagged<Model>(
    by key: String, content: String, _ cases: KeyValuePairs<String, TaggedCase<Model>>,
    unknown: UnknownTaggedCase<Model>? = nil
  ) -> TaggedMapping<Model> where Self == TaggedMapping<Model> {
    TaggedMapping(.beside(key: key, content: content), cases, unknown)
  }

  /// An enum whose cases are the only member of an object, whose key is the tag: `{"text":{"body":"Hi"}}`.
  ///
  /// That is also how `Codable` writes enums. The content may be any value. A case without content is written
  /// as `{"typing":{}}`, and read from the string `"typing"` as well.
  ///
  /// - Parameters:
  ///   - cases: The cases by their tags.
  ///   - unknown: What other tags stand for; without it they are an error.
  public static func externallyTagged<Model>(
    _ cases: KeyValuePairs<String, TaggedCase<Model>>, unknown: UnknownTaggedCase<Model>? = nil
  ) -> TaggedMapping<Model> where Self == TaggedMapping<Model> {
    TaggedMapping(.around, cases, unknown)
  }
}
