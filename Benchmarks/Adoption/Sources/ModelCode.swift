import JSONCore

/// The declarations of the types.
struct ModelCode {
  let blueprint: Blueprint
  /// `package ` or nothing, before each declaration.
  let access: String
  /// The strategies for which code is generated, which determine attributes and conformances.
  let strategies: Set<AdoptedStrategy>
  /// Whether the types conform to `Codable` even without its strategy, for Foundation's coders.
  let isCodable: Bool

  private var isMapped: Bool { strategies.contains(.derived) }
  private var isWritten: Bool { !isMapped && strategies.contains(where: \.sharesWriter) }

  /// The module that the declarations need besides Foundation; nil for none.
  var module: String? {
    if isMapped { return "DerivedMapping" }
    return isWritten || blueprint.usesJSON || blueprint.usesNumbers ? "JSONMapping" : nil
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

  private func comment(_ origin: String?) -> String {
    "/// " + (origin.map { "The type of `\($0)`." } ?? "The type of the samples.")
  }

  private func head(_ kind: String, _ name: String, _ protocols: [String]) -> String {
    let first = isCodable && kind == "struct" ? ["Codable"] : []
    return "\(access)\(kind) \(name): \((first + protocols).joined(separator: ", "))"
  }

  // MARK: Structs

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
      if keys.key(of: property.name) != property.key { attributes += keys.attribute(for: property.key) + " " }
      if let field = property.field { attributes += "@By(\(field)) " }
    }
    return "\(attributes)\(access)var \(SwiftNames.escaped(property.name)): \(property.type.code)"
  }

  private func initializer(_ structure: Structure) -> String {
    let parameters = structure.properties.map {
      "\(SwiftNames.escaped($0.name)): \($0.type.code)"
    }
    let line = "  \(access)init(\(parameters.joined(separator: ", ")))"
    let head =
      line.count + 2 <= CodeLayout.width
      ? line : "  \(access)init(\n\(CodeLayout.filled(parameters, indent: 4))\n  )"
    let body = structure.properties.map {
      "    self.\(SwiftNames.label($0.name)) = \(SwiftNames.escaped($0.name))"
    }
    return ([head + " {"] + body + ["  }"]).joined(separator: "\n")
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

  private func writer(_ name: String, _ body: [String]) -> String {
    CodeLayout.block(
      "extension \(name): JSONObjectWritable",
      [
        CodeLayout.block(
          "\(access)func writeMembers(to json: inout JSONWriter) throws(JSONError)", body, indent: 2)
      ])
  }

  // MARK: Enums

  private func text(_ choices: Choices) -> String {
    let body = choices.cases.map { item in
      let name = "  case \(SwiftNames.escaped(item.name))"
      return item.name == item.value ? name : "\(name) = \(SwiftLiteral.quoted(item.value))"
    }
    let writable = isWritten ? ["JSONWritable"] : []
    let protocols = (isCodable ? ["Codable"] : []) + ["Sendable"] + writable
    return comment(choices.origin) + "\n" + (isMapped ? "@Mapped\n" : "")
      + CodeLayout.block(
        "\(access)enum \(choices.name): String, \(protocols.joined(separator: ", "))", body)
  }

  private func text(_ union: Union) -> String {
    let body = union.cases.map { item in
      let content = item.structure.map { "(\($0))" } ?? ""
      let key = isMapped && item.name != item.tag ? "@Key(\(macroLiteral(item.tag))) " : ""
      return "  \(key)case \(SwiftNames.escaped(item.name))\(content)"
    }
    let attribute = isMapped ? "@Mapped(tag: \(macroLiteral(union.tag)))\n" : ""
    return comment(union.origin) + "\n" + attribute
      + CodeLayout.block(head("enum", union.name, ["Equatable", "Sendable"]), body)
  }

  private func macroLiteral(_ key: String) -> String {
    key.contains(".") ? SwiftLiteral.raw(key) : SwiftLiteral.quoted(key)
  }

  /// The conformance to `Codable`, which works with the coders of Foundation too.
  private func codable(_ union: Union) -> String {
    let name = SwiftNames.property(Words(of: union.tag).camelCase)
    let key = SwiftNames.escaped(name)
    let raw = name == union.tag ? "" : " = \(SwiftLiteral.quoted(union.tag))"
    let decoded = union.cases.map { item in
      let content = item.structure.map { "(try \($0)(from: decoder))" } ?? ""
      return "    case \(SwiftLiteral.quoted(item.tag)): self = .\(SwiftNames.label(item.name))\(content)"
    }
    let encoded = union.cases.flatMap { item -> [String] in
      let content = item.structure == nil ? "" : "(let content)"
      let tag =
        "      try container.encode(\(SwiftLiteral.quoted(item.tag)), forKey: .\(SwiftNames.label(name)))"
      return ["    case .\(SwiftNames.label(item.name))\(content):", tag]
        + (item.structure == nil ? [] : ["      try content.encode(to: encoder)"])
    }
    let container = "container(keyedBy: CodingKeys.self)"
    return CodeLayout.block(
      "extension \(union.name): Codable",
      [
        CodeLayout.block("private enum CodingKeys: String, CodingKey", ["    case \(key)\(raw)"], indent: 2),
        "",
        CodeLayout.block(
          "\(access)init(from decoder: any Decoder) throws",
          [
            "    let container = try decoder.\(container)",
            "    switch try container.decode(String.self, forKey: .\(SwiftNames.label(name))) {",
          ] + decoded + [
            "    default:",
            "      throw DecodingError.dataCorruptedError(",
            "        forKey: .\(SwiftNames.label(name)), in: container, "
              + "debugDescription: \"unknown tag of \(union.name)\")",
            "    }",
          ], indent: 2), "",
        CodeLayout.block(
          "\(access)func encode(to encoder: any Encoder) throws",
          ["    var container = encoder.\(container)", "    switch self {"] + encoded + ["    }"], indent: 2),
      ])
  }

  private func written(_ union: Union) -> String {
    let tag = SwiftLiteral.quoted(union.tag)
    let cases = union.cases.flatMap { item -> [String] in
      let content = item.structure == nil ? "" : "(let content)"
      return [
        "    case .\(SwiftNames.label(item.name))\(content):",
        "      try json.put(\(tag), \(SwiftLiteral.quoted(item.tag)))",
      ] + (item.structure == nil ? [] : ["      try content.writeMembers(to: &json)"])
    }
    return writer(union.name, ["    switch self {"] + cases + ["    }"])
  }
}

/// The conversion of names to keys that gives most keys of a struct.
struct KeyForms {
  private let strategy: (name: String, keys: JSONKeyStrategy)?

  init(_ structure: Structure) {
    func misses(_ strategy: JSONKeyStrategy?) -> Int {
      structure.properties.count { (strategy?.jsonKey(for: $0.name) ?? $0.name) != $0.key }
    }
    let strategies: [(name: String, keys: JSONKeyStrategy)] = [
      ("snakeCase", .snakeCase), ("kebabCase", .kebabCase),
    ]
    let best = strategies.min { misses($0.keys) < misses($1.keys) }
    strategy = best.flatMap { misses($0.keys) < misses(nil) ? $0 : nil }
  }

  /// The argument of `@Mapped`.
  var argument: String { strategy.map { "(keys: .\($0.name))" } ?? "" }

  func key(of name: String) -> String { strategy?.keys.jsonKey(for: name) ?? name }

  func attribute(for key: String) -> String {
    "@Key(\(key.contains(".") ? SwiftLiteral.raw(key) : SwiftLiteral.quoted(key)))"
  }
}
