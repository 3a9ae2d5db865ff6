import APIClient
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
      (["aX/9", "aX/9; a=1", "aX/9, aX/9", "aX/9"], "content type aX/9 is not accepted"),
      (
        ["application/json", "text/html"],
        "content type text/html is not accepted; the response also contains application/json"
      ),
      (
        ["text/html, application/json, text/plain"],
        "content type text/html is not accepted; the response also contains application/json and text/plain"
      ),
      (["a/b", "c/d, e/f", "g/h"], "content type a/b is not accepted; the response also contains 3 others"),
      (["json"], "content type json is not accepted"),
    ])
  func rejected(values: [String], text: String) async {
    #expect(await error(values)?.description == "\(getTodo) → 200: \(text)")
  }
}
