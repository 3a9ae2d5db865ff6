/// What a decode does, noted in order: which keys it looks for, what it leaves out, what fails beside the error
/// that it throws.
///
/// A document that is decoded to find all issues or unknown keys has one. Only that decode writes to it, on one
/// thread.
@usableFromInline
final class DecodeRecord {
  enum Event {
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

  private(set) var events: [Event] = []

  /// How many failures of one container are worth noting.
  let failureLimit: Int

  init(failureLimit: Int) { self.failureLimit = failureLimit }

  func note(_ event: Event) { events.append(event) }

  /// How much has been noted so far, to go back to it when an alternative fails.
  var mark: Int { events.count }

  /// Forgets what has been noted since a mark was taken.
  func reset(to mark: Int) { events.removeSubrange(mark...) }
}
