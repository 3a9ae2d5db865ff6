internal import JSONCore

/// Requests that are sent as responses are read, so that a limited number of them are under way or unread.
final class PendingReplies<Response: Sendable>: Sendable {
  typealias Element = ReplySequence<Response>.Element
  typealias Reply = Result<Response, ClientError>

  private struct State {
    /// The position of the next request to send.
    var unsent = 0
    /// The position of the next response, if they are returned in order.
    var next = 0
    var tasks: [Int: Task<Void, Never>] = [:]
    /// The responses that haven't been read, in the order in which they arrived.
    var replies: [(position: Int, result: Reply)] = []
    var isCancelled = false
    var reader: CheckedContinuation<Element?, Never>?
  }

  private let state = Locked(State())
  private let count: Int
  private let limit: Int
  private let order: ReplyOrder
  private let send: @Sendable (Int) async -> Reply

  /// Starts the first requests, unless the task is cancelled.
  init(count: Int, limit: Int, order: ReplyOrder, _ send: @escaping @Sendable (Int) async -> Reply) {
    self.count = count
    self.limit = max(1, limit)
    self.order = order
    self.send = send
    state.withLock { state in
      state.isCancelled = Task.isCancelled
      sendMore(&state)
    }
  }

  /// Returns the next response; `nil` after the last one, and when the task is cancelled. Called by one task
  /// at a time.
  func next() async -> Element? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready = state.withLock { state -> Element?? in
          if let element = take(&state) { return element }
          if state.isCancelled || state.tasks.isEmpty { return .some(nil) }
          state.reader = continuation
          return nil
        }
        if let ready { continuation.resume(returning: ready) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Cancels all requests and returns no more responses.
  func cancel() {
    let (tasks, reader) = state.withLock { state in
      state.isCancelled = true
      state.replies = []
      defer { state.reader = nil }
      return (state.tasks.values, state.reader)
    }
    for task in tasks { task.cancel() }
    reader?.resume(returning: nil)
  }

  private func sendMore(_ state: inout State) {
    while !state.isCancelled, state.unsent < count, state.tasks.count + state.replies.count < limit {
      let position = state.unsent
      state.unsent += 1
      state.tasks[position] = Task { self.receive(position, await self.send(position)) }
    }
  }

  private func receive(_ position: Int, _ result: Reply) {
    let served = state.withLock { state -> (CheckedContinuation<Element?, Never>, Element)? in
      state.tasks[position] = nil
      guard !state.isCancelled else { return nil }
      state.replies.append((position, result))
      guard let reader = state.reader, let element = take(&state) else { return nil }
      state.reader = nil
      return (reader, element)
    }
    if let (reader, element) = served { reader.resume(returning: element) }
  }

  /// Removes and returns the next response if it is available, then sends more requests within the limit.
  private func take(_ state: inout State) -> Element? {
    let index =
      switch order {
      case .asCompleted: state.replies.isEmpty ? nil : 0
      case .inOrder: state.replies.firstIndex { [next = state.next] in $0.position == next }
      }
    guard let index else { return nil }
    let reply = state.replies.remove(at: index)
    state.next += 1
    sendMore(&state)
    return reply
  }
}
