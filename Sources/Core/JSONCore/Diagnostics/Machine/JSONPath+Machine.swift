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
