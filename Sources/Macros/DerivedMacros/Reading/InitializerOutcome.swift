#if Macros
import SwiftSyntax

/// What an initializer may do.
enum InitializerOutcome {
  /// It creates a model.
  case model
  /// It may fail.
  case optional
  /// It throws, and may also fail.
  case error
}

extension InitializerDeclSyntax {
  var outcome: InitializerOutcome {
    let clause = signature.effectSpecifiers?.throwsClause
    if let clause, clause.type?.trimmedDescription.lastComponent != "Never" { return .error }
    return optionalMark == nil ? .model : .optional
  }
}
#endif
