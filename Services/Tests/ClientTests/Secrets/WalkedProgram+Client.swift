import APIClient
import Catalog
import CatalogServices
import CodableMapping
import Foundation
import OfflineStore
import Testing
import URLSessionTransport

/// A target that carries secrets.
struct SecretTarget: Target {
  let secrets: PlantedSecrets
  let environment: APIEnvironment
  var method: HTTPRequest.Method { .post }
  var path: Path { "bad/\(secret: secrets.path)" }
  var parameters: RouteParameters { ["password": secrets.body, "user": ["token": secrets.body]] }
  var headerFields: HTTPFields { WalkedProgram.fields(secrets) }
}

extension WalkedProgram {
  private static var otherTypes: [Any] {
    [
      AcceptedStatus.success, Exchange.ID.next(), Exchange.Idempotency.byMethod, ManualClock(),
      ManualClock().now, ParameterEncoding.json,
      Reply.Source.network, ReplyOrder.inOrder, RequestMetrics(), RequestClock.continuous, RetryPolicy(),
      TransportError.Waiting.idle, Authenticator<BearerToken>.Limit(count: 1, window: .zero),
      URLSessionTransportOptions(), RetryInterceptor(),
    ]
  }

  /// A value of each type of the client that a program creates for its requests or receives from them.
  func clientSamples() async throws -> [Any] {
    let endpoint = endpoint("todo")
    let fields = Self.fields(secrets)
    let response = HTTPResponse(status: .ok, headerFields: fields)
    let body = Array(secrets.body.utf8)
    let url = try HTTPURL("\(server.address)/?access_token=\(PlantedSecrets.encoded(secrets.query))")
    var exchange = Exchange(.post, url, headerFields: fields, body: body)
    BearerToken(account: "ada", accessToken: secrets.token).apply(to: &exchange)
    let sample = SampleReply(body, headerFields: fields)
    let status = StatusError(response: response, body: Array(secrets.errorBody.utf8))
    let failure = exchange.error(.status(status), status: .badRequest)
    let elements = client.elements(of: .list.with { $0.headerFields = fields }, as: CodableMapper<Int>())
    var element = elements.makeAsyncIterator()
    _ = try await element.next()
    let events = client.events(of: self.endpoint("events"), as: CodableMapper<[String: String]>())
    var event = events.makeAsyncIterator()
    let received = try await event.next()
    let replies = client.each([.list, .list], limit: 1)
    var reply = replies.makeAsyncIterator()
    _ = await reply.next()
    let kept = CachedReply(response: response, body: body, varying: ["x-api-key": secrets.header])
    let stub = StubTransport { _ in .reply(sample) }
    _ = try? await Client<Guest>(client.environment, transport: stub).send(endpoint)
    let memory = MemoryReplyCache()
    memory.store(kept, for: CacheKey(account: "ada", url: url.unmasked))
    var path = Path.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    path.appendInterpolation(secret: secrets.path)
    let tracker = ActivityTracker()
    tracker.record(RequestEvent(.started, exchange))
    let token = BearerToken(
      account: "ada", accessToken: secrets.token, refreshToken: secrets.refreshToken)
    let (uploads, progress) = try await files()
    return Self.otherTypes + (await providerSamples(sample)) + [
      client, context, client.environment, authenticator, AuthenticationInterceptor(authenticator),
      conditions, transport, credentials, await context.credentials, StoredReplyCache(store), endpoint,
      endpoint.query,
      endpoint.query.items[0], endpoint.path, path, RequestBody.bytes(body, contentType: "text/plain"),
      url, try #require(invalidURL()), exchange, exchange.request, response.status, sample,
      sample.reply,
      Reply(response, body: body), ReplyBody(body), ReplyBody(body).makeAsyncIterator(), kept, memory,
      CacheKey(account: "ada", url: url.unmasked), status, failure, stub,
      elements, element, events, event, received as Any, replies, reply,
      RequestAdapter(defaultFields: fields), EventLog { _ in },
      RequestEvent(.failed(failure, RequestMetrics()), exchange),
      tracker, MemoryCredentialStore(BearerToken(account: "ada", accessToken: secrets.token)),
      token,
      BearerToken.mapping, BearerToken.response(for: "ada", replacing: token), options(), task(),
    ] + uploads + progress
  }

  /// Bodies with secrets, one of which was sent, and a download with a secret in its URL.
  private func files() async throws -> (uploads: [Any], progress: [Any]) {
    let text = MultipartPart.text(secrets.password, secrets.body)
    let streamed = StreamedBody { [secrets] () throws(TransportError) in
      throw TransportError(.other, reason: secrets.body)
    }
    let (sent, received) = (ByteProgress(), ByteProgress())
    let form = RequestBody.multipart([text], progress: sent)
    // The server responds without reading the body, so the connection may be reset.
    _ = try? await client.send(endpoint("todo").with { $0.body = form })
    let film = endpoint("todo").with { ($0.method, $0.body) = (.get, nil) }
    try await client.download(film, to: folder.appending(path: "film").path, progress: received)
    var exchange = Exchange(.post, try HTTPURL(server.address))
    exchange.streamedBody = streamed
    let values = [await sent.first { _ in true }, await received.first { _ in true }]
    return (
      [text, form, streamed, exchange], [sent, received] + values.map { $0 as Any }
    )
  }

  private func providerSamples(_ sample: SampleReply) async -> [Any] {
    let target = SecretTarget(secrets: secrets, environment: client.environment)
    let provider = Provider<SecretTarget>(
      transport: StubTransport { _ in .reply(sample) },
      interceptors: [AuthenticationInterceptor(authenticator)])
    let real = Provider<SecretTarget>(transport: transport)
    let result = await Result { () async throws(ClientError) in try await provider.request(target) }
    let failure = await Result { () async throws(ClientError) in try await real.request(target) }
    return [provider, real, result, failure, (try? result.get()) as Any, target.parameters].map { value in
      // Removes the optional around a reply.
      (value as? TargetReply) ?? value
    }
  }

  private func options() -> ClientOptions {
    var options = ClientOptions()
    options.headerFields = Self.fields(secrets)
    return options
  }

  private func invalidURL() -> HTTPURL.Invalid? {
    do throws(HTTPURL.Invalid) { _ = try HTTPURL("https://ada:\(secrets.userInfo)@example.com/") } catch {
      return error
    }
    return nil
  }

  /// A request with a callback.
  private func task() -> RequestTask { client.send(endpoint("todo")) { _ in } }
}

extension Endpoint where Response == [Int], Access == Guest {
  fileprivate static var list: Endpoint { .get("list", as: CodableMapper()) }
}

extension Result where Failure == ClientError {
  fileprivate init(_ body: () async throws(ClientError) -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
