extension OwnedJSON: Hashable {
  /// Whether both values represent the same JSON value; see ``OwnedJSON``.
  ///
  /// - Complexity: O(*n*); does not recurse.
  public static func == (left: OwnedJSON, right: OwnedJSON) -> Bool {
    var pending = [(left, right)]
    while let (left, right) = pending.popLast() {
      switch (left, right) {
      case (.null, .null): continue
      case (.bool(let left), .bool(let right)) where left == right: continue
      case (.number(let left), .number(let right)) where left == right: continue
      case (.string(let left), .string(let right)) where ExactKey(text: left) == ExactKey(text: right):
        continue
      case (.array(let left), .array(let right)):
        guard left.contents !== right.contents else { continue }
        guard left.count == right.count else { return false }
        pending.append(contentsOf: zip(left, right))
      case (.object(let left), .object(let right)):
        guard left.contents !== right.contents else { continue }
        guard left.count == right.count else { return false }
        for (key, value) in left {
          guard let other = right[key] else { return false }
          pending.append((value, other))
        }
      default: return false
      }
    }
    return true
  }

  /// Hashes the parts that `==` compares.
  ///
  /// - Complexity: O(*n*), and O(*n* log *n*) in the members of an object; does not recurse.
  public func hash(into hasher: inout Hasher) {
    var pending = [self]
    while let value = pending.popLast() {
      hasher.combine(value.kind)
      switch value {
      case .null: break
      case .bool(let value): hasher.combine(value)
      case .number(let number): hasher.combine(number)
      case .string(let text): hasher.combine(ExactKey(text: text))
      case .array(let elements):
        hasher.combine(elements.count)
        pending.append(contentsOf: elements)
      case .object(let members):
        hasher.combine(members.count)
        for (key, value) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
          hasher.combine(ExactKey(text: key))
          pending.append(value)
        }
      }
    }
  }
}
