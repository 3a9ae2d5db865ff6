import MappingTestSupport
import Testing

@testable import JSONCore

/// The tape is the same for each layout of a text, except for the offsets, and a cursor skips each.
@Suite struct WhiteSpaceTests {
  /// Tokens of random JSON, with the depth of each.
  private static func tokens(_ depth: Int, using generator: inout SeededGenerator) -> [(
    text: String, depth: Int
  )] {
    let count = Int.random(in: 0...5, using: &generator)
    switch depth > 8 ? 2 : Int.random(in: 0..<5, using: &generator) {
    case 0:
      let elements = (0..<count).map { _ in tokens(depth + 1, using: &generator) }
      return [("[", depth)] + Array(elements.joined(separator: [(",", depth)])) + [("]", depth)]
    case 1:
      let members = (0..<count).map {
        [("\"k\($0)\"", depth + 1), (":", depth + 1)] + tokens(depth + 1, using: &generator)
      }
      return [("{", depth)] + Array(members.joined(separator: [(",", depth)])) + [("}", depth)]
    default:
      return [
        (["1", "-0.5", "\"x y\"", "true", "null", "\"\""][Int.random(in: 0..<6, using: &generator)], depth)
      ]
    }
  }

  /// The white space before a token in a layout; `last` is the previous token.
  private static func space(
    _ style: Int, _ token: (text: String, depth: Int), after last: String,
    using generator: inout SeededGenerator
  ) -> String {
    let isFirst = ["[", "{", ","].contains(last)
    let isLast = ["]", "}"].contains(token.text)
    func line(_ end: String, _ unit: String) -> String {
      (isFirst || isLast) && last + token.text != "[]" && last + token.text != "{}"
        ? end + String(repeating: unit, count: token.depth) : last == ":" ? " " : ""
    }
    switch style {
    case 0...8: return line("\n", String(repeating: " ", count: style))
    case 9: return line("\r\n", "  ")
    case 10: return line("\n", "\t")
    case 11: return last == "," || last == ":" ? " " : ""
    case 12: return line("\n", "  ") + (token.text == ":" ? " " : "")
    case 13: return line("\n\n", "    ")
    // Lines with random indentation.
    case 14: return line("\n", " ") + String(repeating: " ", count: Int.random(in: 0...3, using: &generator))
    default:
      return String(
        (0..<Int.random(in: 0...20, using: &generator)).map { _ in
          " \n\r\t".randomElement(using: &generator) ?? " "
        })
    }
  }

  private static func values(_ document: Document) -> [[UInt64]] {
    (0..<document.nodeCount).map { [document.tape[$0].head & 0xFF, document.tape[$0].payload] }
  }

  /// Whether a cursor skips a text that is read element by element, in the outermost array.
  private static func isSkipped(_ text: String) -> Bool {
    let passed: Void? = try? JSONCursor.read(Array(text.utf8).span.bytes, options: JSONParseOptions()) {
      (cursor) throws(CursorFailure) in
      guard try cursor.beginArray() else { return }
      repeat { try cursor.skipValue() } while try cursor.advanceToElement()
    }
    return passed != nil
  }

  @Test("Layouts with and without indentation give the same tape, and a cursor skips both", arguments: 0...15)
  func styles(_ style: Int) throws {
    var generator = SeededGenerator(seed: UInt64(style))
    for _ in 0..<40 {
      let tokens = [("[", 0)] + Self.tokens(1, using: &generator) + [("]", 0)]
      var text = ""
      var last = ""
      for token in tokens {
        text += Self.space(style, token, after: last, using: &generator) + token.0
        last = token.0
      }
      let minified = try Document(parsing: tokens.map(\.0).joined())
      let document = try Document(parsing: text + "\n")
      #expect(Self.values(document) == Self.values(minified), "\(text)")
      #expect(Self.isSkipped(text + "\n"), "\(text)")
      #expect(!Self.isSkipped(String(text.dropLast(Int.random(in: 1...text.count, using: &generator)))))
    }
  }
}
