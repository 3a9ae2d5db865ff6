internal import JSONCore

extension DecodingSession {
  /// The coding path of a value: taken from the frames while the value is being decoded, searched in the
  /// document afterwards.
  ///
  /// - Complexity: O(depth) while the value is being decoded.
  @inline(never)
  func path(to value: DocumentPosition, depth: Int) -> [any CodingKey] {
    guard depth > 0 else { return [] }
    guard isCurrent(value, depth: depth) else { return searchedPath(to: value) }
    var path: [any CodingKey] = []
    path.reserveCapacity(depth + 1)
    for frame in (1...depth).lazy.map({ self.frames[$0] }) {
      if frame.index >= 0 {
        path.append(PathKey(index: Int(frame.index)))
      } else if frame.index == Frame.dictionary {
        let name = self[frame.value.ofKey].textOrEmpty
        path.append(PathKey(member: name, isConverted: options.keys.converts))
      } else {
        let name =
          convertedName(of: frame.value, in: frame.container, depth: path.count)
          ?? options.keys.converted(self[frame.value.ofKey].textOrEmpty, path: { path })
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

  /// The value at a path, of which the first `depth` keys lead to `start`; the last existing one if the path
  /// leaves the document, and `start` if the path is shorter.
  func position(from start: DocumentPosition, following path: [any CodingKey], depth: Int) -> DocumentPosition
  {
    var position = start
    for index in path.indices.dropFirst(depth) {
      guard let next = child(of: position, key: path[index], path: path[..<index]) else { break }
      position = next
    }
    return position
  }

  private func child(
    of position: DocumentPosition, key: any CodingKey, path: ArraySlice<any CodingKey>
  ) -> DocumentPosition? {
    let json = self[position]
    if let object = json.unguardedObject {
      if !options.keys.converts, !json.isRecorded { return object.position(of: key.stringValue) }
      let positions =
        convertedNames(of: position, depth: path.count)
        ?? object.positions { options.keys.converted($0.key, path: { Array(path) }) }
      return positions[key.stringValue]
    }
    guard let index = key.intValue, let element = json.unguardedArray?[index] else { return nil }
    return element.position
  }

  func noteConverted(_ positions: [String: DocumentPosition], of object: DocumentPosition, depth: Int) {
    guard isRunning else { return }
    // A copy: if the access lasted while the array grows, the compiler would check each access at run time.
    var names = convertedNames
    convertedNames = []
    while names.count <= depth { names.append(nil) }
    names[depth] = ConvertedNames(object: object, positions: positions)
    convertedNames = names
  }

  private func convertedNames(of object: DocumentPosition, depth: Int) -> [String: DocumentPosition]? {
    guard depth < convertedNames.count, let names = convertedNames[depth] else { return nil }
    return names.object == object ? names.positions : nil
  }

  private func convertedName(of value: DocumentPosition, in object: DocumentPosition, depth: Int) -> String? {
    convertedNames(of: object, depth: depth)?.first { $0.value == value }?.key
  }
}

/// The converted keys of an object's members.
struct ConvertedNames {
  var object: DocumentPosition
  var positions: [String: DocumentPosition]
}

extension JSONValue {
  /// The text of a string or key.
  var textOrEmpty: String { (try? string()) ?? "" }
}
