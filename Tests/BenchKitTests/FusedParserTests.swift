import Catalog
import Foundation
import JSONMapping
import Testing

@testable import BenchKit

/// The fused parser must take and reject what everything else takes and rejects, or it is no floor.
@Suite struct FusedParserTests {
  private struct Malformed: Decodable {
    var file: String
    var model: String
    var options: Options?

    struct Options: Decodable {}
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  private static let malformed: [(file: String, model: String)] = {
    let rows = try? JSONDecoder().decode([Malformed].self, from: Data(bytes("malformed/expected.json")))
    let read = (rows ?? []).filter { !$0.model.hasPrefix("skill") && $0.options == nil }
    return read.map { ($0.file, $0.model) }
  }()

  private static let conformance: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/conformance")) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix("i_") }.sorted()
  }()

  private static let catalogue: SkillCatalogue = {
    struct Wire: Decodable { var skills: [Skill] }
    let wire = try? JSONDecoder().decode(Wire.self, from: Data(bytes("skills.json")))
    return SkillCatalogue(wire?.skills ?? [])
  }()

  private func parse(_ bytes: [UInt8], as model: String) throws {
    switch model {
    case "movie": _ = try FusedParser.movie(bytes)
    case "movies": _ = try FusedParser.movies(bytes)
    case "user": _ = try FusedParser.user(bytes, Self.catalogue)
    case "users": _ = try FusedParser.users(bytes, Self.catalogue)
    case "todo": _ = try FusedParser.todo(bytes)
    case "todos": _ = try FusedParser.todos(bytes)
    default: Issue.record("there is no fused parser of \(model)")
    }
  }

  @Test func theFixturesAreThere() {
    #expect(Self.malformed.count > 130)
    #expect(Self.conformance.count > 200)
  }

  @Test(arguments: malformed)
  func malformedDocumentsAreRejected(file: String, model: String) throws {
    let bytes = try Self.bytes("malformed/\(file)")
    #expect(throws: FusedFailure.self) { try parse(bytes, as: model) }
  }

  @Test(arguments: conformance)
  func anyValueIsJudgedAsTheStandardSays(file: String) throws {
    var reader = FusedReader(try Self.bytes("conformance/\(file)"))
    var isAccepted = true
    do {
      try reader.skipValue()
      try reader.finish()
    } catch {
      isAccepted = false
    }
    #expect(isAccepted == file.hasPrefix("y_"))
  }

  @Test(arguments: ["movie", "movies", "users", "user", "todos", "todo"])
  func fixturesReadAsTheReferenceReadsThem(model: String) throws {
    let bytes = try Self.bytes("\(model).json")
    let reference = FoundationPeers.codable(catalogue: Self.catalogue)
    func value<C: Codec>(_ codec: C) throws -> C.Value { try codec.decode(codec.document(from: bytes)) }
    switch model {
    case "movie":
      let codec = try #require(reference.movie)
      #expect(try FusedParser.movie(bytes) == value(codec))
    case "movies":
      let codec = try #require(reference.movies)
      #expect(try FusedParser.movies(bytes) == value(codec))
    case "user":
      let codec = try #require(reference.user)
      #expect(try FusedParser.user(bytes, Self.catalogue) == value(codec))
    case "users":
      let codec = try #require(reference.users)
      #expect(try FusedParser.users(bytes, Self.catalogue) == value(codec))
    case "todo":
      let codec = try #require(reference.todo)
      #expect(try FusedParser.todo(bytes) == value(codec))
    default:
      let codec = try #require(reference.todos)
      #expect(try FusedParser.todos(bytes) == value(codec))
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("2016.0", 2016), ("1e2", 100), ("12300e-2", 123),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("0.00e5", 0), ("1.50e1", 15),
      ("0e99999999999999999999", 0), ("9223372036854775807.000", .max),
    ] as [(String, Int)])
  func wholeNumbersAreReadHoweverTheyAreWritten(text: String, value: Int) throws {
    var reader = FusedReader(Array(text.utf8))
    #expect(try reader.int() == value)
  }

  @Test(
    arguments: [
      "1.5", "15e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e99999999999999999999", "1e-1",
    ])
  func otherNumbersAreNoInt(text: String) {
    #expect(throws: FusedFailure.self) {
      var reader = FusedReader(Array(text.utf8))
      _ = try reader.int()
    }
  }

  @Test(
    arguments: [
      "0", "-0.0", "8.4", "1e23", "123456789012345678901234567890", "5e-324", "1.7976931348623157e308",
      "0.1e1", "9007199254740993", "2.2250738585072014e-308", "-3.25E+2",
    ])
  func doublesAreTheNearestOnes(text: String) throws {
    var reader = FusedReader(Array(text.utf8))
    #expect(try reader.double().bitPattern == Double(text)?.bitPattern)
  }

  @Test func keysMayBeEscapedAndMembersUnknownOrTwice() throws {
    let text = #"""
      {"\u0075serId":1,"quite_a_long_unknown_key":[1,{"a":null}],"title":"A","title":2,"completed":true,"id":3,"id":"x"}
      """#
    let todo = try FusedParser.todo(Array(text.utf8))
    #expect(todo == Todo(userId: 1, id: 3, title: "A", completed: true))
  }

  /// The short way for usual days and the long one for all others give what everybody else's dates are.
  @Test func daysAreThoseOfTheDateField() throws {
    let days = stride(from: -719_000, to: 400_000, by: 13).map { $0 } + Array(-60...60)
    for day in days {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let text = try #require(DateField.yearMonthDay.text(for: date))
      var reader = FusedReader(Array("\"\(text)\"".utf8))
      let read = try reader.day()
      try reader.finish()
      #expect(read == date, "\(text)")
    }
  }

  @Test(arguments: [
    "2023-02-29", "2023-13-01", "2023-00-10", "2023-01-00", "2023-1-01", "2023-01-01T", "23-01-01",
  ])
  func otherTextsAreNoDays(text: String) {
    #expect(throws: FusedFailure.self) {
      var reader = FusedReader(Array("\"\(text)\"".utf8))
      _ = try reader.day()
    }
  }

  @Test func membersInAnotherOrderAreRead() throws {
    let text =
      #"[{"completed":true,"title":"\u00e9é","id":null,"userId":1},{ "userId" : 2 ,"title":"b","completed":false }]"#
    #expect(
      try FusedParser.todos(Array(text.utf8)) == [
        Todo(userId: 1, id: nil, title: "éé", completed: true),
        Todo(userId: 2, id: nil, title: "b", completed: false),
      ])
  }
}
