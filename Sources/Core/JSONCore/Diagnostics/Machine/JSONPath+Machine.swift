extension JSONPath {
  /// Reads an RFC 6901 JSON Pointer; `nil` if the text isn't one.
  ///
  /// A pointer doesn't distinguish an index from a key of digits: a step that may be an index becomes one.
  public init?(pointer: String) {
    guard pointer.isEmpty || pointer.hasPrefix("/") else { return nil }
    components = []
    for step in pointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let component = Component(step: step) else { return nil }
      components.append(component)
    }
  }
}

extension JSONPath.Component {
  /// A step of a pointer; `nil` if a tilde in it is no escape.
  fileprivate init?(step: Substring.UnicodeScalarView) {
    let parts = step.split(separator: "~", omittingEmptySubsequences: false)
    var key = String(parts[0])
    for part in parts.dropFirst() {
      switch part.first {
      case "0": key += "~"
      case "1": key += "/"
      default: return nil
      }
      key += String(part.dropFirst())
    }
    // A number with a sign or a leading zero is not an index.
    let index = Int(key).flatMap { $0 >= 0 && String($0) == key ? $0 : nil }
    self = index.map { .index($0) } ?? .key(key)
  }
}

/// A key is written as a string, and an index as an integer.
extension JSONPath.Component: MachineForm {
  var machineForm: OwnedJSON {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(JSONNumber(index))
    }
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    if let key = machineForm.stringValue {
      self = .key(key)
    } else if let index = machineForm.intValue {
      self = .index(index)
    } else {
      throw MachineFormMisfit(reason: "a step of a path is neither string nor integer")
    }
  }
}

/// Written as an array of keys and indices: `["skills",1,"name"]`.
extension JSONPath: MachineForm {
  var machineForm: OwnedJSON { .array(OwnedJSON.Elements(components.map(\.machineForm))) }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    guard let elements = machineForm.arrayValue else { throw MachineFormMisfit(reason: "a path is no array") }
    components = []
    for element in elements { components.append(try Component(machineForm: element)) }
  }
}
