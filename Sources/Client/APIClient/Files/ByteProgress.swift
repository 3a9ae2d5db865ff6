#if Client
public import JSONCore

/// The progress of an upload or a download.
///
///     let progress = ByteProgress()
///     async let photo = client.send(.add(.file("photo.jpg", contentType: "image/jpeg", progress: progress)))
///     for await value in progress.values() { show(value.bytes, value.total) }
///
/// A slow loop receives only the newest value. The sequences end with the request.
public final class ByteProgress: Sendable {
  /// A number of bytes.
  public struct Value: Sendable, Hashable {
    /// The bytes so far. A retried upload begins at zero again.
    public var bytes: Int
    /// The bytes of the whole body; `nil` if its length isn't known.
    public var total: Int?
  }

  private struct State {
    var last: Value?
    var hasEnded = false
    var lastNumber = 0
    var observers: [Int: AsyncStream<Value>.Continuation] = [:]
  }

  private let state = Locked(State())

  /// Creates a progress, for one request.
  public init() {}

  deinit { end() }

  /// The values from now on, beginning with the last one.
  public func values() -> AsyncStream<Value> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = state.withLock { state in
        if let last = state.last { continuation.yield(last) }
        state.lastNumber += 1
        if !state.hasEnded { state.observers[state.lastNumber] = continuation }
        return state.hasEnded ? nil : state.lastNumber
      }
      guard let number else { return continuation.finish() }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.observers.removeValue(forKey: number) }
      }
    }
  }

  fileprivate func record(_ value: Value) {
    state.withLock { state in
      state.last = value
      for observer in state.observers.values { observer.yield(value) }
    }
  }

  private func end() {
    let observers = state.withLock { state in
      state.hasEnded = true
      defer { state.observers = [:] }
      return Array(state.observers.values)
    }
    // Outside the lock, which the termination of a sequence also takes.
    for observer in observers { observer.finish() }
  }

  /// The progress of one request, which ends with the last reference.
  final class Report: Sendable {
    private let progress: ByteProgress

    init(_ progress: ByteProgress) { self.progress = progress }

    deinit { progress.end() }

    func record(_ count: Int, of total: Int?) { progress.record(Value(bytes: count, total: total)) }
  }
}

extension ByteProgress: ShownByDescription {}

extension ByteProgress.Value: CustomStringConvertible {
  /// Such as `10 of 200 bytes`.
  public var description: String { total.map { "\(bytes) of \($0) bytes" } ?? "\(bytes) bytes" }
}
#endif
