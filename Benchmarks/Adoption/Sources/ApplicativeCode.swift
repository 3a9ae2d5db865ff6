/// Conformances to the `Decodable` of Argo's strategy.
struct ApplicativeCode {
  let blueprint: Blueprint
  let access: String

  /// `curry` takes initializers of up to this number of members.
  private static let mostMembers = 20

  /// The largest number of properties: `curry` combines as many parts as it takes members.
  static let mostProperties = mostMembers * mostMembers

  var extensions: [String] {
    blueprint.declarations.flatMap { declaration in
      switch declaration {
      case .structure(let structure):
        structure.properties.count > Self.mostMembers ? inParts(structure) : [whole(structure)]
      case .union(let union):
        [
          CodeLayout.block(
            "extension \(union.name): Decodable",
            [CodeLayout.block(head(union.name, access), cases(union), indent: 2)])
        ]
      case .choices(let choices): ["extension \(choices.name): Decodable {}"]
      }
    }
  }

  /// Whether a part of a struct declares a property of a type of Foundation.
  var namesFoundation: Bool {
    blueprint.structures.contains { structure in
      structure.properties.count > Self.mostMembers
        && structure.properties.contains { $0.type.core.isOfFoundation }
    }
  }

  private func head(_ name: String, _ access: String) -> String {
    "\(access)static func decode(_ json: JSON) -> Decoded<\(name)>"
  }

  private func whole(_ structure: Structure) -> String {
    CodeLayout.block(
      "extension \(structure.name): Decodable",
      [
        CodeLayout.block(
          head(structure.name, access),
          chain("\(structure.name).init", structure.properties.map(operand)), indent: 2)
      ])
  }

  private func chain(_ function: String, _ operands: [String]) -> [String] {
    ["    curry(\(function))"]
      + operands.enumerated().map { "      \($0.offset == 0 ? "<^>" : "<*>") \($0.element)" }
  }

  private func operand(_ property: Structure.Property) -> String {
    if let field = property.field { return property.bracketed(field) }
    let isArray = if case .array = property.type.wrapped { true } else { false }
    return "json \(isArray ? "<||" : "<|")\(property.type.isOptional ? "?" : "") \(property.literal)"
  }

  /// A struct with too many members, which is decoded in parts.
  private func inParts(_ structure: Structure) -> [String] {
    let properties = structure.properties
    let partCount = (properties.count + Self.mostMembers - 1) / Self.mostMembers
    let length = (properties.count + partCount - 1) / partCount
    let parts = stride(from: 0, to: properties.count, by: length).enumerated().map { index, start in
      (
        type: "\(structure.name)Part\(index + 1)", name: "part\(index + 1)",
        properties: Array(properties[start..<min(start + length, properties.count)])
      )
    }
    let labels = String(repeating: "_:", count: parts.count)
    let arguments = parts.flatMap { part in
      part.properties.map {
        "\(SwiftNames.label($0.name)): \(part.name).\(SwiftNames.label($0.name))"
      }
    }
    let initializer = CodeLayout.block(
      CodeLayout.parameters("private init", parts.map { "_ \($0.name): \($0.type)" }),
      ["    self.init(\n\(CodeLayout.filled(arguments, closing: ")", indent: 6)))"], indent: 2)
    let decoding = CodeLayout.block(
      head(structure.name, access),
      chain("\(structure.name).init(\(labels))", parts.map { "\($0.type).decode(json)" }), indent: 2)
    let main = CodeLayout.block(
      "// `curry` takes initializers of up to 20 members, so this decodes the others in parts.\n"
        + "extension \(structure.name): Decodable", [decoding, "", initializer])
    return [main]
      + parts.map { part in
        let variables = part.properties.map { "  var \(SwiftNames.escaped($0.name)): \($0.type.code)" }
        let decoding = CodeLayout.block(
          head(part.type, ""), chain("\(part.type).init", part.properties.map(operand)), indent: 2)
        return CodeLayout.block("private struct \(part.type): Decodable", variables + ["", decoding])
      }
  }

  private func cases(_ union: Union) -> [String] {
    let cases = union.cases.map { item in
      let name = SwiftNames.label(item.name)
      let content =
        item.structure.map { "\($0).decode(json).map(\(union.name).\(name))" }
        ?? ".success(.\(name))"
      return "      case \(SwiftLiteral.quoted(item.tag)): \(content)"
    }
    return ["    json <| \(SwiftLiteral.quoted(union.tag)) >>- { (tag: String) in", "      switch tag {"]
      + cases
      + ["      default: .customError(\"unknown tag of \(union.name)\")", "      }", "    }"]
  }
}
