// `@inline(__always)` so that the type of the keys is known; otherwise their text is accessed through a
// witness.

internal import JSONCore

extension KeyedWriterState {
  /// Writes a key; false if the object has it already.
  @inline(__always)
  func writeKey(_ key: some CodingKey, _ name: String, in session: EncodingSession) -> Bool {
    if !usesNames {
      switch changeWritten({ session.writer.key(name, of: table, written: &$0) }) {
      case .written: return true
      case .repeated: return false
      case .unknown: break
      }
    }
    return writeOtherKey(name, wireName: wireName(key))
  }

  @inline(never)
  private func writeOtherKey(_ key: String, wireName: String) -> Bool {
    let session = session
    let slot = depth - 1
    let isNew = !usesNames && !table.wireNames.contains(wireName) && !session.options.keys.dependsOnPath
    if isNew, let position = table.append(key, wireName: wireName, options: session.writer.options) {
      _ = changeWritten { $0.insert(position) }
    } else {
      collectKeys()
      guard session.names[slot].otherKeys.insert(wireName).inserted else { return false }
    }
    session.writer.key(wireName)
    return true
  }

  /// Changes a copy of the two words: if the access lasted for a whole method, the compiler would check each
  /// access at run time.
  @inline(__always)
  private func changeWritten<Result>(_ change: (inout PreparedKeys.Written) -> Result) -> Result {
    var keys = written
    defer { written = keys }
    return change(&keys)
  }

  /// Records the object's keys by name: from now on they are not all of one table.
  func collectKeys() {
    guard !usesNames else { return }
    usesNames = true
    let session = session
    let slot = depth - 1
    guard !session.slots[slot].hasOtherKeys else { return }
    let positions = table.wireNames.indices.filter { written.contains($0) }
    session.names[slot].otherKeys = Set(positions.map { table.wireNames[$0] })
    session.slots[slot].hasOtherKeys = true
  }

  /// Removes a key whose value could not be written.
  func removeKey(_ wireName: String) {
    if usesNames {
      session.names[depth - 1].otherKeys.remove(wireName)
    } else if let position = table.wireNames.firstIndex(of: wireName) {
      changeWritten { $0.remove(position) }
    }
  }
}
