/// What a decode does, noted in order: which keys it looks for, what it leaves out, what fails beside the error
/// that it throws.
///
/// A document that is decoded to find all issues or unknown keys has one.
@usableFromInline
final class DecodeRecord: Sendable {
  enum Event: Sendable {
    /// A member was looked for in an object, and its value is there.
    case found(value: Int, object: Int)
    /// A member was looked for in vain.
    case missed(key: String, object: Int)
    /// All members of an object were read.
    case readWholly(Int)
    /// A path led through an object: others of its members may be read later.
    case passed(Int)
    /// A value was left out, and why.
    case leftOut(Int, JSONError)
    /// Of the elements of one container several failed. The error of the first is thrown.
    case failed([JSONError])
  }

  // A model may read its document on several threads.
  private let notes = Locked<[Event]>([])

  /// What was noted, in order.
  var events: [Event] { notes.withLock { $0 } }

  /// How many failures of one container are worth noting.
  let failureLimit: Int

  init(failureLimit: Int) { self.failureLimit = failureLimit }

  func note(_ event: Event) { notes.withLock { $0.append(event) } }

  /// How much has been noted so far, to go back to it when an alternative fails.
  var mark: Int { notes.withLock { $0.count } }

  /// Forgets what has been noted since a mark was taken. Another thread may have gone back further meanwhile.
  func reset(to mark: Int) { notes.withLock { $0.removeLast(max($0.count - mark, 0)) } }
}
