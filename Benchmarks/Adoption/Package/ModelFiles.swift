/// The types without a package: one file for them, and one for each strategy that needs code of its own.
struct ModelFiles {
  let blueprint: Blueprint
  let strategies: [AdoptedStrategy]

  var files: [GeneratedFile] {
    let isCodable = strategies.contains(.codable)
    let model = ModelCode(
      blueprint: blueprint, access: "", strategies: Set(strategies), isCodable: isCodable)
    var files = [
      file(
        "Models.swift", [model.module, blueprint.usesFoundation ? "Foundation" : nil].compactMap(\.self),
        model.texts)
    ]
    if isCodable, blueprint.usesJSON || blueprint.usesNumbers {
      files.append(
        GeneratedFile(
          path: "\(blueprint.usesJSON ? "OwnedJSON" : "JSONNumber")+Codable.swift",
          text: CodableJSON.text(withValues: blueprint.usesJSON, module: model.module ?? "JSONMapping")))
    }
    for strategy in strategies {
      let extensions = strategy.conformances(of: blueprint, access: "")
      guard !extensions.isEmpty else { continue }
      files.append(file("Models+\(strategy.title).swift", strategy.imports(for: blueprint), extensions))
    }
    return files
  }

  private func file(_ path: String, _ imports: [String], _ texts: [String]) -> GeneratedFile {
    let lines = imports.sorted().map { "import \($0)" }.joined(separator: "\n")
    return GeneratedFile(
      path: path, text: ((lines.isEmpty ? [] : [lines]) + texts).joined(separator: "\n\n") + "\n")
  }
}
