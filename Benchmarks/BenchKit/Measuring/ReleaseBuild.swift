/// Ensures that only optimized code is measured.
public enum ReleaseBuild {
  /// The error thrown in a debug build.
  public struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// A sentence with the remedy.
    public var description: String {
      """
      this is a debug build, whose figures would mean nothing; run the optimised one, as in swift run -c release
      """
    }
  }

  /// Whether this module was compiled without optimization.
  package static var isDebug: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// - Parameter allowsDebug: Whether a debug build may measure too, to compare it with a release build.
  /// - Throws: ``Refusal`` in a debug build, unless `allowsDebug` is true.
  package static func require(orAllow allowsDebug: Bool = false) throws {
    if isDebug, !allowsDebug { throw Refusal() }
  }
}
