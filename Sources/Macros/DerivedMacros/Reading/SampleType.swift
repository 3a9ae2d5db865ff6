#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// A generic type with `Int` for each parameter on which the conformances have conditions.
///
/// In a generic type, a nested type may be mapped only under the conditions of the conformances, which don't
/// hold where the properties are declared. So the check uses a sample that meets them. Type aliases in the
/// generic type name the types of its properties, and the check names the alias in the sample, as in
/// `.value(Outer<Int>.Model.MappedTypes.partValue.self)`.
struct SampleType {
  /// The type in code, beginning with the outermost generic type.
  let text: String

  /// Creates a sample of the outermost generic type.
  ///
  /// - Parameters:
  ///   - types: The type and the enclosing types, from the inside out.
  ///   - conditioned: The parameters with conditions.
  /// - Returns: `nil` if no type is generic, or if a parameter with conditions must conform to a protocol
  ///   that `Int` may not conform to.
  init?(_ types: [Syntax], _ conditioned: Set<String>) {
    guard let outermost = types.lastIndex(where: { !SampleType.parameters(of: $0).isEmpty }) else {
      return nil
    }
    var names: [String] = []
    for type in types[...outermost].reversed() {
      guard let name = type.declaredName,
        type.asProtocol((any DeclGroupSyntax).self) != nil, SampleType.fits(type, conditioned)
      else { return nil }
      let arguments = SampleType.parameters(of: type).map { parameter in
        conditioned.contains(parameter.name.text) ? LibraryType.int : parameter.name.text
      }
      names.append(arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>")
    }
    text = names.joined(separator: ".")
  }

  /// A property or a payload, and the names of its type in the sample.
  struct Member {
    /// The name of the type alias in the generic type.
    let alias: String
    /// The type, named by its alias, for attributes of a property. The compiler expands these attributes
    /// before it infers the type of the property.
    let type: String
    /// The type, named by the member itself, for attributes of generated functions. The compiler checks these
    /// attributes before the alias, which is generated too.
    let reference: String
  }

  func property(_ name: String, _ bareName: String) -> Member {
    member("\(bareName)Value", reference: "\(LibraryType.fit).type(of: \\\(text).\(name))")
  }

  /// A member with the check of a value of a case.
  ///
  /// - Parameter count: The number of values of the case. If there are several, one check contains all of
  ///   them.
  func payload(_ name: String, _ bareName: String, _ position: Int, of count: Int) -> Member {
    let constructor = "\(text).\(name)"
    return member(
      SampleType.alias(ofCase: bareName, position),
      reference: count == 1 ? "\(LibraryType.fit).payload(of: \(constructor))" : constructor)
  }

  private func member(_ alias: String, reference: String) -> Member {
    Member(alias: alias, type: "\(text).MappedTypes.\(alias).self", reference: reference)
  }

  /// The alias of the type of a value of a case.
  static func alias(ofCase name: String, _ position: Int) -> String { "\(name)Payload\(position)" }

  /// The generic parameters of a type.
  static func parameters(of type: Syntax) -> [GenericParameterSyntax] {
    let clause = type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    return clause.map { Array($0.parameters) } ?? []
  }

  /// Whether `Int` can be the argument for all parameters with conditions.
  private static func fits(_ type: Syntax, _ conditioned: Set<String>) -> Bool {
    let generic = type.asProtocol((any WithGenericParametersSyntax).self)
    let parameters = parameters(of: type).allSatisfy { parameter in
      guard conditioned.contains(parameter.name.text) else { return parameter.specifier?.text != "each" }
      return parameter.specifier == nil && parameter.inheritedType.map(isOneOfInt) ?? true
    }
    let requirements = generic?.genericWhereClause?.requirements ?? []
    return parameters
      && requirements.allSatisfy { requirement in
        if requirement.words.isDisjoint(with: conditioned) { return true }
        guard case .conformanceRequirement(let conformance) = requirement.requirement else { return false }
        return conformance.leftType.is(IdentifierTypeSyntax.self) && isOneOfInt(conformance.rightType)
      }
  }

  private static func isOneOfInt(_ type: TypeSyntax) -> Bool {
    Set(type.protocolNames).isSubset(of: protocolsOfInt)
  }

  private static let protocolsOfInt: Set = [
    "Equatable", "Hashable", "Comparable", "Sendable", "SendableMetatype", "Codable", "Decodable",
    "Encodable",
    "CustomStringConvertible", "LosslessStringConvertible", "Strideable", "AdditiveArithmetic", "Numeric",
    "SignedNumeric", "BinaryInteger", "SignedInteger", "FixedWidthInteger", "ExpressibleByIntegerLiteral",
    "BitwiseCopyable", "JSONDecodable", "JSONReadable", "JSONWritable", "JSONObjectKey",
  ]
}
#endif
