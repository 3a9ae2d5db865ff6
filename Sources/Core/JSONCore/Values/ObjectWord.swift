/// A word in the memory of an object whose type is another module's.
///
/// Who uses one has to find out first, with a trial object, that the word is what it is taken for.
package enum ObjectWord {
  /// The bits of the word with this number, the first behind the object's header being 0.
  ///
  /// The object must be as large.
  package static func bits(_ number: Int, of object: AnyObject) -> UInt {
    place(number, of: object).load(as: UInt.self)
  }

  /// Sets a word that is an optional reference, and `nil`. The object then holds what it refers to.
  package static func set(_ number: Int, of object: AnyObject, to part: AnyObject) {
    let bits = UInt(bitPattern: Unmanaged.passRetained(part).toOpaque())
    place(number, of: object).storeBytes(of: bits, as: UInt.self)
  }

  private static func place(_ number: Int, of object: AnyObject) -> UnsafeMutableRawPointer {
    // The header is two words: the type, and the counts of references.
    Unmanaged.passUnretained(object).toOpaque() + (2 + number) * MemoryLayout<UInt>.size
  }
}
