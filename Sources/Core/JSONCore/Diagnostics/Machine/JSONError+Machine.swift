extension JSONError: MachineForm, Codable {
  var machineForm: OwnedJSON {
    var members: OwnedJSON.Members = ["issues": .array(OwnedJSON.Elements(issues.map(\.machineForm)))]
    if isTruncated { members["isTruncated"] = true }
    if hasMoreIssues { members["hasMoreIssues"] = true }
    return .object(members)
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    let issues = try members.all("issues", Issue.self)
    guard !issues.isEmpty else { throw MachineFormMisfit(reason: "\"issues\" are missing") }
    func flag(_ name: String) throws(MachineFormMisfit) -> Bool {
      members.has(name) ? try members.bool(name) : false
    }
    self.init(
      issues: issues, isTruncated: try flag("isTruncated"), hasMoreIssues: try flag("hasMoreIssues"))
  }

  /// Reads an error from its machine form: an equal error, with the same renderings.
  ///
  /// - Throws: `invalid-format` for anything else.
  public static func read(_ json: JSONValue) throws(JSONError) -> JSONError { try readMachineForm(json) }

  /// Writes the machine form: an object with the array of `issues`, with `isTruncated` where there may be
  /// more, and with `hasMoreIssues` where there are.
  ///
  /// - Throws: `depth-limit`.
  public func write(to writer: inout JSONWriter) throws(JSONError) { try writeMachineForm(to: &writer) }

  /// Decodes the machine form.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for anything else, and what the decoder throws.
  public init(from decoder: any Decoder) throws { try self.init(decodingMachineForm: decoder) }

  /// Encodes the machine form.
  ///
  /// - Throws: What the encoder throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws { try encodeMachineForm(to: encoder) }

  /// The machine form as compact JSON text; for one without values, take that of ``withoutValues``.
  ///
  ///     {"issues":[{"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year",…}]}
  public var json: String { machineForm.description }

  /// Reads an error from the text of its machine form.
  ///
  /// - Throws: An error of the categories `syntax`, `incomplete` or `limit` if the text can't be parsed, or
  ///   `invalid-format` for another form.
  public init(json text: String) throws(JSONError) {
    let document = try Document(parsing: text)
    self = try document.withRoot { (json) throws(JSONError) in try JSONError.read(json) }
  }
}
