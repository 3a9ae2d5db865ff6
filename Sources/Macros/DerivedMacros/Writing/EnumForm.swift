#if Macros
/// The part of an enum's JSON form that identifies the case.
enum EnumForm {
  /// The raw value. The first array contains its type if that may be a generic parameter, the second one the
  /// names of the cases if they are known.
  case raw([ValueType], names: [String] = [])
  /// The name of the case alone: no case has a payload.
  case name
  /// The key around the payload.
  case around
  /// A member of the payload's own object.
  case within(tag: String)
  /// A member beside the payload.
  case beside(tag: String, content: String)
  /// None: the first case that fits is decoded.
  case untagged
}

extension EnumCode {
  /// The functions of a struct or a class with raw values. A protocol of the module may isolate its conformance
  /// to `RawRepresentable` to the main actor, and then the functions of the library can't use it.
  ///
  /// - Parameter others: The functions that the type already has.
  func rawFunctions(besides others: [String]) -> [[String]] {
    let type = types.first?.text ?? "RawValue"
    var functions: [[String]] = []
    if direction.decodes, !others.contains("decode(value:)") {
      functions.append(
        documentFunction(["try json.rawValue { \(header.initializer)(rawValue: $0 as \(type)) }"]))
    }
    if direction.encodes, !others.contains("write(to:)") {
      // As for a payload, the function of the optional is one that throws.
      functions.append(writingFunction("writer", ["try (self.rawValue as \(type)?).write(to: &writer)"]))
    }
    return functions
  }
}
#endif
