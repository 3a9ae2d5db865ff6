/// Written as `{"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year",…}`.
extension Issue: MachineForm {
  var machineForm: OwnedJSON {
    let issue = shown
    var members = OwnedJSON.Members()
    members["code"] = .string(issue.code.rawValue)
    members["category"] = .string(issue.category.rawValue)
    if issue.isPathKnown {
      members["path"] = .string(issue.path.description)
      members["pointer"] = .string(issue.path.pointer)
    }
    for (key, value) in issue.location?.machineMembers ?? [] { members[key] = value }
    members["inner"] = issue.innerLocation?.machineForm
    members["expected"] = issue.kind.expected.map { .string($0.description) }
    members["actual"] = issue.actual.map { .string($0.rawValue) }
    members["model"] = issue.model.map { .string($0) }
    members["property"] = issue.property.map { .string($0) }
    members["message"] = .string(issue.message)
    // A pointer doesn't distinguish an index from a key of the same digits.
    if JSONPath(pointer: issue.path.pointer) != issue.path { members["steps"] = issue.path.machineForm }
    if !issue.kind.details.isEmpty { members["details"] = .object(issue.kind.details) }
    members["preview"] = issue.preview.map { .string($0) }
    members["excerpt"] = issue.excerpt?.machineForm
    members["related"] = OwnedJSON(nonEmpty: issue.related)
    members["alternatives"] = OwnedJSON(nonEmpty: issue.alternatives)
    members["notes"] = OwnedJSON(nonEmpty: issue.notes)
    return .object(members)
  }

  /// The machine form as compact JSON text. Members without a value are left out.
  ///
  /// ```json
  /// {"code":"type-mismatch","category":"data","path":"$.year","pointer":"/year","offset":30,"length":6,
  ///  "line":1,"column":31,"expected":"Int","actual":"string","model":"Movie","property":"year",
  ///  "message":"…",…}
  /// ```
  public var json: String { machineForm.description }
}

extension OwnedJSON {
  /// An array of machine forms; `nil` for none.
  fileprivate init?(nonEmpty forms: [some MachineForm]) {
    guard !forms.isEmpty else { return nil }
    self = .array(Elements(forms.map(\.machineForm)))
  }
}

/// Written as an object of the message and the members of the location.
extension Issue.Related: MachineForm {
  var machineForm: OwnedJSON {
    .object(OwnedJSON.Members([("message", .string(message))] + location.machineMembers))
  }
}

extension IssueNote: MachineForm {
  var machineForm: OwnedJSON { ["text": .string(line), "about": .string(subject.rawValue)] }
}

extension Excerpt {
  /// Written unchanged, with the values as pairs of start and end.
  var machineForm: OwnedJSON {
    let pairs = values.flatMap { [$0.lowerBound, $0.upperBound] }
    return [
      "text": .string(text), "caret": .number(JSONNumber(caret)), "width": .number(JSONNumber(width)),
      "values": .array(OwnedJSON.Elements(pairs.map { .number(JSONNumber($0)) })),
    ]
  }
}
