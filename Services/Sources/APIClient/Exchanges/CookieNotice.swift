internal import JSONCore

/// Whether a request has passed a store of cookies.
final class CookieNotice: Sendable {
  private let state = Locked(false)

  var isSet: Bool { state.withLock { $0 } }

  func set() { state.withLock { $0 = true } }
}
