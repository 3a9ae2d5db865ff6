/// Conformances to `ManualDecodable`.
struct ManualCode: StrategyCode {
  let access: String
  let conformance = "ManualDecodable"
  let choicesConformance: String? = "JSONDecodable"

  func members(of structure: Structure) -> [String] {
    let arguments = structure.properties.map { property in
      "\(property.label): try \(property.bracketed ?? "json[\(property.literal)]")"
    }
    return initializer(CodeLayout.list("self.init(", arguments, ")", indent: 4))
  }

  func members(of union: Union) -> [String] {
    initializer(
      union.switched(
        over: "try json[\(union.literal)] as String", otherwise: union.refusal(of: "json.value")
      ) { item in
        "self = .\(item.label)\(item.content { "(try \($0)(json: json))" })"
      })
  }

  private func initializer(_ body: String) -> [String] {
    [CodeLayout.block("\(access)init(json: JSONObject) throws(JSONError)", [body], indent: 2)]
  }
}
