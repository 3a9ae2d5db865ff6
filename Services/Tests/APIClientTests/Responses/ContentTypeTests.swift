import APIClient
import HTTPTypes
import MappingTestSupport
import Testing

@Suite("Content types of responses")
struct ContentTypeTests {
  private func error(_ values: [String]) async -> ClientError? {
    var sample = SampleReply.todo
    sample.response.headerFields[values: .contentType] = values
    let stub = StubTransport { [sample] _ in .reply(sample) }
    return await failure(try await guest(stub).send(.todo(id: 1)))
  }

  @Test(
    "A repeated type counts once",
    arguments: [
      [], [""], ["application/json", "application/json"], ["application/json, application/json"],
      ["application/json; charset=utf-8", "application/json"],
      ["application/json;charset=\"a,b\",application/json"],
      ["application/json; x=\"\\\",text/html\""], ["APPLICATION/JSON , application/problem+json"],
      ["application/hal+json; charset=utf-8"], ["application/json; charset=a,b"], [",application/json"],
    ])
  func accepted(values: [String]) async { #expect(await error(values)?.description == nil) }

  @Test(
    "The error quotes the rejected type, and names or counts the others",
    arguments: [
      (["text/html"], "content type text/html is not accepted"),
      (["text/html; charset=utf-8", "text/html"], "content type text/html is not accepted"),
      (
        ["application/json", "text/html"],
        "content type text/html is not accepted; the reply names application/json, too"
      ),
      (
        ["text/html, application/json, text/plain"],
        "content type text/html is not accepted; the reply names application/json and text/plain, too"
      ),
      (["a/b", "c/d, e/f", "g/h"], "content type a/b is not accepted; the reply names 3 others, too"),
      (["json"], "content type json is not accepted"),
    ])
  func rejected(values: [String], text: String) async {
    #expect(await error(values)?.description == "\(getTodo) → 200: \(text)")
  }

  @Test(
    "A rejected type of any name is quoted once, however often it is repeated",
    arguments: 0..<20 as Range<UInt64>)
  func repeated(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    func name() -> String {
      (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        ["a", "b", "X", "y", "z", "0", "9"].randomElement(using: &generator) ?? ""
      }.joined()
    }
    let type = "\(name())/\(name())"
    let values = (0..<Int.random(in: 1...9, using: &generator)).map { number in
      [type, "\(type); a=\(number)", "\(type), \(type)"].randomElement(using: &generator) ?? type
    }
    #expect(await error(values)?.description == "\(getTodo) → 200: content type \(type) is not accepted")
  }
}
