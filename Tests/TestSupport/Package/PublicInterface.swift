import Foundation

/// The public API of a module, one line per symbol.
///
/// A line is the declaration with the names of its enclosing types. It omits what follows from other lines:
/// members from a protocol's extension, and conformances, such as to `Copyable`, that types have by default.
/// Names that a module re-exports are listed with their own module. The types behind `curry`, which a script
/// generates, aren't listed.
public struct PublicInterface {
  /// The lines, sorted by the symbols' names.
  let lines: [String]

  /// Whether the running tests compare APIs with their listings, which are those of Linux: elsewhere,
  /// Foundation has other types.
  #if os(Linux)
  public static let isListed = Thoroughness.isFull || Rewriting.isOn
  #else
  public static let isListed = false
  #endif

  /// The differences between a module's API and its listing, the file of the module's name in a folder, which
  /// is rewritten first if ``Rewriting`` is on.
  public static func differences(of module: String, in folder: String) throws -> [String] {
    let file = "\(folder)/\(module).txt"
    let lines = try PublicInterface(of: module).lines
    if Rewriting.isOn { try Rewriting.write(lines.map { $0 + "\n" }.joined(), to: file) }
    let listed = try PackageFolder.text(of: file).split(separator: "\n").map(String.init)
    let differences =
      Set(listed).subtracting(lines).sorted().map { "- \($0)" }
      + Set(lines).subtracting(listed).sorted().map { "+ \($0)" }
    return differences.isEmpty && listed != lines ? ["`make texts` sorts the listing"] : differences
  }

  /// Reads the API from the module in the build of the running tests. `DerivedMapping`, which declares more
  /// with the macro, is read from the build of the macro's tests.
  private init(of module: String) throws {
    let graphs = try withTemporaryFolder { folder in
      let ending = try SwiftCompiler(loadsMacros: module == "DerivedMapping")
        .extractSymbolGraphs(of: module, into: folder)
      guard ending.status == 0 else { throw ExtractionFailure(output: ending.output) }
      return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .map { try JSONDecoder().decode(SymbolGraph.self, from: try Data(contentsOf: $0)) }
    }
    self.init(graphs)
  }

  /// Creates the API from the symbol graphs of a module: that of its own symbols, and those of its extensions
  /// of other modules.
  private init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
      .filter { $0.pathComponents.first?.wholeMatch(of: /Curried\d+/) == nil }
    let relationships = graphs.flatMap(\.relationships)
    let entries = Self.declarations(symbols, relationships) + Self.conformances(symbols, relationships)
    lines = entries.sorted { ($0.name, $0.rank, $0.line) < ($1.name, $1.rank, $1.line) }.map(\.line)
  }

  /// The output of an extractor that failed.
  struct ExtractionFailure: Error { var output: String }

  private struct Entry {
    var name: String
    /// The conditions of a type follow its declaration.
    var rank = 0
    var line: String
  }

  private static func declarations(
    _ symbols: [SymbolGraph.Symbol], _ relationships: [SymbolGraph.Relationship]
  ) -> [Entry] {
    let own = symbols.filter { !$0.isExtension }
    let types = Dictionary(own.map { ($0.pathComponents, $0) }) { first, _ in first }
    let requirements = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source))
    return own.map { (symbol) in
      // The conditions of the type also apply to its extensions.
      let known = types[symbol.pathComponents.dropLast()]?.swiftGenerics?.constraints ?? []
      var line = symbol.qualifiedDeclaration
      line += condition(symbol.swiftExtension?.constraints ?? [], besides: known, "  (where ", ")")
      if requirements.contains(symbol.identifier.precise) { line += "  (requirement)" }
      if symbol.isDeprecated { line += "  (deprecated)" }
      return Entry(name: symbol.name, line: line)
    }
  }

  /// The conformances and superclasses of types. A protocol's declaration contains its own.
  private static func conformances(
    _ symbols: [SymbolGraph.Symbol], _ relationships: [SymbolGraph.Relationship]
  ) -> [Entry] {
    let known = Dictionary(symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
    var conditions: [String: Set<String>] = [:]
    var names: [String: String] = [:]
    for relationship in relationships {
      guard let type = known[relationship.source], type.kind.identifier != "swift.protocol",
        let ancestor = ancestor(of: type, by: relationship, in: known)
      else { continue }
      let line = "extension \(type.name) : \(ancestor)"
      let ownConstraints = type.isExtension ? [] : type.swiftGenerics?.constraints ?? []
      let extended = type.isExtension ? type.swiftExtension : nil
      let constraints = relationship.swiftConstraints ?? extended?.constraints ?? []
      conditions[line, default: []].insert(condition(constraints, besides: ownConstraints, " where ", ""))
      names[line] = type.name
    }
    return conditions.flatMap { (line, conditions) in
      // An unconditional conformance includes the conditional ones.
      (conditions.contains("") ? [""] : conditions).map {
        Entry(name: names[line] ?? "", rank: 1, line: line + $0)
      }
    }
  }

  /// The protocol or class of a relationship, if it is listed.
  private static func ancestor(
    of type: SymbolGraph.Symbol, by relationship: SymbolGraph.Relationship,
    in symbols: [String: SymbolGraph.Symbol]
  ) -> String? {
    guard ["conformsTo", "inheritsFrom"].contains(relationship.kind) else { return nil }
    if let own = symbols[relationship.target] { return own.name }
    let parts = relationship.targetFallback?.split(separator: ".", maxSplits: 1) ?? []
    guard parts.count == 2, !["Copyable", "Escapable", "SendableMetatype"].contains(parts[1]) else {
      return nil
    }
    // Omits relationships that a type of another module has without this one.
    let isForeign =
      type.isExtension && ["Swift", type.swiftExtension?.extendedModule].contains(String(parts[0]))
    return isForeign ? nil : String(parts[1])
  }

  private static func condition(
    _ constraints: [SymbolGraph.Constraint], besides known: [SymbolGraph.Constraint], _ start: String,
    _ end: String
  ) -> String {
    let texts = constraints.filter { !known.contains($0) }.map(\.description)
    return texts.isEmpty ? "" : start + texts.joined(separator: ", ") + end
  }
}

extension SymbolGraph.Symbol {
  fileprivate var name: String { pathComponents.joined(separator: ".") }

  fileprivate var isExtension: Bool { kind.identifier == "swift.extension" }

  fileprivate var isDeprecated: Bool {
    availability?.contains { $0.isUnconditionallyDeprecated == true } ?? false
  }

  /// The declaration with the names of its enclosing types.
  fileprivate var qualifiedDeclaration: String {
    let types = pathComponents.dropLast().map { $0 + "." }.joined()
    let place = declarationFragments.firstIndex { (fragment) in
      fragment.kind == "identifier" || ["init", "subscript"].contains(fragment.spelling)
    }
    var text = accessLevel == "open" ? "open " : ""
    for (index, fragment) in declarationFragments.enumerated() {
      if index == place { text += types }
      text += fragment.spelling
    }
    // After an opaque type, a declaration ends with an empty line.
    return text.replacing("\n", with: "")
  }
}
