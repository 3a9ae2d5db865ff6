/// A kind of issue that follows from a type alone, with advice that does too.
///
/// Nothing of either is made before somebody looks at the error; so the functions must not capture anything.
package final class AdvisedKind: Sendable {
  /// What may help to mend the cause.
  package enum Advice {
    case none
    /// The values that are allowed, as JSON text.
    case allowed([String])
    /// What to do.
    case help(String)
    /// That an object has to have one member, whose key names a case.
    case oneMember
  }

  /// What stands in the place of the value.
  package struct Found {
    /// Its kind, if there is one.
    package var kind: JSONKind?
    /// The text of a string of usual length; of an array or an object, that of the first value in it.
    package var text: String?
    /// Between quotes, the key that the model reads it by.
    package var key: String
  }

  let code: IssueCode
  let kind: @Sendable (Any.Type) -> IssueKind
  let advice: @Sendable (Any.Type, Found) -> Advice

  /// - Parameters:
  ///   - code: The code of the kind.
  ///   - kind: Makes the kind.
  ///   - advice: Makes the advice, which shows nothing of the value that was found.
  package init(
    _ code: IssueCode, kind: @escaping @Sendable (Any.Type) -> IssueKind,
    advice: @escaping @Sendable (Any.Type, Found) -> Advice
  ) {
    self.code = code
    self.kind = kind
    self.advice = advice
  }
}
