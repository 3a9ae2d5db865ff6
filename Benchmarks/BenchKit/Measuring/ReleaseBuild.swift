/// Refuses to measure code that was not optimised.
public enum ReleaseBuild {
  /// The error of a debug build that may not measure.
  public struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence that says what to do instead.
    public var description: String {
      """
      this is a debug build, whose figures would mean nothing; run the optimised one, as in swift run -c release
      """
    }
  }

  /// True where the compiler did not optimise this module.
  package static var isDebug: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// - Parameter allowsDebug: true if a debug build may measure too, to learn by how much it is slower.
  /// - Throws: ``Refusal`` in a debug build that may not.
  package static func require(orAllow allowsDebug: Bool = false) throws {
    if isDebug, !allowsDebug { throw Refusal() }
  }
}
