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
#endif
