package import JSONCore

/// Code for the values of samples: a package that compares strategies on them, or just their types.
package struct Adoption {
  /// Warnings, each a sentence without a period.
  package let warnings: [String]
  /// A summary of the samples: a sentence without a period.
  package let summary: String
  /// The name of the package, and of its folder.
  package var packageName: String { "\(name)-comparison" }
  private let name: String
  private let strategies: [AdoptedStrategy]
  private let shape: Shape
  private let typeName: String
  private let enums: AdoptedEnums
  private let sample: [UInt8]
  private let objects: Int
  /// Why Foundation's coders don't decode the samples exactly; `nil` if they do.
  private let inexactness: String?

  /// Reads samples and determines the types of their values.
  ///
  /// - Parameters:
  ///   - name: The name of the root's type.
  ///   - path: The path of the values in each document; `nil` for the documents themselves.
  ///   - strategies: The strategies for which code is generated.
  ///   - tags: The keys of tags, before those that are found.
  ///   - enums: The strings that become an enum.
  /// - Throws: ``MalformedSample``; ``UnsuitableSample``.
  package init(
    _ texts: [SampleText], name: String, at path: JSONKeyPath? = nil, strategies: [AdoptedStrategy],
    tags: [String] = [], enums: AdoptedEnums = AdoptedEnums()
  ) throws {
    let samples = try SampleReader(path: path, tags: tags).read(texts)
    ShapeSettling.settle(samples.shape, tags: tags)
    self.name = Words(of: name).words.map { $0.lowercased() }.joined(separator: "-")
    self.strategies = AdoptedStrategy.allCases.filter(strategies.contains)
    sample = samples.bytes
    inexactness =
      samples.inexactNumber.map {
        "the samples contain the number \($0), which Foundation's coders round, so that"
      }
      ?? samples.equivalentKeys.map { "\($0), of which Foundation's coders lose one, so that" }
    shape = samples.shape
    typeName = name
    self.enums = enums
    let blueprint = BlueprintBuilder.blueprint(of: shape, name: name, enums: enums)
    guard case .named = blueprint.root.core else {
      throw UnsuitableSample(description: Self.refusal(of: blueprint.root))
    }
    if strategies.contains(.applicative),
      let large = blueprint.structures.first(where: { $0.properties.count > ApplicativeCode.mostProperties })
    {
      throw UnsuitableSample(description: Self.refusal(of: large))
    }
    warnings = Self.warnings(on: blueprint, tags: tags, enums: enums)
    let counts = samples.shape.modelCounts
    objects = counts.objects
    summary = Self.summary(counts, nested: blueprint.declarations.count, samples.repeatedKeys)
  }

  /// The files of a package that compares the strategies with each other and with Foundation.
  ///
  /// - Throws: ``UnsuitableSample`` if Foundation's coders don't decode all numbers and keys exactly.
  package func package(location: PackageLocation) throws(UnsuitableSample) -> [GeneratedFile] {
    if let inexactness {
      throw UnsuitableSample(description: "\(inexactness) there is no reference; use --models-only")
    }
    let package = AdoptedPackage(
      name: name, blueprint: blueprint(isCodable: true), strategies: strategies, location: location,
      sample: sample, objects: objects)
    return SwiftFormat.formatted(package.files)
  }

  /// The files of the types, and of the code of the strategies.
  package func models() -> [GeneratedFile] {
    let blueprint = blueprint(isCodable: strategies.contains(.codable))
    return SwiftFormat.formatted(ModelFiles(blueprint: blueprint, strategies: strategies).files)
  }

  /// - Parameter isCodable: Whether the types conform to `Codable`, with one form of dates for its coders.
  private func blueprint(isCodable: Bool) -> Blueprint {
    var blueprint = BlueprintBuilder.blueprint(of: shape, name: typeName, enums: enums)
    if isCodable { blueprint.adaptToFoundation() }
    return blueprint
  }

  /// The structs that are mostly optional, and the names of options that have no effect.
  private static func warnings(on blueprint: Blueprint, tags: [String], enums: AdoptedEnums) -> [String] {
    let sparse = blueprint.structures.compactMap { structure -> String? in
      let count = structure.properties.count
      let optional = structure.properties.count { $0.type.isOptional }
      guard count > 4, optional * 2 > count else { return nil }
      return
        "\(structure.name) has \(count) members, of which \(optional) are optional; if a member distinguishes "
        + "kinds of these objects, name it with --tag"
    }
    let unions = blueprint.unions.map(\.tag)
    let choices = blueprint.structures.flatMap { $0.properties.filter(\.type.isChoices).map(\.key) }
    return sparse
      + tags.filter { !unions.contains($0) }.map { "--tag \($0) has no effect: no objects differ by it" }
      + enums.keys.filter { !choices.contains($0) }.map { "--enum \($0) has no effect: it has no strings" }
  }

  private static func refusal(of large: Structure) -> String {
    "\(large.name) has \(large.properties.count) members, and the applicative strategy maps at most "
      + "\(ApplicativeCode.mostProperties); name the other strategies with --strategy"
  }

  private static func refusal(of root: ValueType) -> String {
    if !root.suffix.isEmpty, [.bool, .int, .double, .string].contains(root.core) {
      return "the samples contain no objects, so they need no types: "
        + "ManualMapper<\(root.core.code)>()\(root.suffix) maps them"
    }
    return switch root.core {
    case .json(.mixed(let kinds)):
      "the samples have no type in common: they contain \(kinds.joined(separator: " and "))"
    case .json(.equivalentKeys):
      "the samples have different keys that are canonically equivalent, so no struct can contain them"
    case .json: "the samples contain no object with members"
    default: "the samples contain no objects; name those to map with --at"
    }
  }

  private static func summary(
    _ counts: (objects: Int, shapes: Int), nested declarations: Int, _ repeatedKeys: Int
  ) -> String {
    func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    // The cases of a union are shapes of the objects, not nested types.
    let nested = declarations - 1 - (counts.shapes > 1 ? counts.shapes : 0)
    let repeated = repeatedKeys > 0 ? " (left out \(number(repeatedKeys, "member")) with a repeated key)" : ""
    return "read \(number(counts.objects, "object")) of \(number(counts.shapes, "shape")), "
      + number(max(0, nested), "nested type") + repeated
  }
}

extension Shape {
  /// The number of objects of the root's type, and of their shapes.
  fileprivate var modelCounts: (objects: Int, shapes: Int) {
    if let object {
      if case .dictionary = object.form { return object.values.modelCounts }
      guard case .union = object.form else { return (object.count, 1) }
      return (object.count, object.records.count { $0.members.count > 1 })
    }
    return elements?.modelCounts ?? (0, 0)
  }
}
