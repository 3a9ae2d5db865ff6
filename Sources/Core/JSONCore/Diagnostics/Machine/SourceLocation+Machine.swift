extension SourceLocation: MachineForm, Codable {
  var machineForm: OwnedJSON { .object(OwnedJSON.Members(machineMembers)) }

  var machineMembers: [(String, OwnedJSON)] {
    [
      ("offset", .number(JSONNumber(offset))), ("length", .number(JSONNumber(length))),
      ("line", .number(JSONNumber(line))), ("column", .number(JSONNumber(column))),
    ]
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    try self.init(MachineMembers(machineForm))
  }

  init(_ members: MachineMembers) throws(MachineFormMisfit) {
    self.init(
      offset: try members.count("offset"), length: try members.count("length"),
      line: try members.count("line"), column: try members.count("column"))
  }

  /// Reads `{"offset":30,"length":6,"line":1,"column":31}`.
  ///
  /// - Throws: `invalid-format` for anything else.
  public static func read(_ json: JSONValue) throws(JSONError) -> SourceLocation { try readMachineForm(json) }

  /// Writes `{"offset":30,"length":6,"line":1,"column":31}`.
  ///
  /// - Throws: `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) { try writeMachineForm(to: &writer) }

  /// Decodes `{"offset":30,"length":6,"line":1,"column":31}`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for anything else, and what the decoder throws.
  public init(from decoder: any Decoder) throws { try self.init(decodingMachineForm: decoder) }

  /// Encodes `{"offset":30,"length":6,"line":1,"column":31}`.
  ///
  /// - Throws: What the encoder throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws { try encodeMachineForm(to: encoder) }
}

extension Issue.Related: MachineForm, Codable {
  var machineForm: OwnedJSON {
    .object(OwnedJSON.Members([("message", .string(message))] + location.machineMembers))
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    self.init(message: try members.string("message"), location: try SourceLocation(members))
  }

  /// Reads a message with a place.
  ///
  /// - Throws: `invalid-format` for anything else.
  public static func read(_ json: JSONValue) throws(JSONError) -> Issue.Related { try readMachineForm(json) }

  /// Writes the message and the place.
  ///
  /// - Throws: `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) { try writeMachineForm(to: &writer) }

  /// Decodes a message with a place.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for anything else, and what the decoder throws.
  public init(from decoder: any Decoder) throws { try self.init(decodingMachineForm: decoder) }

  /// Encodes the message and the place.
  ///
  /// - Throws: What the encoder throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws { try encodeMachineForm(to: encoder) }
}
