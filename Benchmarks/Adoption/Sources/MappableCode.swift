/// Conformances to `Mappable`, ObjectMapper's protocol.
struct MappableCode: StrategyCode {
  let blueprint: Blueprint
  let access: String

  let conformance = "Mappable"
  /// Enums with raw values need no conformance.
  let choicesConformance: String? = nil

  func members(of structure: Structure) -> [String] {
    let name = blankName(structure.name)
    let values = structure.properties.map { "\($0.label): \(blank($0.type))" }
    return [
      // ObjectMapper creates a model before it maps the properties.
      "  fileprivate static let \(name) = \(structure.name)(\(values.joined(separator: ", ")))", "",
      initializer(["    self = .\(name)"]), "", method(structure.properties.map { "    " + mapped($0) }),
    ]
  }

  func members(of union: Union) -> [String] {
    let map = subscripted(union.tag)
    let created = union.switched(over: "\(map).value(String.self)", otherwise: "return nil") {
      "self = \(blank(of: $0))"
    }
    let mapped = union.switched(binding: "var") {
      "\($0.literal) >>> \(map)"
    } contents: {
      ["content.mapping(map: map)", "self = .\($0.label)(content)"]
    }
    return [initializer([created]), "", method([mapped])]
  }

  private func initializer(_ body: [String]) -> String {
    CodeLayout.block("\(access)init?(map: Map)", body, indent: 2)
  }

  private func method(_ body: [String]) -> String {
    CodeLayout.block("\(access)mutating func mapping(map: Map)", body, indent: 2)
  }

  private func mapped(_ property: Structure.Property) -> String {
    let name = property.reference(hiddenBy: "map")
    let map = subscripted(property.key)
    return "\(name) <- " + (field(of: property.type).map { "(\(map), \($0))" } ?? map)
  }

  /// The subscript for a key. In ObjectMapper's strategy, a dot separates the keys of nested objects.
  private func subscripted(_ key: String) -> String {
    "map[\(SwiftLiteral.quoted(key))\(key.contains(".") ? ", nested: false" : "")]"
  }

  /// The field that `<-` needs for dates, and for types that it doesn't combine by itself.
  private func field(of type: ValueType) -> String? {
    let wrapped = type.wrapped
    switch wrapped.core {
    case .date(.rfc3339Milliseconds): return DateForm.rfc3339Milliseconds.field(wrapped.suffix)
    case .date(let form): return "DateField.\(form.rawValue)\(wrapped.suffix)"
    case .decimalString: return "DecimalStringField()\(wrapped.suffix)"
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
    case .int, .double, .decimalString: "0"
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
      blueprint.choices.first { $0.name == name }?.cases.first.map { ".\($0.label)" } ?? "nil"
    }
  }

  private func blank(of item: Union.Case) -> String {
    ".\(item.label)\(item.content { "(.\(blankName($0)))" })"
  }
}
