internal import JSONCore

extension JSONPath {
  /// The path that a coding path stands for.
  init(_ codingPath: [any CodingKey]) { self.init(codingPath.map { Component($0) }) }
}

extension JSONPath.Component {
  /// The step that a coding key stands for. The keys of dictionaries may have an integer too, and are no
  /// indices.
  init(_ key: any CodingKey) {
    if let index = key.intValue, key.stringValue == "Index \(index)" {
      self = .index(index)
    } else {
      self = .key(key.stringValue)
    }
  }
}
