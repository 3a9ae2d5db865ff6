#if Macros
import SwiftSyntax

/// The handwritten functions of a type that the macro would generate.
struct HandwrittenFunctions {
  /// The names of the functions that decode, such as `decode(members:)`.
  private(set) var reading: [String] = []
  /// The names of the functions that encode, such as `writeMembers(to:)`.
  private(set) var writing: [String] = []

  init(_ declaration: some DeclGroupSyntax) {
    for member in declaration.memberBlock.members.unconditional {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        let parameter = function.signature.parameterClause.parameters.first,
        function.signature.parameterClause.parameters.count == 1
      else { continue }
      let name = "\(function.name.text)(\(parameter.firstName.text):)"
      // A function with this name, but another type of parameter, doesn't conflict. Decoding is static.
      let isStatic = function.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
      guard let type = HandwrittenFunctions.types[name], isStatic == (type != "JSONWriter"),
        parameter.type.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == type })
      else { continue }
      if type == "JSONWriter" { writing.append(name) } else { reading.append(name) }
    }
  }

  private static let types = [
    "decode(from:)": "JSONCursor", "decode(members:)": "JSONObject", "decode(value:)": "JSONValue",
    "writeMembers(to:)": "JSONWriter", "write(to:)": "JSONWriter",
  ]

  /// Adds a finding if the macro would generate one of the functions.
  func check(
    _ header: DeclarationHeader, _ direction: MappingDirection, at attribute: AttributeSyntax,
    _ findings: inout Findings
  ) {
    let clashing = (direction.decodes ? reading : []) + (direction.encodes ? writing : [])
    guard !clashing.isEmpty else { return }
    let other: MappingDirection? =
      direction != .both ? nil : reading.isEmpty ? .decodeOnly : writing.isEmpty ? .encodeOnly : nil
    let rest =
      other.map { ": write '@Mapped(.\($0.rawValue))' for the other direction" }
      ?? ", so '@Mapped' generates nothing"
    findings.add(
      "byHand",
      "'\(header.name)' has \(clashing.map { "'\($0)'" }.joined(separator: " and ")) by hand\(rest)",
      at: attribute, other.map { [.map(attribute, $0)] } ?? [])
  }
}

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
        "asynchronousInitializer", "'init(\(labels))' is asynchronous, but decoding isn't: remove 'async'",
        at: specifier, .remove(specifier, "remove 'async'"))
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
  private var initializer: [String] { head + properties.map { "  self.\($0.name) = \($0.name)" } + ["}"] }

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

extension Findings {
  /// Adds a finding for each key of several properties, and for each path through the key of another
  /// property.
  mutating func checkPaths(of properties: [StoredProperty]) {
    let names = Set(properties.map(\.node.bareName))
    // The compiler reports properties with the same name.
    guard names.count == properties.count else { return leaveErrorToCompiler() }
    if let rest = properties.lazy.compactMap({ $0.attributes.node(of: .rest) }).first,
      let path = properties.first(where: \.hasPath)
    {
      add(
        "restBesidePath",
        "'@Rest' can't store the members beside the path of '\(path.node.bareName)': "
          + "map the object around it with a model of its own", at: rest,
        path.attributes.node(of: .key).map { [.remove($0)] } ?? [])
    }
    let count = diagnostics.count
    check(properties) { $0.paths }
    // Without `@Key(decode:encode:)`, the encoded keys are among the decoded ones.
    if count == diagnostics.count, properties.contains(where: { $0.attributes.encodedKey != nil }) {
      check(properties) { [$0.encodedPath] }
    }
  }

  private mutating func check(_ properties: [StoredProperty], _ paths: (StoredProperty) -> [[String]]) {
    var known: [(path: [String], owner: String)] = []
    for property in properties where !property.isInlined && !property.isRest {
      let place = property.attributes.node(of: .key).map(Syntax.init) ?? Syntax(property.node)
      for path in paths(property) {
        guard
          let (other, owner) = known.first(where: { path.starts(with: $0.path) || $0.path.starts(with: path) }
          )
        else { continue }
        let text = path.joined(separator: ".")
        if other == path {
          add("sameKey", "the key \"\(text)\" is already that of '\(owner)'", at: place)
        } else if path.starts(with: other) {
          add(
            "pathThroughKey",
            "the path \"\(text)\" leads through \"\(other.joined(separator: "."))\", which is the key of '\(owner)'",
            at: place)
        } else {
          add("keyOfPath", "the key \"\(text)\" is that of an object in the path of '\(owner)'", at: place)
        }
      }
      known += paths(property).map { ($0, property.node.bareName) }
    }
  }

  /// Adds findings for arguments and attributes without effect on a type with raw values.
  mutating func checkRawValues(of declaration: some DeclGroupSyntax, _ arguments: MappedArguments) {
    for label in ["keys", "fields", "tag", "content", "untagged"] {
      guard let node = arguments.nodes[label] else { continue }
      add(
        "argumentOfRawValues",
        "'\(label)' has no effect: a type with raw values is decoded and encoded as those", at: node)
    }
    for member in declaration.memberBlock.members {
      if let item = member.decl.as(EnumCaseDeclSyntax.self) {
        addNoEffect(ofFieldAttributes: item.attributes, on: "a case with a raw value")
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        addNoEffect(ofFieldAttributes: variable.attributes, on: "a property of a type with raw values")
      }
    }
    if let type = declaration.inheritanceClause?.inheritedTypes.first?.type,
      declaration.is(EnumDeclSyntax.self), ValueType(type).isCharacter
    {
      add(
        "unreadableRawValues",
        "raw values of type '\(type.trimmedDescription)' can't be decoded: use 'String'", at: type)
    }
  }
}
#endif
