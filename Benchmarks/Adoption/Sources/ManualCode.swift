/// Conformances to `ManualDecodable`.
struct ManualCode {
  let blueprint: Blueprint
  let access: String

  var extensions: [String] {
    blueprint.declarations.map { declaration in
      switch declaration {
      case .structure(let structure):
        CodeLayout.block(
          "extension \(structure.name): ManualDecodable",
          [CodeLayout.block(head, [created(structure)], indent: 2)])
      case .union(let union):
        CodeLayout.block(
          "extension \(union.name): ManualDecodable", [CodeLayout.block(head, cases(union), indent: 2)])
      case .choices(let choices): "extension \(choices.name): ManualReadable {}"
      }
    }
  }

  private var head: String { "\(access)init(json: JSONObject) throws(JSONError)" }

  private func created(_ structure: Structure) -> String {
    let arguments = structure.properties.map { property in
      let value = property.field.map(property.bracketed) ?? "json[\(property.literal)]"
      return "\(SwiftNames.label(property.name)): try \(value)"
    }
    return CodeLayout.list("self.init(", arguments, ")", indent: 4)
  }

  private func cases(_ union: Union) -> [String] {
    let cases = union.cases.map { item in
      let content = item.structure.map { "(try \($0)(json: json))" } ?? ""
      return "    case \(SwiftLiteral.quoted(item.tag)): self = .\(SwiftNames.label(item.name))\(content)"
    }
    return ["    switch try json[\(SwiftLiteral.quoted(union.tag))] as String {"] + cases
      + [union.refusal("json.value"), "    }"]
  }
}

extension Union {
  /// The last case of a switch over the tag, which throws an error.
  func refusal(_ json: String) -> String {
    let tags = cases.map { SwiftLiteral.quoted($0.tag) }
    let start = "    default:\n      throw \(json).error("
    let line = ".invalidRawValue(type: \"\(name)\", allowed: [\(tags.joined(separator: ", "))]))"
    if line.count <= CodeLayout.width - 8 { return "\(start)\n        \(line)" }
    return """
      \(start)
              .invalidRawValue(
                type: "\(name)",
                allowed: [
      \(CodeLayout.filled(tags.map { $0 + "," }, separator: "", indent: 12))
                ]))
      """
  }
}
