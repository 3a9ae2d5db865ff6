/// Conformances to the `Decodable` of Argo's strategy.
struct ApplicativeCode: StrategyCode {
  let access: String
  let conformance = "Decodable"
  let choicesConformance: String? = "Decodable"

  /// `curry` takes initializers of up to this number of members.
  private static let mostMembers = 20

  /// The largest number of properties: `curry` combines as many parts as it takes members.
  static let mostProperties = mostMembers * mostMembers

  func members(of structure: Structure) -> [String] {
    let parts = parts(of: structure)
    guard !parts.isEmpty else {
      return [method(structure.name, chain("\(structure.name).init", structure.properties.map(operand)))]
    }
    let labels = String(repeating: "_:", count: parts.count)
    let arguments = parts.flatMap { part in part.properties.map { "\($0.label): \(part.name).\($0.label)" } }
    return [
      "  // `curry` takes initializers of up to \(Self.mostMembers) members, so this decodes parts.",
      method(
        structure.name,
        chain("\(structure.name).init(\(labels))", parts.map { "\($0.type).decode(json)" })), "",
      CodeLayout.block(
        "private init(\(parts.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")))",
        ["    self.init(\(arguments.joined(separator: ", ")))"], indent: 2),
    ]
  }

  /// The structs for the parts of one that has too many members.
  func supplements(to structure: Structure) -> [String] {
    parts(of: structure).map { part in
      let variables = part.properties.map { "  var \(SwiftNames.escaped($0.name)): \($0.type.code)" }
      let decoding = ApplicativeCode(access: "")
        .method(part.type, chain("\(part.type).init", part.properties.map(operand)))
      return CodeLayout.block("private struct \(part.type): Decodable", variables + ["", decoding])
    }
  }

  func members(of union: Union) -> [String] {
    let cases = union.switched(
      over: "tag", otherwise: ".customError(\"unknown tag of \(union.name)\")", indent: 6
    ) { item in
      item.structure.map { "\($0).decode(json).map(\(union.name).\(item.label))" }
        ?? ".success(.\(item.label))"
    }
    return [method(union.name, ["    json <| \(union.literal) >>- { (tag: String) in", cases, "    }"])]
  }

  /// Whether a part of a struct declares a property of a type of Foundation.
  func namesFoundation(in blueprint: Blueprint) -> Bool {
    blueprint.structures.contains { structure in
      !parts(of: structure).isEmpty && structure.properties.contains { $0.type.core.isOfFoundation }
    }
  }

  /// The parts of a struct, of equal length; empty if it needs none.
  private func parts(
    of structure: Structure
  ) -> [(type: String, name: String, properties: ArraySlice<Structure.Property>)] {
    let properties = structure.properties
    guard properties.count > Self.mostMembers else { return [] }
    let count = (properties.count + Self.mostMembers - 1) / Self.mostMembers
    let length = (properties.count + count - 1) / count
    return (0..<count).map { index in
      (
        "\(structure.name)Part\(index + 1)", "part\(index + 1)",
        properties.dropFirst(index * length).prefix(length)
      )
    }
  }

  private func method(_ type: String, _ body: [String]) -> String {
    CodeLayout.block("\(access)static func decode(_ json: JSON) -> Decoded<\(type)>", body, indent: 2)
  }

  private func chain(_ function: String, _ operands: [String]) -> [String] {
    ["    curry(\(function))"]
      + operands.enumerated().map { "      \($0.offset == 0 ? "<^>" : "<*>") \($0.element)" }
  }

  private func operand(_ property: Structure.Property) -> String {
    if let bracketed = property.bracketed { return bracketed }
    let isArray = if case .array = property.type.wrapped { true } else { false }
    return "json \(isArray ? "<||" : "<|")\(property.type.isOptional ? "?" : "") \(property.literal)"
  }
}
