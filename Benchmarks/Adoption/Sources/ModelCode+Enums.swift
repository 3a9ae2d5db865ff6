extension ModelCode {
  func text(_ choices: Choices) -> String {
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

  func text(_ union: Union) -> String {
    let body = union.cases.map { item in
      let content = item.structure.map { "(\($0))" } ?? ""
      let key = isMapped && item.name != item.tag ? "@Key(\(SwiftLiteral.attribute(item.tag))) " : ""
      return "  \(key)case \(SwiftNames.escaped(item.name))\(content)"
    }
    let attribute = isMapped ? "@Mapped(tag: \(SwiftLiteral.attribute(union.tag)))\n" : ""
    return comment(union.origin) + "\n" + attribute
      + CodeLayout.block(head("enum", union.name, ["Equatable", "Sendable"]), body)
  }

  /// The conformance to `Codable`, which works with the coders of Foundation too.
  func codable(_ union: Union) -> String {
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

  func written(_ union: Union) -> String {
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
