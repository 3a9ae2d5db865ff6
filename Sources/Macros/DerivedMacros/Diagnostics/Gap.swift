#if Macros
/// What one thing lacks to be mapped in the directions of the type that it is part of, in words.
struct Gap {
  /// What has the gap.
  enum Owner {
    case value(String, type: String)
    case payload(String, type: String)
    case part(type: String)
    /// The field of `@By`; without its code, that of `fields`.
    case field(String?)
  }

  enum Kind {
    case unreadable
    case unwritable
    case unconformed
  }

  let owner: Owner
  let kind: Kind
  /// The directions of the type.
  let direction: MappingDirection

  /// The direction that is left for the type without it.
  var remainingDirection: MappingDirection? {
    switch kind {
    case .unreadable: direction == .both ? .encodeOnly : nil
    case .unwritable: direction == .both ? .decodeOnly : nil
    case .unconformed: nil
    }
  }

  var message: String {
    switch owner {
    case .value(let name, let type): "'\(name)' \(failure(of: type)), or use '@By' with \(field)"
    case .payload(let name, let type):
      "the payload of '\(name)' \(failure(of: type)), or put it into a model with '@By'"
    case .part(let type):
      "'@Inlined' needs a model that is \(need): '\(type)' is no "
        + "'\(kind == .unwritable ? "JSONObjectWritable" : "DerivedDecodable")'; \(remedies(for: type).joined(separator: ", or "))"
    case .field(let code): message(of: code.map { "'@By(\($0))'" } ?? "the field of 'fields'")
    }
  }

  private func failure(of type: String) -> String {
    let isWriting = kind == .unwritable
    let start = "can't be \(isWriting ? "encoded" : "decoded"): '\(type)'"
    guard kind != .unconformed else {
      return
        "\(start) has a mapping, but is no 'DerivedReadable'; write 'extension \(type): DerivedReadable {}'"
    }
    return "\(start) is no '\(isWriting ? "JSONWritable" : "DerivedReadable")'; "
      + remedies(for: type).joined(separator: ", ")
  }

  private func remedies(for type: String) -> [String] {
    guard let remaining = remainingDirection else { return ["map '\(type)' in this direction too"] }
    return ["map '\(type)' in both directions", "write '@Mapped(.\(remaining.rawValue))' here"]
  }

  private var need: String {
    switch direction {
    case .both: "decoded and encoded"
    case .decodeOnly: "decoded"
    case .encodeOnly: "encoded"
    }
  }

  private var field: String {
    switch direction {
    case .both: "a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'"
    case .decodeOnly: "a 'Decoding', which has 'decode(_:)'"
    case .encodeOnly: "an 'Encoding', which has 'encode(_:into:)'"
    }
  }

  private func message(of field: String) -> String {
    guard kind != .unconformed else {
      return "\(field) decodes and encodes, but is no 'Mapping': make it one"
    }
    let isWriting = kind == .unwritable
    let missing = isWriting ? "'encode(_:into:)'" : "'decode(_:)'"
    guard let remaining = remainingDirection else {
      return "\(field) can't \(isWriting ? "encode" : "decode"), as the type needs it: "
        + "make it \(isWriting ? "an 'Encoding'" : "a 'Decoding'"), with \(missing)"
    }
    return "\(field) only \(isWriting ? "decodes" : "encodes"): make it a 'Mapping', with \(missing) too, "
      + "or write '@Mapped(.\(remaining.rawValue))' here"
  }
}
#endif
