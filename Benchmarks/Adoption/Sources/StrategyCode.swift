/// The code with which a strategy maps the types: what differs between the strategies.
protocol StrategyCode {
  /// The protocol to which structs and unions conform.
  var conformance: String { get }
  /// The protocol to which enums with raw values conform; `nil` if they need none.
  var choicesConformance: String? { get }

  func members(of structure: Structure) -> [String]
  func members(of union: Union) -> [String]
  /// Declarations on which the members depend.
  func supplements(to structure: Structure) -> [String]
}

extension StrategyCode {
  func supplements(to structure: Structure) -> [String] { [] }

  /// The conformances, each in an extension.
  func extensions(of blueprint: Blueprint) -> [String] {
    blueprint.declarations.flatMap { declaration in
      switch declaration {
      case .structure(let structure):
        [CodeLayout.block("extension \(structure.name): \(conformance)", members(of: structure))]
          + supplements(to: structure)
      case .union(let union):
        [CodeLayout.block("extension \(union.name): \(conformance)", members(of: union))]
      case .choices(let choices): choicesConformance.map { ["extension \(choices.name): \($0) {}"] } ?? []
      }
    }
  }
}
