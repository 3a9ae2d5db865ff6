/// The declarations of the types.
struct ModelCode {
  let blueprint: Blueprint
  /// `package ` or nothing, before each declaration.
  let access: String
  /// The strategies for which code is generated, which determine attributes and conformances.
  let strategies: Set<AdoptedStrategy>
  /// Whether the types conform to `Codable` even without its strategy, for Foundation's coders.
  let isCodable: Bool

  var isMapped: Bool { strategies.contains(.derived) }
  var isWritten: Bool { !isMapped && strategies.contains(where: \.sharesWriter) }

  /// The module that the declarations need besides Foundation; `nil` for none.
  var module: String? {
    if isMapped { return "DerivedMapping" }
    let usesFields = blueprint.dates == .rfc3339Milliseconds
    return isWritten || usesFields || blueprint.usesJSON || blueprint.usesNumbers ? "JSONMapping" : nil
  }

  var texts: [String] {
    blueprint.declarations.flatMap { declaration in
      switch declaration {
      case .structure(let structure): [text(structure)] + (isWritten ? [written(structure)] : [])
      case .union(let union):
        [text(union)] + (isCodable ? [codable(union)] : []) + (isWritten ? [written(union)] : [])
      case .choices(let choices): [text(choices)]
      }
    }
  }

  func comment(_ origin: String?) -> String {
    "/// " + (origin.map { "The type of `\($0)`." } ?? "The type of the samples.")
  }

  func head(_ kind: String, _ name: String, _ protocols: [String]) -> String {
    let first = isCodable && (kind == "struct" || protocols.contains("RawRepresentable")) ? ["Codable"] : []
    return "\(access)\(kind) \(name): \((first + protocols).joined(separator: ", "))"
  }

  private func text(_ structure: Structure) -> String {
    let keys = KeyForms(structure)
    var body = structure.properties.flatMap { property -> [String] in
      (property.note.map { ["  // \($0)"] } ?? []) + ["  " + declared(property, keys)]
    }
    if !access.isEmpty { body += ["", initializer(structure)] }
    if isCodable, structure.properties.contains(where: { $0.key != $0.name }) {
      body += ["", codingKeys(structure)]
    }
    let attribute = isMapped ? "@Mapped\(keys.argument)\n" : ""
    return comment(structure.origin) + "\n" + attribute
      + CodeLayout.block(head("struct", structure.name, ["Equatable", "Sendable"]), body)
  }

  private func declared(_ property: Structure.Property, _ keys: KeyForms) -> String {
    var attributes = ""
    if isMapped {
      if keys.key(of: property.name) != property.key {
        attributes += "@Key(\(SwiftLiteral.attribute(property.key))) "
      }
      if let field = property.field { attributes += "@By(\(field)) " }
    }
    return "\(attributes)\(access)var \(SwiftNames.escaped(property.name)): \(property.type.code)"
  }

  private func initializer(_ structure: Structure) -> String {
    let parameters = structure.properties.map { "\(SwiftNames.escaped($0.name)): \($0.type.code)" }
    let body = structure.properties.map { "    self.\($0.label) = \(SwiftNames.escaped($0.name))" }
    return CodeLayout.block("\(access)init(\(parameters.joined(separator: ", ")))", body, indent: 2)
  }

  private func codingKeys(_ structure: Structure) -> String {
    CodeLayout.block(
      "private enum CodingKeys: String, CodingKey",
      structure.properties.map { property in
        let name = "    case \(SwiftNames.escaped(property.name))"
        return property.key == property.name ? name : "\(name) = \(property.literal)"
      }, indent: 2)
  }

  private func written(_ structure: Structure) -> String {
    let body = structure.properties.map { property in
      let field = property.field.map { ", as: \($0)" } ?? ""
      return "    try json.put(\(property.literal), \(property.reference(hiddenBy: "json"))\(field))"
    }
    return writer(structure.name, body)
  }

  func writer(_ name: String, _ body: [String]) -> String {
    CodeLayout.block(
      "extension \(name): JSONObjectWritable",
      [
        CodeLayout.block(
          "\(access)func writeMembers(to json: inout JSONWriter) throws(JSONError)", body, indent: 2)
      ])
  }
}
