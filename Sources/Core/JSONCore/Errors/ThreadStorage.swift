internal import CScan

/// What a dialect keeps of failures until the error is given its place, where no value leads to the decode's
/// sink.
@usableFromInline
package enum ThreadStorage {
  /// Whether the calling thread has no object.
  @usableFromInline package static var isEmpty: Bool {
    @inline(never) get { cscan_thread_slot().pointee == nil }
  }

  /// The object of the calling thread; it stays until another takes its place.
  package static var object: AnyObject? {
    @inline(never)
    get { cscan_thread_slot().pointee.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() } }
    @inline(never)
    set {
      let slot = cscan_thread_slot()
      let old = slot.pointee
      slot.pointee = newValue.map { Unmanaged.passRetained($0).toOpaque() }
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}
