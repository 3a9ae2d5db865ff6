/// Conformances to the `Decodable` of Decodable's strategy.
struct ThrowingCode: StrategyCode {
  let access: String
  let conformance = "Decodable"
  let choicesConformance: String? = "Decodable"

  func members(of structure: Structure) -> [String] {
    let arguments = structure.properties.map { property in
      let value = property.bracketed ?? "json =>\(property.type.isOptional ? "?" : "") \(property.literal)"
      return "\(property.label): \(value)"
    }
    return method(structure.name, CodeLayout.list("try \(structure.name)(", arguments, ")", indent: 4))
  }

  func members(of union: Union) -> [String] {
    method(
      union.name,
      union.switched(
        over: "try json => \(union.literal) as String", otherwise: union.refusal(of: "json")
      ) { item in
        ".\(item.label)\(item.content { "(try \($0).decode(json))" })"
      })
  }

  private func method(_ type: String, _ body: String) -> [String] {
    [CodeLayout.block("\(access)static func decode(_ json: JSON) throws -> \(type)", [body], indent: 2)]
  }
}
