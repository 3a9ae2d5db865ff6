import CodableMapping
import Foundation
import JSONCore
import ManualMapping
import MappingTestSupport
import Testing

/// The length of the README, and its example.
@Suite("The README")
struct ReadmePageTests {
  /// The words of a page outside of code and tables, without the addresses of links.
  static func prose(of page: String) -> [Substring] {
    page.replacing(#/(?ms)^ *```.*?^ *```$/#, with: "").replacing(#/(?m)^ *\|.*$/#, with: "")
      .replacing(#/\]\([^)]*\)/#, with: "]").split { $0.isWhitespace }
  }

  @Test("The README has at most 900 words of prose, and says how to add the package before other commands")
  func length() throws {
    let page = try PackageFolder.text(of: "README.md")
    let words = Self.prose(of: page)
    #expect((300...900).contains(words.count))
    let headings = page.matches(of: #/(?m)^## (.*)$/#).map { String($0.1) }
    #expect(
      headings.prefix(5) == [
        "What you write", "Add it to your package", "Strategies", "Two commands", "Speed",
      ])
  }

  @Test("The first error in the README is the rendered one")
  func error() throws {
    let text = """
      [
        {"id": 1, "title": "Heat", "release_date": "1995-12-15"},
        {"id": "2", "title": "Zoo", "release_date": "2016-02-30"}
      ]
      """
    let error = thrown { try ManualMapper<Movie>(keys: .snakeCase).array.decode(text) }
    let rendered = try #require(error?.rendered())
    #expect(try PackageFolder.text(of: "README.md").contains("\n```\n\(rendered)\n```\n"), "\(rendered)")
  }

  @Test("Repeated and unknown keys are handled as it says", arguments: 0..<100 as Range<UInt64>)
  func keys(seed: UInt64) throws {
    let page = try PackageFolder.text(of: "README.md").replacing("\n", with: " ")
    let claims = [
      "By default, mappers use the first value of a repeated key.",
      "With `DerivedMapper<Movie>(parsing: JSONParseOptions(duplicateKeys: .reject))`, a repeated key is an error.",
      "Unknown keys are skipped, so a misspelled key of an optional property goes unnoticed.",
      "With `mapper.rejectingUnknownKeys()`, they are errors.",
    ]
    #expect(claims.filter { !page.contains($0) } == [])
    var random = SeededGenerator(seed: seed)
    let members = [#""id":1"#, #""title":"a""#, #""release_date":"1995-12-15""#].shuffled(using: &random)
    let key = ["id", "title", "release_date", "titel", "é", "", "ID"].randomElement(using: &random) ?? ""
    let value = ["2", "\"b\"", "\"2016-02-17\"", "null", "[{}]"].randomElement(using: &random) ?? ""
    let text = "{\(members.joined(separator: ",")),\"\(key)\":\(value)}"
    let mapper = ManualMapper<Movie>(keys: .snakeCase)
    let movie = try mapper.decode(text)
    #expect(movie.id == 1 && movie.title == "a" && movie.releaseDate.timeIntervalSince1970 == 818_985_600)
    let isRepeated = members.contains { $0.hasPrefix("\"\(key)\":") }
    let options = JSONParseOptions(duplicateKeys: .reject)
    let error = thrown {
      isRepeated
        ? try ManualMapper<Movie>(parsing: options, keys: .snakeCase).decode(text)
        : try mapper.rejectingUnknownKeys().decode(text)
    }
    #expect(
      error?.issue.message.hasPrefix("\(isRepeated ? "duplicate" : "unknown") key \"\(key)\"") == true)
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

@Suite("Errors on pages")
struct ErrorPageTests {
  @Test("Every error on the page of errors equals the error of a fixture")
  func fixtures() throws {
    let page = try PackageFolder.text(of: "Sources/Core/JSONCore/JSONCore.docc/Errors.md")
    let rendered = try PackageFolder.text(of: "Fixtures/malformed/rendered.txt")
    let shown = page.matches(of: #/(?ms)^```\n(error\[.*?)^```$/#).map(\.1)
    #expect(shown.count == 2)
    for error in shown { #expect(rendered.contains(".json\n\(error)\n"), "\(error)") }
  }

  @Test("The error on the page about an app is that of its model")
  func firstScreen() throws {
    struct Movie: Codable {
      var id: Int
      var title: String
      var rating: Double?
    }
    let error = try #require(thrown { try CodableMapper<Movie>().array.decode(#"[{"id": 1}]"#) })
    let page = try PackageFolder.text(of: "Documentation/Guide.docc/FirstScreen.md")
    #expect(page.contains("\n```text\n\(error)\n```\n"), "\(error)")
  }
}
