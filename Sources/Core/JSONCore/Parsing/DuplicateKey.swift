/// The first key of an object that repeats an earlier one.
struct DuplicateKey {
  /// The node of the repeated key.
  let node: Int
  /// The node of its first occurrence.
  let first: Int

  /// Searches for a repeated key in the object at index `object`. The object's node has the number of its
  /// complete members; the key of one more member may follow them.
  ///
  /// - Parameter end: The number of nodes on the tape.
  /// - Complexity: O(*n*) on average in the number of members and the bytes of their keys.
  init?(in object: Int, tape: UnsafePointer<Node>, end: Int, bytes: UnsafePointer<UInt8>) {
    var seen: [[UInt8]: Int] = [:]
    let members = tape[object].count
    var key = object + 1
    for member in 0...members where key < end {
      // Keys are equal if their bytes are; `String`s would also be equal if they were canonically equivalent.
      let name = Array(decodedText(of: tape[key], in: bytes).utf8)
      if let first = seen.updateValue(key, forKey: name) {
        self.node = key
        self.first = first
        return
      }
      // After the last key there may be no value yet, or one whose size is not known.
      if member < members { key += 1 + tape[key + 1].size }
    }
    return nil
  }
}
