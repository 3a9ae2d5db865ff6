/// What a dialect notes of one decode beside the error that it throws: an object of its own, which is made when
/// there is something to note.
@usableFromInline
package protocol DecodeNotes: AnyObject {
  /// The number of notes.
  var count: Int { get }

  /// Forgets all notes after the first `count`.
  func truncate(to count: Int)
}
