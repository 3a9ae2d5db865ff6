extension ModelCode {
  func text(_ choices: Choices) -> String {
    let names = choices.cases.map { "  case \(SwiftNames.escaped($0.name))" }
    let decoded = choices.cases.map { "    case \(SwiftLiteral.quoted($0.value)): self = .\($0.label)" }
    let encoded = choices.cases.map { "    case .\($0.label): \(SwiftLiteral.quoted($0.value))" }
    let body =
      names + ["  /// A value that no sample has.", "  case unknown(String)", ""] + [
        CodeLayout.block(
          "\(access)init(rawValue: String)",
          [
            CodeLayout.block(
              "switch rawValue", decoded + ["    default: self = .unknown(rawValue)"], indent: 4)
          ], indent: 2), "",
        CodeLayout.block(
          "\(access)var rawValue: String",
          [CodeLayout.block("switch self", encoded + ["    case .unknown(let value): value"], indent: 4)],
          indent: 2),
      ]
    let mapped = isMapped ? ["JSONDecodable", "JSONWritable"] : isWritten ? ["JSONWritable"] : []
    return comment(choices.origin) + "\n"
      + CodeLayout.block(
        head("enum", choices.name, ["Equatable", "RawRepresentable", "Sendable"] + mapped), body)
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
    let (key, label) = (SwiftNames.escaped(name), SwiftNames.label(name))
    let raw = name == union.tag ? "" : " = \(union.literal)"
    let container = "container(keyedBy: CodingKeys.self)"
    let refusal = """

            throw DecodingError.dataCorruptedError(
              forKey: .\(label), in: container, debugDescription: "unknown tag of \(union.name)")
      """
    let decoded = union.switched(
      over: "try container.decode(String.self, forKey: .\(label))", otherwise: refusal
    ) { item in
      "self = .\(item.label)\(item.content { "(try \($0)(from: decoder))" })"
    }
    let encoded = union.switched {
      "try container.encode(\($0.literal), forKey: .\(label))"
    } contents: { _ in
      ["try content.encode(to: encoder)"]
    }
    return CodeLayout.block(
      "extension \(union.name): Codable",
      [
        CodeLayout.block("private enum CodingKeys: String, CodingKey", ["    case \(key)\(raw)"], indent: 2),
        "",
        CodeLayout.block(
          "\(access)init(from decoder: any Decoder) throws",
          ["    let container = try decoder.\(container)", decoded], indent: 2), "",
        CodeLayout.block(
          "\(access)func encode(to encoder: any Encoder) throws",
          ["    var container = encoder.\(container)", encoded], indent: 2),
      ])
  }

  func written(_ union: Union) -> String {
    let body = union.switched {
      "try json.put(\(union.literal), \($0.literal))"
    } contents: { _ in
      ["try content.writeMembers(to: &json)"]
    }
    return writer(union.name, [body])
  }
}
