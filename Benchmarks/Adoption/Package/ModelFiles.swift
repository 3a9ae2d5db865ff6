/// The types without a package: one file for them, and one for each strategy that needs code of its own.
struct ModelFiles {
  let blueprint: Blueprint
  let strategies: [AdoptedStrategy]

  var files: [GeneratedFile] {
    let model = ModelCode(
      blueprint: blueprint, access: "", strategies: Set(strategies), isCodable: strategies.contains(.codable))
    return model.files()
      + strategies.compactMap { strategy in
        let extensions = strategy.conformances(of: blueprint, access: "", isMapped: model.isMapped)
        guard !extensions.isEmpty else { return nil }
        return GeneratedFile(
          path: "Models+\(strategy.title).swift", imports: strategy.imports(for: blueprint),
          texts: extensions)
      }
  }
}

extension ModelCode {
  /// The file of the declarations, and that of the conformances to `Codable` on which they depend.
  func files(in folder: String = "") -> [GeneratedFile] {
    let imports = [module, blueprint.usesFoundation ? "Foundation" : nil].compactMap(\.self)
    let models = GeneratedFile(path: "\(folder)Models.swift", imports: imports, texts: texts)
    guard isCodable, blueprint.usesJSON || blueprint.usesNumbers else { return [models] }
    let conformances = GeneratedFile(
      path: "\(folder)\(blueprint.usesJSON ? "OwnedJSON" : "JSONNumber")+Codable.swift",
      text: CodableJSON.text(withValues: blueprint.usesJSON, module: module ?? "JSONMapping"))
    return [models, conformances]
  }
}
