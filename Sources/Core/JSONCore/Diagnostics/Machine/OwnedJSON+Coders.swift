/// A coding key that is any string.
private struct MemberKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension OwnedJSON {
  /// Encodes the value by one of the standard library's encoders. Meant for the small trees of machine forms.
  func encodeTree(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: MemberKey.self)
      for (key, value) in members {
        try container.encode(EncodedTree(value), forKey: MemberKey(stringValue: key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(EncodedTree(element)) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let number):
      var container = encoder.singleValueContainer()
      if let integer = number.integer(Int.self) {
        try container.encode(integer)
      } else {
        try container.encode(number.double)
      }
    }
  }

  /// Decodes any value.
  init(decodingTree decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: MemberKey.self) {
      var members = Members()
      for key in container.allKeys {
        members[key.stringValue] = try container.decode(EncodedTree.self, forKey: key).json
      }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements = Elements()
      while !container.isAtEnd { elements.append(try container.decode(EncodedTree.self).json) }
      self = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Int.self) {
        self = .number(JSONNumber(value))
      } else if let value = try? container.decode(Double.self), let number = JSONNumber(value) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }
}

/// A part of a tree on its way through a coder.
private struct EncodedTree: Codable {
  var json: OwnedJSON

  init(_ json: OwnedJSON) { self.json = json }

  init(from decoder: any Decoder) throws { json = try OwnedJSON(decodingTree: decoder) }

  func encode(to encoder: any Encoder) throws { try json.encodeTree(to: encoder) }
}
