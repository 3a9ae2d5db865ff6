/// Written as an object with the array of `issues`, with `isTruncated` where there may be more, and with
/// `hasMoreIssues` where there are.
extension JSONError: MachineForm {
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

  /// The machine form as compact JSON text. For a form without values, use that of ``withoutValues``.
  ///
  /// ```json
  /// {"issues":[{"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year",…}]}
  /// ```
  public var json: String { machineForm.description }

  /// Reads an error from the text of its machine form.
  ///
  /// - Throws: `invalid-format` for another form, and `unexpected-character`, `unexpected-end`, `depth-limit`
  ///   or another code that ``Document/init(parsing:options:)-(RawSpan,_)`` throws if the text can't be
  ///   parsed.
  public init(json text: String) throws(JSONError) {
    let document = try Document(parsing: text)
    self = try document.withRoot { (json) throws(JSONError) in try JSONError.read(json) }
  }
}
