#if Macros
import SwiftDiagnostics
import SwiftSyntax

extension VariableDeclSyntax {
  /// The fix-it that leaves the property out, if it has a value then and no attribute that would be in the way.
  func leavingOut(_ type: ValueType, _ binding: PatternBindingSyntax) -> [FixIt] {
    let isVariable = bindingSpecifier.tokenKind == .keyword(.var)
    guard binding.initializer != nil || isVariable && type.isNilFromStart, attributes.fieldAttributes.isEmpty
    else { return [] }
    return [.insert("@Ignored ", before: declaration, .leaveOut)]
  }

  /// The declaration behind its attributes.
  var declaration: Syntax { modifiers.first.map(Syntax.init) ?? Syntax(bindingSpecifier) }
}
#endif
