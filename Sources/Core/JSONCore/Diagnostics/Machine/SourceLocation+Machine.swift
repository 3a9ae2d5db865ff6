/// Written as `{"offset":30,"length":6,"line":1,"column":31}`.
extension SourceLocation: MachineForm {
  var machineForm: OwnedJSON { .object(OwnedJSON.Members(machineMembers)) }

  var machineMembers: [(String, OwnedJSON)] {
    [("offset", offset), ("length", length), ("line", line), ("column", column)].map { name, count in
      (name, .number(JSONNumber(count)))
    }
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    try self.init(MachineMembers(machineForm))
  }

  init(_ members: MachineMembers) throws(MachineFormMisfit) {
    self.init(
      offset: try members.count("offset"), length: try members.count("length"),
      line: try members.count("line"), column: try members.count("column"))
  }
}

/// Written as an object of the message and the members of the location.
extension Issue.Related: MachineForm {
  var machineForm: OwnedJSON {
    .object(OwnedJSON.Members([("message", .string(message))] + location.machineMembers))
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    self.init(message: try members.string("message"), location: try SourceLocation(members))
  }
}
