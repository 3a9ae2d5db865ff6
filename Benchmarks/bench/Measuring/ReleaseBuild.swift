/// Refuses to measure code that was not optimised.
enum ReleaseBuild {
  struct Refusal: Error, CustomStringConvertible {
    let description = """
      this is a debug build, whose figures would mean nothing; \
      run the optimised one: swift run -c release bench
      """
  }

  /// - Throws: ``Refusal`` in a debug build.
  static func require() throws {
    #if DEBUG
      throw Refusal()
    #endif
  }
}
