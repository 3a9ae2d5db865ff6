import APIClient
import JSONStreaming

/// An event with its text, as tests compare it.
struct TextEvent: Equatable, Sendable, CustomStringConvertible {
  var id = ""
  var type = "message"
  var data: String

  var description: String { "\(type) \(id): \(data.debugDescription)" }

  init(_ data: String, id: String = "", type: String = "message") {
    (self.id, self.type, self.data) = (id, type, data)
  }
}

extension SampleReply {
  /// A response with events.
  static func events(_ text: String = "") -> SampleReply {
    SampleReply(text, headerFields: [.contentType: "text/event-stream"])
  }
}

extension StubTransport {
  /// Adds responses with events to the script of the notices.
  func send(_ texts: String...) {
    for text in texts { on(.get, "/v1/notices", reply: .events(text)) }
  }

  /// Adds a response with events in chunks.
  func send(_ chunks: [[UInt8]]) { on(.get, "/v1/notices", .chunks(chunks, .events())) }

  /// Adds a response that ends the stream.
  func endEvents() { on(.get, "/v1/notices", .status(.noContent)) }

  /// The ids of the last events that the requests have sent.
  var lastEventIDs: [String?] {
    requests.map { request in
      HTTPField.Name("Last-Event-ID").flatMap { request.request.headerFields[$0] }
    }
  }
}

extension Endpoint where Response == [UInt8], Access == Guest {
  static var notices: Endpoint { .bytes("notices") }
  /// Notices that are requested only once.
  static var noticesOnce: Endpoint { notices.with { $0.idempotency = .never } }
}

extension ServerSentEvents where Value == String {
  /// All events.
  func all() async throws(ClientError) -> [TextEvent] {
    var all: [TextEvent] = []
    for try await event in self { all.append(TextEvent(event.value, id: event.id, type: event.type)) }
    return all
  }
}

extension Collection<UInt8> {
  /// The bytes in chunks that end at these positions, and at the end.
  func split(at positions: [Int]) -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    var last = 0
    for position in positions + [count] {
      chunks.append(Array(dropFirst(last).prefix(position - last)))
      last = position
    }
    return chunks
  }
}
