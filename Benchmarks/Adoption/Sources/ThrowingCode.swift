/// Conformances to the `Decodable` of Decodable's strategy.
struct ThrowingCode {
  let blueprint: Blueprint
  let access: String

  var extensions: [String] {
    blueprint.declarations.map { declaration in
      switch declaration {
      case .structure(let structure):
        CodeLayout.block(
          "extension \(structure.name): Decodable",
          [CodeLayout.block(head(structure.name), [created(structure)], indent: 2)])
      case .union(let union):
        CodeLayout.block(
          "extension \(union.name): Decodable",
          [CodeLayout.block(head(union.name), cases(union), indent: 2)])
      case .choices(let choices): "extension \(choices.name): Decodable {}"
      }
    }
  }

  private func head(_ name: String) -> String {
    "\(access)static func decode(_ json: JSON) throws -> \(name)"
  }

  private func created(_ structure: Structure) -> String {
    let arguments = structure.properties.map { property in
      let value =
        property.field.map(property.bracketed)
        ?? "json \(property.type.isOptional ? "=>?" : "=>") \(property.literal)"
      return "\(SwiftNames.label(property.name)): \(value)"
    }
    return CodeLayout.list("try \(structure.name)(", arguments, ")", indent: 4)
  }

  private func cases(_ union: Union) -> [String] {
    let cases = union.cases.map { item in
      let content = item.structure.map { "(try \($0).decode(json))" } ?? ""
      return "    case \(SwiftLiteral.quoted(item.tag)): .\(SwiftNames.label(item.name))\(content)"
    }
    return ["    switch try json => \(SwiftLiteral.quoted(union.tag)) as String {"] + cases
      + [union.refusal("json"), "    }"]
  }
}
