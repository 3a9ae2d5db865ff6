import Foundation
import ManualMapping
import TestSupport
import Testing

/// The length of the README, and its example.
@Suite("The README")
struct ReadmePageTests {
  /// The words of a page outside of code and tables, without the addresses of links.
  static func prose(of page: String) -> [Substring] {
    page.replacing(#/(?ms)^ *```.*?^ *```$/#, with: "").replacing(#/(?m)^ *\|.*$/#, with: "")
      .replacing(#/\]\([^)]*\)/#, with: "]").split { $0.isWhitespace }
  }

  @Test("Words are counted without code, tables and addresses")
  func counting() {
    let page = """
      # A title

      Three [more words](Sources/With space.md).

      ```swift
      let code = "is none"
      ```

      | nor | is |
      |---|---|
      | a | table |
      """
    #expect(Self.prose(of: page) == ["#", "A", "title", "Three", "[more", "words]."])
  }

  @Test("The README has at most a thousand words of prose")
  func length() throws {
    let words = Self.prose(of: try PackageFolder.text(of: "README.md"))
    #expect((300...1_000).contains(words.count))
  }

  @Test("The first error in the README is the rendered one")
  func error() throws {
    let text = """
      [
        {"id": 1, "title": "Heat", "release_date": "1995-12-15"},
        {"id": "2", "title": "Zoo", "release_date": "2016-02-17"}
      ]
      """
    let error = #expect(throws: JSONError.self) {
      try ManualMapper<Movie>(keys: .snakeCase).array.decode(text)
    }
    let rendered = try #require(error?.rendered())
    #expect(try PackageFolder.text(of: "README.md").contains("\n```\n\(rendered)\n```\n"), "\(rendered)")
  }

  private struct Movie: ManualMappable {
    var id: Int
    var title: String
    var releaseDate: Date

    init(json: JSONObject) throws(JSONError) {
      id = try json["id"]
      title = try json["title"]
      releaseDate = try json["releaseDate", as: .yearMonthDay]
    }

    func writeMembers(to json: inout JSONWriter) throws(JSONError) {
      try json.put("id", id)
      try json.put("title", title)
      try json.put("releaseDate", releaseDate, as: .yearMonthDay)
    }
  }
}
