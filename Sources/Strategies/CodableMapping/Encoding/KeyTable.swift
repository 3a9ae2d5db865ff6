internal import JSONCore

/// The keys of one type in the order in which they are usually written, each with its text.
///
/// A model writes the same keys in the same order again and again. So a key is first compared with the one that
/// followed last time; and that a key is written twice shows in a bit set.
final class KeyTable {
  @exclusivity(unchecked) fileprivate(set) var prepared = PreparedKeys()
  /// What is written for each key.
  @exclusivity(unchecked) fileprivate var wireNames: [String] = []
}

extension EncodingSession {
  /// Writes a key of the object in `slot`; false if the object has it already.
  @inline(__always)
  func writeKey(_ key: String, _ table: KeyTable, slot: Int, wireName: () -> String) -> Bool {
    guard !slots[slot].hasOtherKeys,
      let position = table.prepared.position(of: key, expecting: slots[slot].nextKey)
    else {
      return writeOtherKey(key, table, slot: slot, wireName: wireName())
    }
    guard slots[slot].addKey(position) else { return false }
    writer.key(table.prepared, at: position)
    return true
  }

  @inline(never)
  private func writeOtherKey(_ key: String, _ table: KeyTable, slot: Int, wireName: String) -> Bool {
    let known = table.wireNames.firstIndex(of: wireName)
    if slots[slot].hasOtherKeys {
      guard otherKeys[slot, default: []].insert(wireName).inserted else { return false }
    } else if known == nil, !options.keys.dependsOnPath,
      let position = table.prepared.append(key, wireName: wireName, options: writer.options)
    {
      table.wireNames.append(wireName)
      slots[slot].keys |= 1 << UInt64(position)
      slots[slot].nextKey = position + 1
    } else {
      collectKeys(of: slot, table)
      guard otherKeys[slot, default: []].insert(wireName).inserted else { return false }
    }
    writer.key(wireName)
    return true
  }

  /// Notes the keys of an object by name: from now on they are not all of one table.
  func collectKeys(of slot: Int, _ table: KeyTable) {
    guard !slots[slot].hasOtherKeys else { return }
    let bits = slots[slot].keys
    otherKeys[slot] = Set(
      table.wireNames.indices.filter { bits & 1 << UInt64($0) != 0 }.map { table.wireNames[$0] })
    slots[slot].hasOtherKeys = true
  }

  /// Forgets a key whose value could not be written.
  func removeKey(_ wireName: String, _ table: KeyTable, slot: Int) {
    if slots[slot].hasOtherKeys {
      otherKeys[slot]?.remove(wireName)
    } else if let position = table.wireNames.firstIndex(of: wireName) {
      slots[slot].keys &= ~(1 << UInt64(position))
    }
  }
}
