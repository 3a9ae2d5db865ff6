#if Macros
import SwiftSyntax

/// Whether a type has the initializer that its decoding calls.
struct InitializerCheck {
  let header: DeclarationHeader
  let properties: [StoredProperty]

  /// Adds a finding with a fix-it, if no initializer takes the properties in their order.
  ///
  /// - Parameter hasMemberwise: Whether the compiler generates a memberwise initializer if the type declares
  ///   no initializer.
  func check(
    _ members: MemberBlockSyntax, at name: TokenSyntax, _ attribute: AttributeSyntax, hasMemberwise: Bool,
    _ findings: inout Findings
  ) {
    let initializers = members.members.unconditional.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if initializers.isEmpty, hasMemberwise || properties.isEmpty { return }
    if let initializer = called(of: initializers) {
      if let attribute = initializer.attributes.named("MainActor").first {
        findings.add(
          "isolatedInitializer",
          "the initializer is isolated to the main actor, but a mapper may be used on any thread",
          at: attribute, .remove(attribute))
      }
      return
    }
    let labels = properties.map { "\($0.node.bareName):" }.joined()
    if let specifier = initializers.first(where: takesAllProperties)?.signature.effectSpecifiers?
      .asyncSpecifier
    {
      return findings.add(
        "asynchronousInitializer",
        "'init(\(labels))' is asynchronous, but decoding isn't: remove 'async'", at: specifier,
        .remove(specifier, "remove 'async'"))
    }
    let place = members.members.last { $0.decl.is(VariableDeclSyntax.self) }
    findings.add(
      "missingInitializer",
      "'\(header.name)' needs an initializer that takes its properties in their order: 'init(\(labels))'",
      at: name,
      place.map { place in
        let lines = SourceLines.indented(initializer).joined(separator: "\n")
        return [.insert("\n\n\(lines)", behind: place, "add the initializer")]
      } ?? [])
  }

  /// The check that no protocol isolates the declared initializer, for attributes of functions; `nil` if its
  /// labels don't identify it. For a memberwise initializer, or that of a class with a superclass, it would be
  /// a circular reference.
  func isolation(of declaration: some DeclGroupSyntax) -> String? {
    guard declaration.is(StructDeclSyntax.self), !declaration.inheritedNames.isEmpty else { return nil }
    let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    guard let initializer = called(of: initializers), !properties.isEmpty,
      initializers.count(where: { $0.labels == initializer.labels }) == 1, header.initializer == "Self"
    else { return nil }
    let types = initializer.signature.parameterClause.parameters.map { ValueType($0.type) }
    guard !types.contains(where: { $0.text.contains("@") || $0.text.hasPrefix("inout ") }) else { return nil }
    // With the types, because an extension can have an initializer with the same labels.
    let metatypes = types.map { type in
      header.metatype(type, type.text.contains(" ") ? "(\(type.text))" : type.text)
    }
    return ".model(Self.init(\(initializer.labels)), \(metatypes.joined(separator: ", ")))"
  }

  /// The same check for the initializer of a type with raw values.
  static func isolation(ofRawValue declaration: some DeclGroupSyntax, _ header: DeclarationHeader) -> String?
  {
    guard header.initializer == "Self" else { return nil }
    let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let type = initializers.first { $0.labels == "rawValue:" }?.signature.parameterClause.parameters.first?
      .type
    return type.map { type in
      ".model(Self.init(rawValue:), \(header.metatype(ValueType(type.trimmed), type.trimmedDescription)))"
    }
  }

  /// The initializer that the generated code calls: preferably one that neither throws nor fails.
  private func called(of initializers: [InitializerDeclSyntax]) -> InitializerDeclSyntax? {
    let fitting = initializers.filter {
      $0.signature.effectSpecifiers?.asyncSpecifier == nil && takesAllProperties($0)
    }
    return fitting.first { $0.outcome == .model } ?? fitting.first
  }

  /// What the initializer that the generated code calls may do.
  func outcome(in members: MemberBlockSyntax) -> InitializerOutcome {
    called(of: members.members.unconditional.compactMap { $0.decl.as(InitializerDeclSyntax.self) })?.outcome
      ?? .model
  }

  /// Whether an initializer takes the properties in their order, and has defaults for all other parameters.
  private func takesAllProperties(_ initializer: InitializerDeclSyntax) -> Bool {
    guard initializer.genericParameterClause == nil else { return false }
    var expected = properties[...]
    for parameter in initializer.signature.parameterClause.parameters {
      if let property = expected.first, parameter.firstName.bareName == property.node.bareName {
        // Two different types of the standard library don't fit. Whether other types fit is left to the
        // compiler.
        let type = ValueType(parameter.type)
        if type.isScalar, property.type.isScalar, type.text.lastComponent != property.type.text.lastComponent
        {
          return false
        }
        expected.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return expected.isEmpty
  }

  /// The initializer that takes the properties in their order, as lines.
  private var initializer: [String] {
    head + properties.map { "  self.\($0.name) = \($0.name)" } + ["}"]
  }

  /// The initializer for a class that has none, as lines. It compiles whatever the superclass requires.
  var refusedInitializer: [String] { head + ["  \(LibraryType.unreachable)", "}"] }

  private var head: [String] {
    let parameters = properties.map { property in
      "\(property.name): \(property.type.text)"
        + (property.initialValue.map { " = \($0.trimmedDescription)" } ?? "")
    }
    return SourceLines.call("\(header.access)init(", parameters, ") {", style: .enclosed)
  }
}

extension InitializerDeclSyntax {
  /// The labels, as in `id:name:`.
  fileprivate var labels: String {
    signature.parameterClause.parameters.map { "\($0.firstName.label):" }.joined()
  }
}
#endif
