/// Conformances to `Mappable`, ObjectMapper's protocol.
struct MappableCode {
  let blueprint: Blueprint
  let access: String

  var extensions: [String] {
    blueprint.declarations.compactMap { (declaration) -> String? in
      switch declaration {
      case .structure(let structure): mappable(structure)
      case .union(let union): mappable(union)
      // Enums with raw values need no conformance.
      case .choices: nil
      }
    }
  }

  private func mappable(_ structure: Structure) -> String {
    let values = structure.properties.map { "\(SwiftNames.label($0.name)): \(blank($0.type))" }
    let line =
      "  fileprivate static let \(blankName(structure.name)) = \(structure.name)(\(values.joined(separator: ", ")))"
    let start =
      line.count <= CodeLayout.width
      ? line
      : "  fileprivate static let \(blankName(structure.name)) = \(structure.name)(\n\(CodeLayout.filled(values, closing: ")", indent: 4)))"
    return CodeLayout.block(
      "extension \(structure.name): Mappable",
      [
        // ObjectMapper creates a model before it maps the properties.
        start, "",
        CodeLayout.block("\(access)init?(map: Map)", ["    self = .\(blankName(structure.name))"], indent: 2),
        "",
        CodeLayout.block(
          "\(access)mutating func mapping(map: Map)", structure.properties.map { "    " + mapped($0) },
          indent: 2),
      ])
  }

  private func mapped(_ property: Structure.Property) -> String {
    let name = property.reference(hiddenBy: "map")
    // In ObjectMapper's strategy, a dot separates the keys of nested objects.
    let map =
      property.key.contains(".") ? "map[\(property.literal), nested: false]" : "map[\(property.literal)]"
    return "\(name) <- " + (field(of: property.type).map { "(\(map), \($0))" } ?? map)
  }

  /// The field that `<-` needs for dates, and for types that it doesn't combine by itself.
  private func field(of type: ValueType) -> String? {
    let wrapped = type.wrapped
    switch wrapped.core {
    case .date(.rfc3339Milliseconds): return DateForm.rfc3339Milliseconds.field(wrapped.suffix)
    case .date(let form): return "DateField.\(form.rawValue)\(wrapped.suffix)"
    case .named(let name, .choices):
      return wrapped.suffix.filter { $0 == "." }.count > 1 || wrapped.suffix.contains("optional")
        ? "RawValueField<\(name)>()\(wrapped.suffix)" : nil
    case .named(let name, _):
      return wrapped.suffix.contains("optional") ? "MappableMapper<\(name)>()\(wrapped.suffix)" : nil
    default: return nil
    }
  }

  /// The name of the value that the mapping of a struct replaces.
  private func blankName(_ structure: String) -> String {
    let properties = blueprint.structures.first { $0.name == structure }?.properties ?? []
    return properties.contains { $0.name == "blank" } ? "blankModel" : "blank"
  }

  /// A value that the mapping replaces.
  private func blank(_ type: ValueType) -> String {
    switch type {
    case .bool: "false"
    case .int, .double: "0"
    case .string: "\"\""
    case .url: ".init(fileURLWithPath: \"/\")"
    case .uuid: ".init()"
    case .number: ".init(0)"
    case .date: ".distantPast"
    case .json: ".null"
    case .array: "[]"
    case .dictionary: "[:]"
    case .optional: "nil"
    case .named(let name, .structure): ".\(blankName(name))"
    case .named(let name, .union): blueprint.union(name)?.cases.first.map { blank(of: $0) } ?? "nil"
    case .named(let name, .choices):
      blueprint.choices.first { $0.name == name }?.cases.first.map { ".\(SwiftNames.label($0.name))" }
        ?? "nil"
    }
  }

  private func blank(of item: Union.Case) -> String {
    ".\(SwiftNames.label(item.name))" + (item.structure.map { "(.\(blankName($0)))" } ?? "")
  }

  private func mappable(_ union: Union) -> String {
    let key = SwiftLiteral.quoted(union.tag)
    let map = union.tag.contains(".") ? "map[\(key), nested: false]" : "map[\(key)]"
    let created = union.cases.map {
      "    case \(SwiftLiteral.quoted($0.tag)): self = \(blank(of: $0))"
    }
    let mapped = union.cases.flatMap { item -> [String] in
      let tag = "      \(SwiftLiteral.quoted(item.tag)) >>> \(map)"
      guard item.structure != nil else { return ["    case .\(SwiftNames.label(item.name)):", tag] }
      return [
        "    case .\(SwiftNames.label(item.name))(var content):", tag, "      content.mapping(map: map)",
        "      self = .\(SwiftNames.label(item.name))(content)",
      ]
    }
    return CodeLayout.block(
      "extension \(union.name): Mappable",
      [
        CodeLayout.block(
          "\(access)init?(map: Map)",
          ["    switch \(map).value(String.self) {"] + created + ["    default: return nil", "    }"],
          indent: 2), "",
        CodeLayout.block(
          "\(access)mutating func mapping(map: Map)", ["    switch self {"] + mapped + ["    }"], indent: 2),
      ])
  }
}
