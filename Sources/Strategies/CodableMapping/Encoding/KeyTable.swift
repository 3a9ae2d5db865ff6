internal import JSONCore

/// The keys of one type in the order in which they are usually written, each with its text.
///
/// A model writes the same keys in the same order again and again. So a key is first compared with the one
/// that followed last time; and that a key is written twice shows in a bit set.
final class KeyTable {
  @exclusivity(unchecked) fileprivate(set) var prepared = PreparedKeys()
  /// What is written for each key.
  @exclusivity(unchecked) fileprivate var wireNames: [String] = []
}

extension KeyedWriterState {
  /// Writes a key; false if the object has it already.
  @inline(__always)
  func writeKey(_ key: some CodingKey, in session: EncodingSession) -> Bool {
    let name = key.stringValue
    if !usesNames {
      switch session.writer.key(name, of: table.prepared, written: &written) {
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
    if isNew,
      let position = table.prepared.append(key, wireName: wireName, options: session.writer.options)
    {
      table.wireNames.append(wireName)
      _ = written.insert(position)
    } else {
      collectKeys()
      guard session.otherKeys[slot, default: []].insert(wireName).inserted else { return false }
    }
    session.writer.key(wireName)
    return true
  }

  /// Notes the keys of the object by name: from now on they are not all of one table.
  func collectKeys() {
    guard !usesNames else { return }
    usesNames = true
    let session = session
    let slot = depth - 1
    guard !session.slots[slot].hasOtherKeys else { return }
    let positions = table.wireNames.indices.filter { written.contains($0) }
    session.otherKeys[slot] = Set(positions.map { table.wireNames[$0] })
    session.slots[slot].hasOtherKeys = true
  }

  /// Forgets a key whose value could not be written.
  func removeKey(_ wireName: String) {
    if usesNames {
      session.otherKeys[depth - 1]?.remove(wireName)
    } else if let position = table.wireNames.firstIndex(of: wireName) {
      written.remove(position)
    }
  }
}
