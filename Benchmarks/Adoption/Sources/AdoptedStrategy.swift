/// A strategy for which code is generated.
package enum AdoptedStrategy: String, CaseIterable, Sendable {
  case derived, manual, codable, mappable, applicative, throwing

  /// The first part of the names of its module and of its mapper.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  var product: String { title + "Mapping" }
  var target: String { title + "Strategy" }
  /// Whether it encodes with `JSONObjectWritable`.
  var sharesWriter: Bool { [.manual, .applicative, .throwing].contains(self) }

  /// The mapper of the root.
  func mapper(of blueprint: Blueprint) -> String {
    var arguments = ""
    if self == .codable, let dates = blueprint.dates { arguments = "dates: \(dates.coding)" }
    return "\(title)Mapper<\(blueprint.root.core.code)>(\(arguments))\(blueprint.root.suffix)"
  }

  /// The modules that its code imports, besides that of the models.
  func imports(for blueprint: Blueprint) -> [String] {
    self == .applicative && ApplicativeCode(access: "").namesFoundation(in: blueprint)
      ? [product, "Foundation"] : [product]
  }

  /// The conformances in an extension of each type; empty if the types need none.
  ///
  /// - Parameter isMapped: Whether the types have `@Mapped`, which generates the code that one writes by hand.
  func conformances(of blueprint: Blueprint, access: String, isMapped: Bool) -> [String] {
    let code: (any StrategyCode)? =
      switch self {
      case .derived, .codable: nil
      case .manual: isMapped ? nil : ManualCode(access: access)
      case .mappable: MappableCode(blueprint: blueprint, access: access)
      case .applicative: ApplicativeCode(access: access)
      case .throwing: ThrowingCode(access: access)
      }
    return code?.extensions(of: blueprint) ?? []
  }
}
