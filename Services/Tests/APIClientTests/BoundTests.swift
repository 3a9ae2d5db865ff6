import Catalog
import JSONCore
import MappingTestSupport
import Testing

@testable import APIClient

/// The work for a long request and for many attempts, counted in bytes, values, requests and events.
@Suite("Work is linear in the input")
struct BoundTests {
  private static let seeds: ClosedRange<UInt64> = 1...4

  @Test("Each byte of a string is read at most twice", arguments: 1...8 as ClosedRange<UInt64>)
  func percentEncoding(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for size in [0, 1, 10, 100, 1000, 20_000] {
      let text = String(
        (0..<size).map { _ in "aZ09-._~ +&=%;?/é漢😀\u{301}\u{0}\r\n".randomElement(using: &random) ?? "a" })
      var looks = 0
      let encoded = PercentEncoding.encoded(text) { byte in
        looks += 1
        return PercentEncoding.isUnreserved(byte)
      }
      #expect(encoded == PercentEncoding.encoded(text))
      #expect(looks <= 2 * text.utf8.count && encoded.utf8.count <= 3 * text.utf8.count)
    }
  }

  private typealias Encoder = @Sendable (String) throws -> String

  /// Encoders whose steps can't be counted; the part of the text between the marks is repeated.
  private static let encoders: [(text: String, encoded: String, encode: Encoder)] = [
    ("«x\ny\r\nz\ré\n\r»", "«x\r\ny\r\nz\r\né\r\n\r\n»", { try content(.text("a", $0)) }),
    ("«\"é\n»", "Content-Disposition: form-data; name=\"«%22é%0D%0A»\"", { MultipartPart.text($0, "").head }),
    (
      "«a\"é\n\r»", "Content-Disposition: form-data; name=\"\"; filename=\"«a%22é%0A%0D»\"",
      { MultipartPart.bytes("", [], filename: $0, contentType: nil).head }
    ),
    ("«a &=é»", "a=«a%20%26%3D%C3%A9»", { (["a": $0] as QueryParameters).encoded }),
    ("«a b/c?d#50%ä-._~»", "«a%20b%2Fc%3Fd%2350%25%C3%A4-._~»", { "\("\($0)" as Path)" }),
    ("«a b/ä?x=1&y=%20»", "«a%20b/%C3%A4?x=1&y=%20»", { Path(stringLiteral: $0).text }),
    ("«a/b »", "«a%2Fb%20»/7", { Path(segments: [$0, "7"]).text }),
    ("«c/../d/./»", "/«d/»", { try HTTPURL("http://a/").resolving($0).path }),
    ("«/a;sid=s/b;x=1;sig=s/sig=1»", "«/a;sid=•••/b;x=1;sig=•••/sig=1»", { ShownTarget.text(of: $0) }),
    ("/?«next=http%3A%2F%2Fb%3Fp%3D2%26q%3Da%253Db&q=1%25;b=%&»", "", { ShownTarget.text(of: $0) }),
    ("/x?«token=1&b=2&»", "/x?«token=•••&b=2&»", { ShownTarget.text(of: $0) }),
    ("«/s3/a%73»", "«/•••/a%73»", { ShownPath(sent: "", shown: "", secrets: ["s3"]).text(of: $0) }),
    (#"[«{"token":"x"},»0]"#, #"[«{"token":"•••"},»0]"#, { ShownBody.text(of: Array($0.utf8)) }),
    ("http://a/«it's/»", #"curl 'http://a/«it'\''s/»'"#, { Exchange(.get, try HTTPURL($0)).curlCommand }),
    ("«\u{1}a\u{2028}»", "«␁a\u{FFFD}»", { onOneLine($0) }),
  ]

  private static func content(_ part: MultipartPart) throws -> String {
    guard case .bytes(let bytes) = try part.content() else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Each piece of a text is encoded by itself, however many there are", arguments: encoders.indices)
  func pieces(row: Int) throws {
    let (text, encoded, encode) = Self.encoders[row]
    for count in [1, 4, Thoroughness.isNightly ? 100_000 : 3_000] {
      // No encoded text means that the text is encoded as itself.
      let texts = [text, encoded.isEmpty ? text : encoded].map { text in
        let parts = text.split(omittingEmptySubsequences: false) { "«»".contains($0) }.map(String.init)
        return parts[0] + String(repeating: parts[1], count: count) + parts[2]
      }
      #expect(try encode(texts[0]).utf8.elementsEqual(texts[1].utf8) as Bool, "\(text)")
    }
  }

  /// Header fields that count how often one is read.
  private struct CountedFields: RangeReplaceableCollection {
    var fields: [HTTPField] = []
    var looks = Shared(0)

    var startIndex: Int { 0 }
    var endIndex: Int { fields.count }

    func index(after index: Int) -> Int { index + 1 }

    subscript(index: Int) -> HTTPField {
      looks.update { $0 += 1 }
      return fields[index]
    }

    mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<HTTPField>) {
      fields.replaceSubrange(range, with: elements)
    }
  }

  @Test("Each header field is read once to join values and to add missing fields", arguments: seeds)
  func headerFields(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func fields() throws -> [HTTPField] {
      try (0..<Int.random(in: 0...3000, using: &random)).map { _ in
        let name = ["Cookie", "X-A", "x-b"].randomElement(using: &random) ?? ""
        let number = Int.random(in: 0...2000, using: &random)
        let isCookie = name == "Cookie" && number.isMultiple(of: 2)
        let field = try #require(HTTPField.Name(isCookie ? name : "\(name)-\(number)"))
        return HTTPField(name: field, value: "\(number % 7)")
      }
    }
    let (own, others) = (try fields(), try fields())
    let known = Dictionary(grouping: own, by: \.name)
    var counted = CountedFields(fields: own)
    let values = counted.valuesByName
    #expect(counted.looks.value == own.count)
    #expect(
      values
        == known.mapValues { fields in
          fields.map(\.value).joined(separator: fields[0].name == .cookie ? "; " : ", ")
        })
    counted.addMissing(others)
    #expect(counted.looks.value == 2 * own.count)
    var missing = Dictionary(grouping: others, by: \.name).filter { known[$0.key] == nil }
    let added = others.compactMap { missing.removeValue(forKey: $0.name)?.first }
    #expect(counted.fields == own + added)
  }

  @Test(
    "The names of a query are examined once, and three times in items with percent signs", arguments: seeds)
  func shownQuery(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let signs = Array("aZ09-._~+&=;?/#")
    for (rounds, sign) in [(1, "é"), (3, "%3D"), (3, "%")] {
      let text = (0..<Int.random(in: 0...9000, using: &random)).map { _ in
        Int.random(in: 0...99, using: &random) == 0
          ? sign : String(signs.randomElement(using: &random) ?? "a")
      }.joined()
      var (count, looks) = (0, 0)
      let shown = ShownTarget.text(of: "/;\(text)?\(text)") { name in
        (count, looks) = (count + name.utf8.count, looks + 1)
        return false
      }
      #expect(shown == "/;\(text)?\(text)")
      #expect(count <= 2 * rounds * text.utf8.count)
      #expect(looks <= 2 * rounds * text.utf8.count { $0 == UInt8(ascii: "=") })
    }
  }

  @Test("Query items are converted once, whatever the number of redirects and retries")
  func queryItems() async throws {
    let count = Shared(0)
    var query = QueryParameters()
    for number in 1...1000 { query.add("å\(number)", Counted(text: "\(number) %", count: count)) }
    let remaining = Shared(8)
    let stub = StubTransport { exchange in
      defer { remaining.update { $0 -= 1 } }
      guard remaining.value > 0 else { return .reply(.todo) }
      return remaining.value.isMultiple(of: 2)
        ? .moved(to: exchange.request.path ?? "") : .failure(TransportError(.connectionLost))
    }
    var policy = RetryPolicy()
    (policy.delay, policy.limit) = (.zero, 10)
    let endpoint = Endpoint<Todo, Guest>.todo(id: 1).with { $0.query = query }
    _ = try await guest(stub, interceptors: [RetryInterceptor(policy)]).send(endpoint)
    #expect(count.value == 1000)
    #expect(Set(stub.requests.map { $0.request.path?.utf8.count }).count == 1)
  }

  @Test(
    "Each redirect causes one request and three events, and adds nothing to the next",
    arguments: [1, 10, 20, 40, 80])
  func redirects(limit: Int) async throws {
    var random = SeededGenerator(seed: UInt64(limit))
    let secret = "s3cr3t\(random.next())"
    let stub = StubTransport { exchange in
      let places = ["/v1/\(secret)", "?page=\(exchange.attempt)", "./\(secret)/../x", "../\(secret)"]
      let location = places[Int(exchange.request.path?.utf8.count ?? 0) % places.count]
      return .status(.found, [.location: location, .eTag: "\"1\""])
    }
    let recorder = EventRecorder()
    let client = guest(stub, monitors: [recorder]) { $0.redirectLimit = limit }
    let endpoint = Endpoint<[UInt8], Guest>.bytes("a/b/\(secret: secret)").with {
      $0.headerFields = [.authorization: secret, .acceptLanguage: "sv"]
    }
    let error = await failure(try await client.send(endpoint))
    #expect(error?.transportError?.kind == .tooManyRedirects(limit: limit))
    // The start, the first request and its response, the last request and its response, and the failure.
    #expect(recorder.events.count == 3 * limit + 4)
    let requests = stub.requests.map(\.request)
    #expect(requests.count == limit + 1)
    #expect(Set(requests.map(\.headerFields.count)) == [requests[0].headerFields.count])
    #expect(Set(requests.map { $0.shownPath?.secrets.count }) == [1])
    #expect(requests.allSatisfy { ($0.path?.utf8.count ?? 0) <= 60 })
  }

  @Test(
    "Each retry causes one request, one delay and at most three events", arguments: [0, 1, 10, 20, 40, 80],
    [true, false])
  func retries(limit: Int, isAnswered: Bool) async {
    let stub = StubTransport { _ in
      isAnswered ? .status(.serviceUnavailable) : .failure(TransportError(.connectionLost))
    }
    let clock = ManualClock()
    let recorder = EventRecorder()
    var policy = RetryPolicy()
    (policy.delay, policy.limit) = (.zero, limit)
    let retry = RetryInterceptor(policy, clock: RequestClock(clock))
    let client = guest(stub, interceptors: [retry], monitors: [recorder])
    let error = await failure(try await client.send(.todo(id: 1)))
    #expect(error?.attempts == limit + 1)
    #expect(stub.requests.count == limit + 1)
    #expect(clock.sleepCount == limit)
    #expect(recorder.events.count == (isAnswered ? 3 : 2) * (limit + 1) + 1)
  }

  // MARK: - Collecting a body

  // The cost of collecting a body is the number of bytes that are moved to larger memory. While bytes are
  // moved, the body occupies memory twice.

  /// Collects a body of `count` bytes, and returns the number of moved bytes.
  private func movedCount(
    _ count: Int, announced: Int?, limit: Int, _ random: inout SeededGenerator
  ) -> (moved: Int, collected: CollectedBytes) {
    var collected = CollectedBytes(announced: announced, limit: limit)
    var moved = 0
    let longest = [1 << 10, 1 << 14, 1 << 17, 1 << 21].randomElement(using: &random) ?? 1
    var rest = count
    while rest > 0 {
      let chunk = [UInt8](
        repeating: UInt8(truncatingIfNeeded: rest),
        count: min(rest, Int.random(in: 1...longest, using: &random)))
      let (before, capacity) = (collected.bytes.count, collected.bytes.capacity)
      collected.append(chunk)
      // A change of the capacity means that the bytes were moved.
      if collected.bytes.capacity != capacity { moved += before }
      rest -= chunk.count
    }
    return (moved, collected)
  }

  @Test("At most 2 MiB of a body of unknown length are moved", arguments: 0..<12 as Range<UInt64>)
  func unknownLength(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...(seed.isMultiple(of: 2) ? 24 << 20 : 2 << 20), using: &random)
    let limit = [count, count + 1, 2 * count, 64 << 20, 1 << 40, .max].randomElement(using: &random) ?? .max
    let (moved, collected) = movedCount(count, announced: nil, limit: max(count, limit), &random)
    #expect(collected.bytes.count == count)
    #expect(moved <= 2 << 20)
    #expect(moved <= 2 * count)
  }

  @Test("Nothing of a body of announced length is moved", arguments: 0..<8 as Range<UInt64>)
  func knownLength(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...(8 << 20), using: &random)
    #expect(movedCount(count, announced: count, limit: .max, &random).moved == 0)
  }

  @Test("An announced length reserves at most the limit, and at most 1 GiB", arguments: [1 << 20, .max])
  func excessiveLengths(limit: Int) {
    for announced in [.max, .max - 512, 1 << 62, -1, .min] {
      var collected = CollectedBytes(announced: announced, limit: limit)
      collected.append([1])
      #expect(collected.bytes.capacity <= min(limit, 1 << 30) + 4096)
    }
  }

  @Test("A short body takes at most twice its size")
  func short() {
    var random = SeededGenerator(seed: 1)
    for count in [1, 100, 10_000, 400_000] {
      let collected = movedCount(count, announced: nil, limit: .max, &random).collected
      #expect(collected.bytes.capacity <= 2 * count + 4096)
    }
  }

  @Test("Header fields are filtered in one pass", arguments: [0, 1, 30_000])
  func fields(count: Int) throws {
    var fields = HTTPFields()
    for number in 0..<count {
      fields.append(HTTPField(name: try #require(HTTPField.Name("x-\(number)")), value: "a"))
    }
    var looks = 0
    let kept = fields.filtered { _ in
      looks += 1
      return looks.isMultiple(of: 2)
    }
    #expect(looks == count && kept.count == count / 2)
    var replaced = fields
    replaced.replace(with: fields)
    #expect(replaced == fields)
  }
}
