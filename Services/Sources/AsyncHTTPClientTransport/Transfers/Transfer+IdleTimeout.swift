#if AsyncHTTPClient
internal import APIClient
internal import JSONCore
internal import NIOCore

extension Transfer {
  /// Ends the transfer when nothing has been sent or received for too long. The time during which the caller
  /// reads nothing doesn't count, nor does the time during which the request's body has nothing to send.
  func watch(_ limit: TimeAmount, on loop: any EventLoop) { watch(limit, for: limit, on: loop) }

  private func watch(_ limit: TimeAmount, for pause: TimeAmount, on loop: any EventLoop) {
    let timer = loop.scheduleTask(in: pause) { self.check(limit, on: loop) }
    let isOver = state.withLock { state in
      if state.outcome == nil { state.timer = timer }
      return state.outcome != nil
    }
    if isOver { timer.cancel() }
  }

  private func check(_ limit: TimeAmount, on loop: any EventLoop) {
    let rest = state.withLock { state -> TimeAmount? in
      if state.outcome != nil { return nil }
      let idle = now() - state.lastHeard
      return state.room == nil && !state.isAwaitingSource ? limit - idle : limit
    }
    guard let rest else { return }
    if rest <= .zero {
      end(.failure(TransportError(.timedOut(.idle))))
    } else {
      watch(limit, for: rest, on: loop)
    }
  }

  /// Returns the next chunk of the request's body. The time until it is available doesn't count as idle.
  func nextChunk(of source: any BodySource) async throws(TransportError) -> [UInt8]? {
    state.withLock { $0.isAwaitingSource = true }
    defer { state.withLock { ($0.isAwaitingSource, $0.lastHeard) = (false, now()) } }
    let chunk = try await source.next()
    if chunk == nil { state.withLock { $0.source = nil } }
    return chunk
  }
}
#endif
