internal import JSONCore

extension JSONPath {
  /// The path for a coding path.
  init(_ codingPath: [any CodingKey]) { self.init(codingPath.map { Component($0) }) }
}

extension JSONPath.Component {
  /// The component for a coding key. Dictionary keys can also have an integer value, but aren't indices.
  init(_ key: any CodingKey) {
    if let index = key.intValue, key.stringValue == "Index \(index)" {
      self = .index(index)
    } else {
      self = .key(key.stringValue)
    }
  }
}
