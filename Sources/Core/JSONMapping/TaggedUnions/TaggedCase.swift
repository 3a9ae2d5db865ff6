public import JSONCore

/// One case of an enum that a ``TaggedMapping`` maps: the mapping of its content, and the conversions between
/// the content and the case.
public struct TaggedCase<Model>: Sendable {
  /// Creates the case from its content; reads nothing if the case has none.
  let decode: @Sendable (JSONValue) throws(JSONError) -> Model
  /// The type of the content; `nil` for a case without content.
  let content: Any.Type?
  /// Writes the value if it is of this case; returns whether it is.
  let encode: @Sendable (Model, TagFrame, inout JSONWriter) throws(JSONError) -> Bool

  /// Returns a case with content that a mapping of any strategy maps.
  ///
  ///     let text: TaggedCase<Message> = .case(ManualMapper<Text>(), Message.text) {
  ///       if case .text(let text) = $0 { text } else { nil }
  ///     }
  ///
  /// - Parameters:
  ///   - mapping: Reads and writes the content.
  ///   - wrap: Creates the case; you can pass the case's name.
  ///   - unwrap: Returns the content of a value of this case, `nil` for any other.
  public static func `case`<Content: Mapping>(
    _ mapping: Content, _ wrap: @escaping @Sendable (Content.Model) -> Model,
    _ unwrap: @escaping @Sendable (Model) -> Content.Model?
  ) -> TaggedCase {
    TaggedCase(
      decode: { (json) throws(JSONError) in wrap(try mapping.decode(json)) },
      content: Content.Model.self
    ) { (model, frame, writer) throws(JSONError) in
      guard let content = unwrap(model) else { return false }
      try frame.write(to: &writer) { (writer) throws(JSONError) in
        try mapping.encode(content, into: &writer)
      }
      return true
    }
  }

  /// Returns a case without content: `.case(.typing)`. Decoding ignores content.
  public static func `case`(_ value: Model) -> TaggedCase where Model: Equatable & Sendable {
    `case`(value) { $0 == value }
  }

  /// Returns a case without content, for an enum that isn't `Equatable`: `.case(.typing) { if case .typing =
  /// $0 { true } else { false } }`.
  ///
  /// - Parameters:
  ///   - value: The case.
  ///   - matches: Returns whether a value is this case.
  public static func `case`(
    _ value: @autoclosure @escaping @Sendable () -> Model,
    _ matches: @escaping @Sendable (Model) -> Bool
  ) -> TaggedCase {
    TaggedCase(decode: { (_) throws(JSONError) in value() }, content: nil) {
      (model, frame, writer) throws(JSONError) in
      guard matches(model) else { return false }
      try frame.writeAlone(to: &writer)
      return true
    }
  }

  /// Returns a case whose content can only be read: writing such a value throws `custom`.
  public static func reading<Content: Decoding>(
    _ decoding: Content, _ wrap: @escaping @Sendable (Content.Model) -> Model
  ) -> TaggedCase {
    TaggedCase(
      decode: { (json) throws(JSONError) in wrap(try decoding.decode(json)) },
      content: Content.Model.self, encode: { (_, _, _) throws(JSONError) in false })
  }
}

/// The handling of a value whose tag matches none of the cases.
public struct UnknownTaggedCase<Model>: Sendable {
  let decode: @Sendable (String, JSONValue) throws(JSONError) -> Model
  /// Writes the value if it is of this case; returns whether it is.
  let encode: @Sendable (Model, TagForm, inout JSONWriter) throws(JSONError) -> Bool

  /// Returns a case that stores the tag, `case unknown(String)`, and nothing else.
  ///
  ///     let unknown: UnknownTaggedCase<Message> = .tag(Message.unknown) {
  ///       if case .unknown(let tag) = $0 { tag } else { nil }
  ///     }
  ///
  /// It is written as a case without content.
  ///
  /// - Parameters:
  ///   - wrap: Creates the case from the tag.
  ///   - unwrap: Returns the tag of a value of this case, `nil` for any other.
  public static func tag(
    _ wrap: @escaping @Sendable (String) -> Model, _ unwrap: @escaping @Sendable (Model) -> String?
  ) -> UnknownTaggedCase {
    UnknownTaggedCase(decode: { tag, _ in wrap(tag) }) { (model, form, writer) throws(JSONError) in
      guard let tag = unwrap(model) else { return false }
      try TagFrame(form, tag).writeAlone(to: &writer)
      return true
    }
  }

  /// Returns a case that stores the whole value, `case other(OwnedJSON)`, and writes it unchanged.
  ///
  ///     let other: UnknownTaggedCase<Message> = .value(Message.other) {
  ///       if case .other(let json) = $0 { json } else { nil }
  ///     }
  ///
  /// - Parameters:
  ///   - wrap: Creates the case from the value, the tag included.
  ///   - unwrap: Returns the value stored in this case, `nil` for any other.
  public static func value(
    _ wrap: @escaping @Sendable (OwnedJSON) -> Model, _ unwrap: @escaping @Sendable (Model) -> OwnedJSON?
  ) -> UnknownTaggedCase {
    UnknownTaggedCase(decode: { (_, json) throws(JSONError) in wrap(try OwnedJSON(json)) }) {
      (model, _, writer) throws(JSONError) in
      guard let json = unwrap(model) else { return false }
      try json.write(to: &writer)
      return true
    }
  }
}
