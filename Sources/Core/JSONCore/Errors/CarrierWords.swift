internal import CScan

/// What an error of a dialect's own adds to the issue that it carries, on its way out.
///
/// User code may have shown the error to another thread by then: so these are words that are read and written
/// as a whole.
struct CarrierWords {
  private let words: UnsafeMutablePointer<UInt>

  /// - Parameters:
  ///   - root: The node that the carrier's path starts at; -1 if it is not known.
  ///   - model: The model that the issue names, and its node.
  init(root: Int, model: Any.Type?, at modelNode: Int) {
    words = .allocate(capacity: 4)
    words.initialize(to: 1)
    (words + 1).initialize(to: UInt(bitPattern: root))
    (words + 2).initialize(to: UInt(bitPattern: modelNode))
    (words + 3).initialize(to: unsafeBitCast(model, to: UInt.self))
  }

  func deallocate() { words.deallocate() }

  /// Whether the carrier has the issue for itself.
  var isCarried: Bool { cscan_load_word(words) != 0 }

  /// The carrier is no longer the only one that has the issue.
  func share() { cscan_store_word(words, 0) }

  var root: Int {
    get { Int(bitPattern: cscan_load_word(words + 1)) }
    nonmutating set { cscan_store_word(words + 1, UInt(bitPattern: newValue)) }
  }

  /// The model that the issue names.
  var model: Any.Type? { unsafeBitCast(cscan_load_word(words + 3), to: Any.Type?.self) }

  /// The node of the model, once there is one.
  var modelNode: Int { Int(bitPattern: cscan_load_word(words + 2)) }

  /// Names the model of an issue that names none. Whoever sees the model sees its node as well.
  func name(_ model: Any.Type, at node: Int) {
    cscan_store_word(words + 2, UInt(bitPattern: node))
    cscan_store_word(words + 3, unsafeBitCast(model, to: UInt.self))
  }
}
