public import JSONCore

/// A mapping of an enum whose cases have their own models and are distinguished by a tag: a tagged union,
/// also called a sum type or a discriminated union.
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
/// The tag is a member of the case's object, `{"type":"text","body":…}`; with `content:`, a member next to
/// the content, `{"type":"text","value":…}`; or, with `.externallyTagged(_:unknown:)`, the key of the
/// content, `{"text":…}`.
///
/// If a tag is listed several times, the first of its cases is read. A value is written as the first case
/// that matches it. A case may therefore have several tags: all are read, and the first is written.
public struct TaggedMapping<Model>: Mapping {
  private let form: TagForm
  private let cases: [(case: TaggedCase<Model>, frame: TagFrame)]
  private let casesByTag: [String: TaggedCase<Model>]
  private let unknown: UnknownTaggedCase<Model>?
  /// The issue of an unknown tag.
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
  /// Decodes the case with the tag. The order of the members doesn't matter.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an object or its tag isn't a string,
  ///   `missing-key` without a tag or its content, `depth-limit`, `invalid-raw-value` with the allowed tags
  ///   for an unknown one and, if the tag is a key, for an object without exactly one, and what decoding the
  ///   content throws.
  /// - Complexity: That of the content, and O(*n*) in the number of members to find the tag, independent of
  ///   the number of cases.
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

  /// - Parameter contentKey: The key of the content; `nil` if the whole object is the content.
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
    guard let tag = object.onlyKey, let content = object[verbatim: tag] else {
      throw object.value.error(refusal)
    }
    if let tagged = casesByTag[tag] { return try tagged.decode(content) }
    return try decodeUnknown(tag, at: object.value, in: object)
  }

  /// Decodes a case without content, which may also be written as its name alone.
  private func decodeAlone(_ json: JSONValue) throws(JSONError) -> Model {
    let tag = try json.string()
    guard let tagged = casesByTag[tag] else {
      guard let unknown else { throw json.error(refusal).annotated(model: Model.self, at: json) }
      json.logFallback()
      return try unknown.decode(tag, json)
    }
    // Throws: a case with content needs an object.
    if tagged.content != nil { return try decodeMember(of: json.object(for: Model.self)) }
    return try tagged.decode(json)
  }

  /// - Parameter place: The value that the error of an unknown tag is about.
  private func decodeUnknown(
    _ tag: String, at place: JSONValue, in object: JSONObject
  ) throws(JSONError) -> Model {
    guard let unknown else { throw place.error(refusal) }
    // The keys of an unknown case can't be determined.
    object.logAllRead()
    object.value.logFallback()
    return try unknown.decode(tag, object.value)
  }
}

extension TaggedMapping {
  /// Writes the value with the tag of its case; a tag inside the case's object is its first member.
  ///
  /// - Throws: `custom` for a value that matches none of the cases, and if the tag belongs inside an object
  ///   but the case's mapping doesn't write one; and what the case's mapping throws.
  /// - Complexity: That of the content, and O(*n*) in the number of cases.
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    for (tagged, frame) in cases where try tagged.encode(model, frame, &writer) { return }
    if let unknown, try unknown.encode(model, form, &writer) { return }
    throw writer.error(.custom("no case of \(bareTypeName(Model.self)) encodes this value"))
  }
}

extension JSONObject {
  /// The key that all members have; `nil` for an empty object, and for different keys.
  package var onlyKey: String? {
    var only: String?
    var isAmbiguous = false
    visitKeys { key in
      if let only, only != key { isAmbiguous = true }
      only = only ?? key
    }
    return isAmbiguous ? nil : only
  }
}

extension MappingConfigured {
  /// Returns the mapping of an enum with the tag in the cases' own objects, `{"type":"text","body":"Hi"}`, or
  /// next to the content: `{"type":"text","value":{"body":"Hi"}}`.
  ///
  /// Without a key of the content, the cases' objects must not contain a member with the key of the tag
  /// themselves. With one, the content may be any value.
  ///
  /// - Parameters:
  ///   - key: The key of the tag.
  ///   - content: The key of the content, if it isn't in the object of the tag. A case without content is
  ///     written without it.
  ///   - cases: The cases by their tags.
  ///   - unknown: The handling of other tags; without it they are errors.
  public static func tagged<Model>(
    by key: String, content: String? = nil, _ cases: KeyValuePairs<String, TaggedCase<Model>>,
    unknown: UnknownTaggedCase<Model>? = nil
  ) -> TaggedMapping<Model> where Self == TaggedMapping<Model> {
    TaggedMapping(content.map { .beside(key: key, content: $0) } ?? .within(key: key), cases, unknown)
  }

  /// Returns the mapping of an enum with the tag as the only key of an object: `{"text":{"body":"Hi"}}`.
  ///
  /// `Codable` writes enums in this form too, with values without labels below `_0`, `_1` and so on. The
  /// content may be any value. A case without content is written as `{"typing":{}}`, and read from the string
  /// `"typing"` as well.
  ///
  /// - Parameters:
  ///   - cases: The cases by their tags.
  ///   - unknown: The handling of other tags; without it they are errors.
  public static func externallyTagged<Model>(
    _ cases: KeyValuePairs<String, TaggedCase<Model>>, unknown: UnknownTaggedCase<Model>? = nil
  ) -> TaggedMapping<Model> where Self == TaggedMapping<Model> { TaggedMapping(.around, cases, unknown) }
}
