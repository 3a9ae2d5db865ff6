package import JSONCore

/// Code for the values of samples: a package that compares strategies on them, or just their types.
package struct Adoption {
  /// What was read, in a sentence without a period.
  package let summary: String
  /// The name of the package, and of its folder.
  package var packageName: String { "\(name)-comparison" }
  private let name: String
  private let strategies: [AdoptedStrategy]
  private let blueprint: Blueprint
  private let sample: [UInt8]
  private let objects: Int
  private let inexactNumber: String?

  /// Reads samples and determines the types of their values.
  ///
  /// - Parameters:
  ///   - name: the name of the root's type.
  ///   - path: the path of the values in each document; nil for the documents themselves.
  ///   - strategies: the strategies for which code is generated.
  ///   - enums: whether few different strings become an enum.
  /// - Throws: ``MalformedSample``; ``UnsuitableSample``.
  package init(
    _ texts: [SampleText], name: String, at path: JSONKeyPath? = nil, strategies: [AdoptedStrategy],
    enums: Bool = false
  ) throws {
    let samples = try SampleReader(path: path).read(texts)
    ShapeSettling.settle(samples.shape)
    self.name = Words(of: name).words.map { $0.lowercased() }.joined(separator: "-")
    self.strategies = AdoptedStrategy.allCases.filter(strategies.contains)
    sample = samples.bytes
    inexactNumber = samples.inexactNumber
    blueprint = BlueprintBuilder.blueprint(of: samples.shape, name: name, enums: enums)
    guard case .named = blueprint.root.core else {
      throw UnsuitableSample(description: Self.refusal(of: samples.shape, blueprint.root.core))
    }
    let counts = samples.shape.modelCounts
    objects = counts.objects
    summary = Self.summary(counts, nested: blueprint.declarations.count, samples.repeatedKeys)
  }

  /// The files of a package that compares the strategies with each other and with Foundation.
  ///
  /// - Throws: ``UnsuitableSample`` if Foundation's coders don't decode all numbers exactly.
  package func package(location: PackageLocation) throws(UnsuitableSample) -> [GeneratedFile] {
    if let inexactNumber {
      throw UnsuitableSample(
        description:
          "the samples contain the number \(inexactNumber), which Foundation's coders round, so that "
          + "there is no reference; use --models-only")
    }
    let package = AdoptedPackage(
      name: name, blueprint: blueprint, strategies: strategies, location: location, sample: sample,
      objects: objects)
    return SwiftFormat.formatted(package.files)
  }

  /// The files of the types, and of the code of the strategies.
  package func models() -> [GeneratedFile] {
    SwiftFormat.formatted(ModelFiles(blueprint: blueprint, strategies: strategies).files)
  }

  private static func refusal(of shape: Shape, _ core: ValueType) -> String {
    switch core {
    case .json(.mixed(let kinds)):
      "the samples have no type in common: they contain \(kinds.joined(separator: " and "))"
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
    let repeated =
      repeatedKeys > 0 ? " (left out \(number(repeatedKeys, "member")) with a repeated key)" : ""
    return "read \(number(counts.objects, "object")) of \(number(counts.shapes, "shape")), "
      + number(max(0, nested), "nested type") + repeated
  }
}

extension Shape {
  /// The number of objects of the root's type, and of their shapes.
  fileprivate var modelCounts: (objects: Int, shapes: Int) {
    if let object {
      if case .dictionary = object.form { return object.values.modelCounts }
      return (object.count, object.records.count { $0.members.count > 1 || $0.tag == nil })
    }
    return elements?.modelCounts ?? (0, 0)
  }
}
