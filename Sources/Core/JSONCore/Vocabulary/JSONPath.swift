/// The path of a value in a document: the keys and indices from the root to it.
///
/// Printed as `$.skills[1].name`, with unusual keys as `$["a b"]`; `pointer` is the RFC 6901 form
/// `/skills/1/name`.
public struct JSONPath: Sendable, Hashable {
  /// One step of a path.
  public enum Component: Sendable, Hashable {
    /// To the member of an object with this key.
    case key(String)
    /// To the element of an array at this index, from zero.
    case index(Int)
  }

  /// The steps from the root; empty for the root itself.
  public var components: [Component]

  /// Creates a path from its steps.
  public init(_ components: [Component] = []) { self.components = components }

  /// The path as an RFC 6901 JSON Pointer, which writes `~` as `~0` and `/` as `~1`.
  public var pointer: String {
    var text = ""
    for component in components {
      text += "/"
      switch component {
      case .index(let index): text += String(index)
      case .key(let key):
        for scalar in key.unicodeScalars {
          text += scalar == "~" ? "~0" : scalar == "/" ? "~1" : String(scalar)
        }
      }
    }
    return text
  }

  /// Reads an RFC 6901 JSON Pointer, such as `/skills/1/name`, also as the fragment of a URI, which begins
  /// with `#` and is percent-encoded; `nil` if the text isn't one.
  ///
  /// A pointer doesn't distinguish an index from a key of digits: a step that may be an index becomes one.
  public init?(pointer: String) {
    guard let text = pointer.hasPrefix("#") ? JSONPath.decoded(fragment: pointer.dropFirst()) : pointer,
      text.isEmpty || text.hasPrefix("/")
    else { return nil }
    components = []
    // As a substring, so that steps are split by the same function.
    for step in text[...].unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let component = Component(step: step) else { return nil }
      components.append(component)
    }
  }

  /// The text of a percent-encoded fragment; `nil` if it is malformed.
  private static func decoded(fragment: Substring) -> String? {
    let parts = fragment.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var bytes = Array(parts[0])
    for part in parts.dropFirst() {
      guard let digits = String(part.prefix(2)), digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let byte = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(byte)
      bytes += part.dropFirst(2)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

extension JSONPath.Component {
  /// A step of a pointer; `nil` if it contains a tilde that doesn't begin an escape.
  fileprivate init?(step: Substring.UnicodeScalarView) {
    let parts = step.split(separator: "~", omittingEmptySubsequences: false)
    var key = String(parts[0])
    for part in parts.dropFirst() {
      switch part.first {
      case "0": key += "~"
      case "1": key += "/"
      default: return nil
      }
      key += String(part.dropFirst())
    }
    // A number with a sign or a leading zero is not an index.
    let index = Int(key).flatMap { $0 >= 0 && String($0) == key ? $0 : nil }
    self = index.map { .index($0) } ?? .key(key)
  }
}
