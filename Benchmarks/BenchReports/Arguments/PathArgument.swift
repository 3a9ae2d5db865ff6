package import JSONCore

/// Parses paths of the command line: `$.data.movies`, `data.movies`, `[0].name` or `$["data"]["a.b"]`.
///
/// Unlike `JSONKeyPath`, which accepts every text, this reports malformed paths.
package enum PathArgument {
  /// The error for a text that isn't a path.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// Parses a path.
  ///
  /// - Throws: ``Failure``.
  package static func parse(_ text: String) throws(Failure) -> JSONKeyPath {
    var components: [String] = []
    var rest = Substring(text)
    guard !rest.isEmpty else { throw failure(text, "it is empty; $ is the whole document") }
    if rest.first == "$" {
      rest.removeFirst()
    } else if rest.first != "[" {
      // The first key needs no dot.
      rest = "." + rest
    }
    while let first = rest.first {
      switch first {
      case ".":
        let name = rest.dropFirst().prefix { $0 != "." && $0 != "[" && $0 != "]" }
        guard !name.isEmpty else { throw failure(text, "a name is missing after a dot") }
        components.append(String(name))
        rest = rest[name.endIndex...]
      case "[": components.append(try bracketed(&rest, text))
      default: throw failure(text, "\"\(first)\" is neither a dot nor a bracket")
      }
    }
    return JSONKeyPath(components)
  }

  /// Parses an index or a quoted key in brackets.
  private static func bracketed(_ rest: inout Substring, _ text: String) throws(Failure) -> String {
    rest.removeFirst()
    if let quote = rest.first, quote == "\"" || quote == "'" {
      var name = ""
      rest.removeFirst()
      while let character = rest.popFirst() {
        if character == quote {
          guard rest.popFirst() == "]" else { throw failure(text, "a ] is missing") }
          return name
        }
        name.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
      }
      throw failure(text, "a quotation mark is not closed")
    }
    let index = rest.prefix { $0 != "]" }
    guard index.endIndex < rest.endIndex else { throw failure(text, "a ] is missing") }
    guard !index.isEmpty, index.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw failure(text, "brackets must contain an index or a name in quotation marks") }
    rest = rest[index.endIndex...].dropFirst()
    return String(index)
  }

  private static func failure(_ text: String, _ reason: String) -> Failure {
    Failure(
      description:
        "\"\(text)\" isn't a path: \(reason). Write one as $.data.movies, $.pages[0] or $[\"a.b\"].")
  }
}
