/// Where a value is in a document: the keys and indices that lead to it from the root.
///
/// Printed as `$.skills[1].name`, with odd keys as `$["a b"]`; `pointer` is the RFC 6901 form
/// `/skills/1/name`.
public struct JSONPath: Sendable, Hashable {
  /// One step of a path.
  public enum Component: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  /// The steps from the root; empty for the root itself.
  public var components: [Component]

  /// Creates a path from its steps.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path as an RFC 6901 JSON Pointer, where `~` is written `~0` and `/` is written `~1`.
  public var pointer: String {
    var text = ""
    for component in components {
      text += "/"
      switch component {
      case .index(let index): text += String(index)
      case .key(let key):
        for scalar in key.unicodeScalars {
          switch scalar {
          case "~": text += "~0"
          case "/": text += "~1"
          default: text.unicodeScalars.append(scalar)
          }
        }
      }
    }
    return text
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path from `$`; a path of more than 24 steps shows its first two and its last.
  public var description: String {
    let parts = components.map(\.description)
    guard parts.count > 24, let last = parts.last else { return "$" + parts.joined() }
    return "$" + parts[0] + parts[1] + "…" + last
  }
}

extension JSONPath.Component: CustomStringConvertible {
  /// `.key`, `["odd key"]` or `[index]`; of a key of more than 256 bytes only the beginning.
  public var description: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .key(let key): Self.description(of: key.utf8.count > 256 ? shownText(key) : key)
    }
  }

  private static func description(of key: String) -> String {
    isPlain(key) ? ".\(key)" : "[\(quotedJSON(key))]"
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
        0x80...:
        true
      default: false
      }
    }
  }
}

/// The text as a JSON string literal, quotes included.
package func quotedJSON(_ text: String) -> String {
  var writer = JSONWriter()
  writer.write(text)
  return writer.takeText()
}
