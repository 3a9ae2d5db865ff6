import Foundation
import Testing

/// What a dialect's example read, and the text that it wrote.
struct ReadmeAnswer: Equatable {
  var titles: [String]
  var ids: [Int?]
  var dues: [Date]
  var text: String
}

/// The README's code compiles as it stands there, and the dialects are as interchangeable as it says.
@Suite("Code of the README")
struct ReadmeTests {
  typealias Dialect = (name: String, recode: @Sendable ([UInt8]) throws -> ReadmeAnswer)

  static let withoutMacros: [Dialect] = [
    ("manual", { try ManualReadme.recode($0) }),
    ("mappable", { try MappableReadme.recode($0) }),
    ("applicative", { try ApplicativeReadme.recode($0) }),
    ("throwing", { try ThrowingReadme.recode($0) }),
    ("codable", { try CodableReadme.recode($0) }),
  ]
  static let dialects = withoutMacros + derived

  @Test(
    "Every dialect reads the same todos, writes the same text and omits an id of nil",
    arguments: dialects.indices)
  func example(index: Int) throws {
    let input = """
      [ {"due": "2016-06-17", "title": "Water the \\u0066ern", "id": 7, "userId": 1},
        {"userId": 2, "title": "Pay rent", "due": "1969-12-31"},
        {"userId": 3, "id": null, "title": "Sleep", "due": "2000-02-29"} ]
      """
    let (name, recode) = Self.dialects[index]
    let answer = try recode([UInt8](input.utf8))
    let seconds: [Double] = [1_466_121_600, -86_400, 951_782_400]
    #expect(answer.titles == ["Water the fern", "Pay rent", "Sleep"], "\(name)")
    #expect(answer.ids == [7, nil, nil], "\(name)")
    #expect(answer.dues == seconds.map(Date.init(timeIntervalSince1970:)), "\(name)")
    let expected =
      #"[{"userId":1,"id":7,"title":"Water the fern","due":"2016-06-17"},"#
      + #"{"userId":2,"title":"Pay rent","due":"1969-12-31"},"#
      + #"{"userId":3,"title":"Sleep","due":"2000-02-29"}]"#
    #expect(answer.text == expected, "\(name)")
  }

  @Test("A list below a key path is mapped")
  func keyPath() throws {
    let input = #"{"data":{"todos":[{"userId":1,"title":"a","due":"2016-06-17"}]}}"#
    #expect(try CodableReadme.titlesBelowData([UInt8](input.utf8)) == ["a"])
  }
}
