/// The memory that a ``MappedMember`` points into, for maps that users create themselves, outside of a call
/// of a mapper.
///
/// A member of a storage is valid as long as the storage exists.
@usableFromInline
package final class MappingStorage<State> {
  private let document: Document?
  private let context: DecodingContext?
  private let frame: UnsafeMutablePointer<MappingFrame<State>>

  private init(_ frame: MappingFrame<State>, document: Document? = nil, context: DecodingContext? = nil) {
    self.document = document
    self.context = context
    self.frame = .allocate(capacity: 1)
    self.frame.initialize(to: frame)
  }

  /// Creates a storage for reading the object at the root of a document.
  ///
  /// - Throws: `type-mismatch` for another root, which ``JSONError/resolved(at:)`` can resolve.
  package convenience init(
    reading document: Document, context: DecodingContext?, state: State
  ) throws(JSONError) {
    let node = try document.root.object().node
    var content = document.header.pointee
    content.context = context.map { WholeReference($0) }
    let header = UnsafeMutablePointer<DecodeHeader>.allocate(capacity: 1)
    header.initialize(to: content)
    let frame = MappingFrame(node: node, header: UnsafePointer(header), state: state)
    self.init(frame, document: document, context: context)
  }

  /// Creates a storage for writing an object, which has been begun.
  ///
  /// - Throws: `depth-limit` when the options allow no object.
  package convenience init(writing options: JSONWriteOptions, state: State) throws(JSONError) {
    var begun = JSONWriter(options: options)
    try begun.beginObject()
    let writer = UnsafeMutablePointer<JSONWriter>.allocate(capacity: 1)
    writer.initialize(to: begun)
    self.init(MappingFrame(writer: writer, state: state))
  }

  /// Creates a storage without an object: nothing is decoded from it, and nothing encoded.
  package convenience init(state: State) { self.init(MappingFrame(state: state)) }

  deinit {
    let contents = frame.move()
    frame.deallocate()
    contents.header?.deallocate()
    contents.writer?.deinitialize(count: 1)
    contents.writer?.deallocate()
  }

  /// The member that stands for the whole object.
  package var member: MappedMember<State> {
    @_lifetime(borrow self)
    get { _overrideLifetime(MappedMember(frame), borrowing: self) }
  }
}
