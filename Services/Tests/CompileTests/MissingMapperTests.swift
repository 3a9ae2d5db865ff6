import MappingTestSupport
import Testing

@Suite("A call that lacks a mapper is one error that names what to pass")
struct MissingMapperTests {
  /// The calls; `$` stands for their mappers.
  private static let forms = """
    .get(page$) .get(page,query:["a":1]$) .delete(page$) .post(page$) .post(page,body:form$) Endpoint(route$) \
    .post(page,item$) .put(page,item$) .patch(page,item$) Endpoint<Item,Anyone>(.get,page$) reply.decoded($) \
    client.elements(of:pages$) client.lines(of:pages$) client.events(of:pages$) failure.decoded($) \
    provider.request(target$)
    """.split(separator: " ").map { $0.contains(/^\.|route/) ? "client.send(\($0))" : String($0) }

  /// The calls with a mapper, with a type and with neither, and the labels of the missing mappers.
  private static let calls: [(code: String, missing: [String])] = forms.flatMap { form in
    let isSent = form.contains("send")
    let bodies = form.contains("item") ? [", with: mapper", ", with: Item.self", ""] : [""]
    return bodies.flatMap { body in
      [", as: mapper", ", as: Item.self", ""].prefix(isSent ? 3 : 2).flatMap { response in
        ["_", "let _: Item"].prefix(isSent ? 2 : 1).map { result in
          let call = form.replacing("$", with: body + response).replacing("(, ", with: "(")
          let isBodyMapped = bodies.count == 1 || body.contains("mapper")
          // A response that is ignored needs no mapper.
          let isResponseMapped = response.contains("mapper") || response + result == "_"
          let missing = (isBodyMapped ? [] : ["'with:'"]) + (isResponseMapped ? [] : ["'as:'"])
          return ("\(result) = try await \(call)", missing)
        }
      }
    }
  }

  @Test("Every call, with a mapper, with a type and with neither")
  func errors() throws {
    let head = """
      import APIClient; import CodableMapping; struct Item: Codable { var id = 1 }; func calls<A: Target>( \
      _ client: Client<Anyone>, _ item: Item, _ mapper: CodableMapper<Item>, _ page: Path, _ target: A, \
      _ form: RequestBody, _ route: some Route, _ pages: Endpoint<[UInt8], Anyone>, _ failure: StatusError, \
      _ reply: TargetReply, _ provider: Provider<A>) async throws {
      """
    let calls = Self.calls
    // The mapper belongs to the endpoint.
    let sent = ["Item.self", "mapper"].map { "_ = try await client.send(.get(page), as: \($0))" }
    let source = ([head] + calls.map(\.code) + sent + ["}"]).joined(separator: "\n")
    let output = try SwiftCompiler().check(texts: [source]).output
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    let expected = calls.enumerated().filter { !$1.missing.isEmpty }.map { number, call in
      let labels = call.missing.joined(separator: " and ")
      let text = "\(call.missing.count == 1 ? "a mapper" : "mappers") as \(labels)"
      return "\(number + 2) pass \(text), such as 'CodableMapper<Model>()'"
    }
    let advice = "pass the mapper to the endpoint: 'send(.get(path, as: mapper))'"
    #expect(
      errors.map { "\($0.split(separator: ":")[1]) \($0.split(separator: "able: ").last ?? "")" }
        == expected + sent.indices.map { "\(calls.count + 2 + $0) \(advice)" })
  }
}
