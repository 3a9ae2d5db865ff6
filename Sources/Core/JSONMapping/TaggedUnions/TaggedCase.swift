public import JSONCore

/// One case of an enum that a ``TaggedMapping`` maps: how its content is mapped, how the case is made from
/// it, and how the content is taken out again.
public struct TaggedCase<Model>: Sendable {
  /// Makes the case from its content; nothing is read if the case has none.
  let decode: @Sendable (JSONValue) throws(JSONError) -> Model
  /// What stands in the place of the content; `nil` of a case without content.
  let content: Any.Type?
  /// Writes the value if it is of this case, and tells whether it is.
  let encode: @Sendable (Model, TagFrame, inout JSONWriter) throws(JSONError) -> Bool

  /// A case with a content that a mapping of any dialect maps.
  ///
  ///     let text: TaggedCase<Message> = .case(ManualMapper<Text>(), Message.text) {
  ///       if case .text(let text) = $0 { text } else { nil }
  ///     }
  ///
  /// - Parameters:
  ///   - mapping: How the content is read and written.
  ///   - wrap: Makes the case; the case's own name will do.
  ///   - unwrap: The content of a value of this case, `nil` of any other.
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

  /// A case without content: `.case(.typing)`. What stands in the place of the content is ignored.
  public static func `case`(_ value: Model) -> TaggedCase where Model: Equatable & Sendable {
    `case`(value) { $0 == value }
  }

  /// A case without content, of an enum whose values can't be compared:
  /// `.case(.typing) { if case .typing = $0 { true } else { false } }`.
  ///
  /// - Parameters:
  ///   - value: The case.
  ///   - matches: Whether a value is this case.
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

  /// A case whose content can be read only: writing such a value throws `custom`.
  public static func reading<Content: Decoding>(
    _ decoding: Content, _ wrap: @escaping @Sendable (Content.Model) -> Model
  ) -> TaggedCase {
    TaggedCase(
      decode: { (json) throws(JSONError) in wrap(try decoding.decode(json)) },
      content: Content.Model.self, encode: { (_, _, _) throws(JSONError) in false })
  }
}

/// What becomes of a value whose tag is none of the cases'.
public struct UnknownTaggedCase<Model>: Sendable {
  let decode: @Sendable (String, JSONValue) -> Model
  /// Writes the value if it is of this case, and tells whether it is.
  let encode: @Sendable (Model, TagForm, inout JSONWriter) throws(JSONError) -> Bool

  /// A case that keeps the tag, `case unknown(String)`; all else is lost.
  ///
  ///     let unknown: UnknownTaggedCase<Message> = .tag(Message.unknown) {
  ///       if case .unknown(let tag) = $0 { tag } else { nil }
  ///     }
  ///
  /// It is written as a case without content.
  ///
  /// - Parameters:
  ///   - wrap: Makes the case from the tag.
  ///   - unwrap: The tag of a value of this case, `nil` of any other.
  public static func tag(
    _ wrap: @escaping @Sendable (String) -> Model, _ unwrap: @escaping @Sendable (Model) -> String?
  ) -> UnknownTaggedCase {
    UnknownTaggedCase(decode: { tag, _ in wrap(tag) }) { (model, form, writer) throws(JSONError) in
      guard let tag = unwrap(model) else { return false }
      try TagFrame(form, tag).writeAlone(to: &writer)
      return true
    }
  }

  /// A case that keeps the whole value, `case other(OwnedJSON)`, and gives it back when it is written.
  ///
  ///     let other: UnknownTaggedCase<Message> = .value(Message.other) {
  ///       if case .other(let json) = $0 { json } else { nil }
  ///     }
  ///
  /// - Parameters:
  ///   - wrap: Makes the case from the value, the tag included.
  ///   - unwrap: The value kept by this case, `nil` of any other.
  public static func value(
    _ wrap: @escaping @Sendable (OwnedJSON) -> Model, _ unwrap: @escaping @Sendable (Model) -> OwnedJSON?
  ) -> UnknownTaggedCase {
    UnknownTaggedCase(decode: { _, json in wrap(OwnedJSON(json)) }) {
      (model, _, writer) throws(JSONError) in
      guard let json = unwrap(model) else { return false }
      try json.write(to: &writer)
      return true
    }
  }
}
