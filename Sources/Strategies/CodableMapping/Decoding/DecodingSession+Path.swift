internal import JSONCore

extension DecodingSession {
  /// The coding path of a value: read off the frames while it is being decoded, searched in the document when
  /// it is asked for later.
  ///
  /// - Complexity: O(depth) while the value is being decoded.
  @inline(never)
  func path(to value: DocumentPosition, depth: Int) -> [any CodingKey] {
    guard depth > 0 else { return [] }
    guard isCurrent(value, depth: depth) else { return searchedPath(to: value) }
    var path: [any CodingKey] = []
    path.reserveCapacity(depth + 1)
    for frame in frames[1...depth] {
      if frame.index >= 0 {
        path.append(PathKey(index: Int(frame.index)))
      } else if frame.index == Frame.dictionary {
        path.append(PathKey(self[frame.value.ofKey].textOrEmpty))
      } else {
        let name = options.keys.converted(self[frame.value.ofKey].textOrEmpty, path: { path })
        path.append(frame.keyType?.init(stringValue: name) ?? PathKey(name))
      }
    }
    return path
  }

  /// Whether the frames up to `depth` lead from the root to this value.
  private func isCurrent(_ value: DocumentPosition, depth: Int) -> Bool {
    guard depth < frames.count, frames[depth].value == value, frames[0].value == root else { return false }
    return (1...depth).allSatisfy { frames[$0].container == frames[$0 - 1].value }
  }

  private func searchedPath(to value: DocumentPosition) -> [any CodingKey] {
    var path: [any CodingKey] = []
    for component in self[root].path(to: value).components {
      switch component {
      case .index(let index): path.append(PathKey(index: index))
      case .key(let key): path.append(PathKey(options.keys.converted(key, path: { path })))
      }
    }
    return path
  }

  /// The value that the keys lead to, or the one where they leave the document.
  func position(from start: DocumentPosition, following keys: ArraySlice<any CodingKey>) -> DocumentPosition {
    var position = start
    for key in keys {
      guard let next = child(of: position, key: key) else { break }
      position = next
    }
    return position
  }

  private func child(of position: DocumentPosition, key: any CodingKey) -> DocumentPosition? {
    let json = self[position]
    if let object = try? json.object() {
      let positions = object.positions { options.keys.converted($0, path: { [] }) }
      return positions[key.stringValue]
    }
    guard let index = key.intValue, let element = (try? json.array())?[index] else { return nil }
    return element.position
  }
}

extension JSONValue {
  /// The text of a string or key.
  var textOrEmpty: String { (try? string()) ?? "" }
}
