/// What a type or a field lacks to be mapped in the directions of the type that contains it.
struct Gap {
  /// The part of the type that has the gap.
  enum Owner {
    case value(String, type: String)
    case payload(String, type: String)
    case part(type: String)
    /// The code of the field of `@By`; `nil` for a field of `fields`.
    case field(String?)
  }

  enum Kind {
    case unreadable, unwritable, unconformed
    /// The type has raw values.
    case unmappedRawValue
  }

  let owner: Owner
  let kind: Kind
  /// The directions of the type.
  let direction: MappingDirection

  private var isWriting: Bool { kind == .unwritable }

  /// The direction in which the type can be mapped despite the gap; `nil` if there is none.
  private var remainingDirection: MappingDirection? {
    switch kind {
    case .unreadable where direction == .both: .encodeOnly
    case .unwritable where direction == .both: .decodeOnly
    default: nil
    }
  }

  var message: String {
    switch owner {
    case .value(let name, let type) where kind == .unmappedRawValue:
      return "'\(name)' \(failure(of: type)), or use '@By(\(Gap.field(ofRawValues: type)))'"
    case .value(let name, let type):
      let fields =
        switch direction {
        case .both: "a 'Mapping', which has 'decode(_:)' and 'encode(_:into:)'"
        case .decodeOnly: "a 'Decoding', which has 'decode(_:)'"
        case .encodeOnly: "an 'Encoding', which has 'encode(_:into:)'"
        }
      return "'\(name)' \(failure(of: type)), or use '@By' with \(fields)"
    case .payload(let name, let type):
      return "the payload of '\(name)' \(failure(of: type)), or put it into a model with '@By'"
    case .part(let type):
      let need = direction == .both ? "decoded and encoded" : direction.decodes ? "decoded" : "encoded"
      return "'@Inlined' needs a model that is \(need): '\(type)' doesn't conform to "
        + "'\(isWriting ? "JSONObjectWritable" : "JSONObjectDecodable")'; "
        + remedies(for: type).joined(separator: ", or ")
    case .field(let code): return message(of: code.map { "'@By(\($0))'" } ?? "the field of 'fields'")
    }
  }

  /// The field for a type with raw values.
  static func field(ofRawValues type: String) -> String { "RawValueField<\(type)>()" }

  private func failure(of type: String) -> String {
    let isWriting = isWriting || kind == .unconformed && direction == .encodeOnly
    let start = "can't be \(isWriting ? "encoded" : "decoded"): '\(type)'"
    let conformance = isWriting ? "JSONWritable" : "JSONDecodable"
    if kind == .unmappedRawValue {
      return "can't be mapped: '\(type)' has raw values, but no JSON form; "
        + "write '@Mapped' before its declaration"
    }
    guard kind != .unconformed else {
      return
        "\(start) has a mapping, but doesn't conform to '\(conformance)'; write 'extension \(type): \(conformance) {}'"
    }
    return "\(start) doesn't conform to '\(conformance)'; " + remedies(for: type).joined(separator: ", ")
  }

  private func remedies(for type: String) -> [String] {
    guard let remaining = remainingDirection else { return ["map '\(type)' in this direction too"] }
    return ["map '\(type)' in both directions", "write '@Mapped(.\(remaining.rawValue))' here"]
  }

  private func message(of field: String) -> String {
    guard kind != .unconformed else {
      return "\(field) decodes and encodes, but doesn't conform to 'Mapping': add the conformance"
    }
    let missing = isWriting ? "'encode(_:into:)'" : "'decode(_:)'"
    guard let remaining = remainingDirection else {
      return "\(field) can't \(isWriting ? "encode" : "decode"), as the type needs it: "
        + "make it \(isWriting ? "an 'Encoding'" : "a 'Decoding'"), with \(missing)"
    }
    return "\(field) only \(isWriting ? "decodes" : "encodes"): make it a 'Mapping', with \(missing) too, "
      + "or write '@Mapped(.\(remaining.rawValue))' here"
  }
}
