/// A kind of issue that follows from a type alone, as does its advice.
///
/// The kind and the advice are created only when the error is read, so the functions must not capture
/// anything.
package final class AdvisedKind: Sendable {
  /// Advice for fixing the cause.
  package enum Advice {
    case none
    /// The allowed values, as JSON text.
    case allowed([String])
    /// What to do.
    case help(String)
    /// An object needs exactly one member, whose key names a case.
    case oneMember
  }

  /// The value that was found.
  package struct Found {
    /// Its kind, if there is one.
    package var kind: JSONKind?
    /// The text of a string of usual length; for an array or an object, that of the first value in it.
    package var text: String?
    /// The key that the model reads the value by, between quotes.
    package var key: String
  }

  let code: IssueCode
  let kind: @Sendable (Any.Type) -> IssueKind
  let advice: @Sendable (Any.Type, Found) -> Advice

  /// - Parameters:
  ///   - code: The code of the kind.
  ///   - kind: Creates the kind.
  ///   - advice: Creates the advice, which must not contain the value that was found.
  package init(
    _ code: IssueCode, kind: @escaping @Sendable (Any.Type) -> IssueKind,
    advice: @escaping @Sendable (Any.Type, Found) -> Advice
  ) {
    self.code = code
    self.kind = kind
    self.advice = advice
  }
}
