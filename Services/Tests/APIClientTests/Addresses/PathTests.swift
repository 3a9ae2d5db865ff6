import Testing

@testable import APIClient

@Suite("Paths and queries are percent-encoded")
struct PathTests {
  @Test(
    "An interpolated value stays in its segment",
    arguments: [
      ("7", "movies/7"), ("a b", "movies/a%20b"), ("a/b", "movies/a%2Fb"), ("a?b#c", "movies/a%3Fb%23c"),
      ("50%", "movies/50%25"), ("räksmörgås", "movies/r%C3%A4ksm%C3%B6rg%C3%A5s"),
      ("a-._~z", "movies/a-._~z"), ("", "movies/"),
    ])
  func values(value: String, text: String) {
    let path: Path = "movies/\(value)"
    #expect(path.text == text)
    #expect(path.description == text)
  }

  @Test("A literal keeps its delimiters, and invalid characters are encoded")
  func literals() {
    #expect(("a b/ä?x=1&y=%20" as Path).text == "a%20b/%C3%A4?x=1&y=%20")
    #expect(Path(segments: ["movies", "top/2016"]).text == "movies/top%2F2016")
  }

  @Test(
    "The template of a request has no values, no query and no secret",
    arguments: [
      ("https://api.example.com/v1", "movies/\(7)/cast/\("a/b")", "/v1/movies/{}/cast/{}"),
      ("https://api.example.com/v1/?tenant=7", "/movies/\(secret: "key")?year=\(2016)", "/v1/movies/{}"),
      ("https://api.example.com", "movies", "/movies"), ("https://api.example.com", "", "/"),
      ("https://api.example.com", Path(segments: ["movies", "7"]), "/{}/{}"),
      ("https://api.example.com/a;token=abc", "movies;sid=\(7)", "/a;token=•••/movies;sid=•••"),
      ("no address", "movies/\(7)", "/movies/{}"),
    ] as [(String, Path, String)])
  func template(address: String, path: Path, template: String) async {
    let recorder = EventRecorder()
    let client = Client<Anyone>(
      APIEnvironment("test", address), transport: StubTransport(), monitors: [recorder])
    _ = await clientError { () async throws(ClientError) in
      try await client.send(Endpoint<Void, Anyone>.get(path))
    }
    #expect(Set(recorder.events.map(\.exchange.pathTemplate)) == [template])
  }

  @Test("Paths with the same text are equal, unless one hides a value")
  func equal() {
    let (plain, interpolated, secret): (Path, Path, Path) = ("a/7", "a/\(7)", "a/\(secret: 7)")
    #expect(plain == interpolated)
    #expect(plain.hashValue == interpolated.hashValue)
    #expect(interpolated != secret)
  }

  @Test("A query keeps its order, omits nil and encodes delimiters")
  func queries() {
    let cursor: String? = nil
    var query: QueryParameters = ["year": 2016, "q": "a&b=c d+é", "cursor": cursor]
    query.add("flag", true)
    #expect(query.encoded == "year=2016&q=a%26b%3Dc%20d%2B%C3%A9&flag=true")
  }
}
