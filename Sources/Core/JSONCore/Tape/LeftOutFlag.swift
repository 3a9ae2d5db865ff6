/// Says whether a decode has left something out and reported it.
@usableFromInline
final class LeftOutFlag: Sendable {
  // A model may read its document on several threads.
  private let flag = Locked(false)

  var isSet: Bool { flag.withLock { $0 } }

  func set() { flag.withLock { $0 = true } }
}
