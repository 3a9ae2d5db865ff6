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
    members["expected"] = issue.kind.expected.map { .string($0.description) }
    members["actual"] = issue.actual.map { .string($0.rawValue) }
    members["model"] = issue.model.map { .string($0) }
    members["property"] = issue.property.map { .string($0) }
    members["message"] = .string(issue.message)
    // The remaining members are needed only to read the form back.
    if JSONPath(pointer: issue.path.pointer) != issue.path { members["steps"] = issue.path.machineForm }
    if !issue.kind.details.isEmpty { members["details"] = .object(issue.kind.details) }
    members["preview"] = issue.preview.map { .string($0) }
    members["excerpt"] = issue.excerpt?.machineForm
    members["related"] = OwnedJSON(nonEmpty: issue.related)
    members["alternatives"] = OwnedJSON(nonEmpty: issue.alternatives)
    members["notes"] = OwnedJSON(nonEmpty: issue.notes)
    return .object(members)
  }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    let details = members.has("details") ? try members.value("details") : .object([:])
    self.init(try IssueKind(members.name("code", "code"), details: MachineMembers(details)))
    isIncomplete = try members.string("category") == IssueCategory.incomplete.rawValue
    isPathKnown = members.has("path") || members.has("pointer") || members.has("steps")
    if isPathKnown { path = try JSONPath(in: members) }
    if members.has("offset") { location = try SourceLocation(members) }
    if members.has("actual") { actual = try members.name("actual", "kind of JSON value") }
    if members.has("model") { model = try members.string("model") }
    if members.has("property") { property = try members.string("property") }
    if members.has("preview") { preview = try members.string("preview") }
    if members.has("excerpt") { excerpt = try Excerpt(machineForm: members.value("excerpt")) }
    related = try members.all("related", Related.self)
    alternatives = try members.all("alternatives", Issue.self)
    notes = try members.all("notes", IssueNote.self)
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

extension JSONPath {
  fileprivate init(in members: MachineMembers) throws(MachineFormMisfit) {
    if members.has("steps") {
      try self.init(machineForm: members.value("steps"))
    } else if let path = JSONPath(pointer: try members.string("pointer")) {
      self = path
    } else {
      throw MachineFormMisfit(reason: "\"pointer\" is no JSON Pointer")
    }
  }
}

extension IssueNote: MachineForm {
  var machineForm: OwnedJSON { ["text": .string(line), "about": .string(subject.rawValue)] }

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    self.init(
      line: try members.string("text"), about: Subject(rawValue: try members.string("about")) ?? .value)
  }
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

  init(machineForm: OwnedJSON) throws(MachineFormMisfit) {
    let members = try MachineMembers(machineForm)
    text = try members.string("text")
    let count = text.unicodeScalars.count
    // A location beyond the text can't be shown.
    caret = min(try members.count("caret"), count)
    width = max(1, min(try members.count("width"), count))
    let bounds = [0] + (try members.array("values").compactMap(\.intValue)) + [count]
    guard zip(bounds, bounds.dropFirst()).allSatisfy(<=) else {
      throw MachineFormMisfit(reason: "\"values\" are not within the excerpt")
    }
    values = stride(from: 1, to: bounds.count - 2, by: 2).map { bounds[$0]..<bounds[$0 + 1] }
  }
}
