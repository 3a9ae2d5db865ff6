#if AsyncHTTPClient
internal import APIClient
internal import AsyncHTTPClient
internal import HTTPTypes
internal import JSONCore
internal import NIOCore
internal import NIOHTTP1

/// The events of the library.
extension Transfer: HTTPClientResponseDelegate {
  /// The connection has taken a part of the request's body, which counts as activity.
  func didSendRequestPart(task: HTTPClient.Task<Void>, _ part: IOData) {
    state.withLock { $0.lastHeard = now() }
  }

  func didReceiveHead(task: HTTPClient.Task<Void>, _ head: HTTPResponseHead) -> EventLoopFuture<Void> {
    do {
      let response = try HTTPResponse(head, byteLimit: headByteLimit)
      receive(response, on: task.eventLoop)
      // The library passes other codings on unchanged.
      if response.hasBody(method), !["identity", "gzip", "deflate"].contains(response.coding) {
        throw TransportError(.malformed, reason: "its Content-Encoding is not supported")
      }
    } catch {
      end(.failure(TransportError(error, hasHead: true)), keepsBacklog: false)
    }
    return task.eventLoop.makeSucceededVoidFuture()
  }

  private func receive(_ response: HTTPResponse, on loop: any EventLoop) {
    let count = response.announcedCount(method)
    state.withLock { state in
      guard state.outcome == nil else { return }
      state.response = response
      state.announcedCount = count
      state.lastHeard = now()
    }
    // For a short response, the end of the transfer resumes the caller, so that it is resumed only once.
    if !isStreamed, let count, count <= backlogLimit { return }
    // What was received together with the head is then available at once, so that the caller doesn't wait for
    // each part.
    loop.execute { self.deliverHead() }
  }

  private func deliverHead() {
    let (head, response) = state.withLock { state in
      defer { state.head = nil }
      return (state.head, state.response)
    }
    if let head, let response { head.resume(returning: .success(response)) }
  }

  func didReceiveBodyPart(task: HTTPClient.Task<Void>, _ buffer: ByteBuffer) -> EventLoopFuture<Void> {
    let (chunk, room) = state.withLock { state -> (Chunk?, EventLoopFuture<Void>?) in
      guard state.outcome == nil else { return (nil, nil) }
      state.lastHeard = now()
      // An empty part is added before the end of some responses.
      guard buffer.readableBytes > 0 else { return (nil, nil) }
      if let chunk = state.chunk {
        state.chunk = nil
        return (chunk, nil)
      }
      state.backlog.append(buffer)
      guard state.backlog.isFull else { return (nil, nil) }
      let room = task.eventLoop.makePromise(of: Void.self)
      state.room = room
      return (nil, room.futureResult)
    }
    chunk?.resume(returning: .success(buffer))
    return room ?? task.eventLoop.makeSucceededVoidFuture()
  }

  func didReceiveError(task: HTTPClient.Task<Void>, _ error: any Error) {
    let hasHead = state.withLock { $0.response != nil }
    end(.failure(TransportError(error, hasHead: hasHead)))
  }

  func didFinishRequest(task: HTTPClient.Task<Void>) { end(.success(())) }
}
#endif
