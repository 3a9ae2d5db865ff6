/// A type of this package that is written as JSON for machines.
///
/// The form is a tree, so that one description serves `JSONWriter` and the standard library's encoders.
protocol MachineForm: JSONWritable, Encodable {
  var machineForm: OwnedJSON { get }
}

// Public, because they satisfy the requirements of public protocols for public types.
extension MachineForm {
  /// Writes the machine form.
  ///
  /// - Throws: `depth-limit` and `size-limit` of the writer.
  public func write(to writer: inout JSONWriter) throws(JSONError) { try machineForm.write(to: &writer) }

  /// Encodes the machine form.
  ///
  /// - Throws: What the encoder throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws {
    try EncodedTree(json: machineForm).encode(to: encoder)
  }
}

/// A tree that one of the standard library's encoders encodes.
private struct EncodedTree: Encodable {
  let json: OwnedJSON

  func encode(to encoder: any Encoder) throws {
    switch json {
    case .object(let members):
      var container = encoder.container(keyedBy: MemberKey.self)
      for (key, value) in members {
        try container.encode(EncodedTree(json: value), forKey: MemberKey(stringValue: key))
      }
    case .array(let elements): try elements.map { EncodedTree(json: $0) }.encode(to: encoder)
    case .null: try String?.none.encode(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .number(let number):
      if let integer = number.integer(Int.self) {
        try integer.encode(to: encoder)
      } else {
        try number.double.encode(to: encoder)
      }
    }
  }
}

/// A coding key that is any string.
private struct MemberKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Written as an object with the array of `issues`, with `isTruncated` where there may be more, and with
/// `hasMoreIssues` where there are.
extension JSONError: MachineForm {
  var machineForm: OwnedJSON {
    var members: OwnedJSON.Members = ["issues": .array(OwnedJSON.Elements(issues.map(\.machineForm)))]
    if isTruncated { members["isTruncated"] = true }
    if hasMoreIssues { members["hasMoreIssues"] = true }
    return .object(members)
  }

  /// The machine form as compact JSON text. For a form without values, use that of ``withoutValues``.
  ///
  /// ```json
  /// {"issues":[{"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year",…}]}
  /// ```
  public var json: String { machineForm.description }
}

/// A key is written as a string, and an index as an integer.
extension JSONPath.Component: MachineForm {
  var machineForm: OwnedJSON {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(JSONNumber(index))
    }
  }
}

/// Written as an array of keys and indices: `["skills",1,"name"]`.
extension JSONPath: MachineForm {
  var machineForm: OwnedJSON { .array(OwnedJSON.Elements(components.map(\.machineForm))) }
}

/// Written as `{"offset":30,"length":6,"line":1,"column":31}`.
extension SourceLocation: MachineForm {
  var machineForm: OwnedJSON { .object(OwnedJSON.Members(machineMembers)) }

  var machineMembers: [(String, OwnedJSON)] {
    [("offset", offset), ("length", length), ("line", line), ("column", column)].map { name, count in
      (name, .number(JSONNumber(count)))
    }
  }
}
