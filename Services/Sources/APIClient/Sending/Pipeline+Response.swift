internal import HTTPTypes
internal import JSONCore

extension Pipeline {
  /// Sends an endpoint and decodes the response, within the timeout.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send.
  ///   - environment: The environment of the service.
  ///   - given: The exchange of the endpoint, if it already exists.
  ///   - next: Sends the exchange instead of ``send``.
  func response<Response, Access>(
    to endpoint: Endpoint<Response, Access>, in environment: APIEnvironment, _ given: Exchange? = nil,
    by next: Interceptor.Next? = nil
  ) async throws(ClientError) -> (Response, HTTPResponse, RequestMetrics) {
    let exchange = if let given { given } else { try exchange(for: endpoint, in: environment) }
    let start = options.clock.now
    monitors.record(.started, exchange)
    do {
      let (response, reply, count) = try await withDeadline(endpoint.timeout ?? options.timeout, exchange) {
        () async throws(ClientError) in try await self.checkedResponse(to: endpoint, exchange, by: next)
      }
      return (response, reply.response, recordEnd(of: exchange, since: start, reply, received: count))
    } catch {
      recordEnd(of: exchange, since: start, nil, error)
      throw error
    }
  }

  private func checkedResponse<Response, Access>(
    to endpoint: Endpoint<Response, Access>, _ exchange: Exchange, by next: Interceptor.Next?
  ) async throws(ClientError) -> (Response, Reply, Int) {
    // An operator such as `??` is generic and would box both functions.
    let send = if let next { next } else { send }
    let reply = try await exchange.judge(send(exchange), isFinal: true)
    if let absence = endpoint.absence, absence.statuses.contains(reply.response.status.code) {
      reply.body.cancel()
      do { return (try absence.response(), reply, 0) } catch {
        throw exchange.failure(.decoding(error), reply)
      }
    }
    let body = reply.body.bytes ?? []
    do {
      return (try endpoint.decode(body), reply, body.count)
    } catch {
      throw exchange.failure(.decoding(error), reply)
    }
  }

  /// Ends a request: the progress of its body ends, and monitors receive its last event.
  ///
  /// - Parameters:
  ///   - exchange: The request.
  ///   - start: The time of its start.
  ///   - reply: The response; `nil` if there is none.
  ///   - error: The error; `nil` if the request succeeded.
  ///   - count: The number of bytes of the response's body that were received.
  /// - Returns: The metrics of the event.
  @discardableResult
  func recordEnd(
    of exchange: Exchange, since start: Duration, _ reply: Reply? = nil, _ error: ClientError? = nil,
    received count: Int = 0
  ) -> RequestMetrics {
    exchange.streamedBody?.end()
    let metrics = RequestMetrics(
      duration: options.clock.now - start, attempts: error?.attempts ?? reply?.attempts ?? 0,
      bytesSent: exchange.sentCount, bytesReceived: count, source: reply?.source,
      status: error?.status ?? reply?.response.status)
    monitors.record(error.map { .failed($0, metrics) } ?? .succeeded(metrics), exchange)
    return metrics
  }
}
