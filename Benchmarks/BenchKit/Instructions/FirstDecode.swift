/// The times of the first decode of a process.
package struct FirstDecode: Sendable, Hashable, Codable {
  /// Nanoseconds of processor time from the start of the process to the start of `main`.
  package var loading: UInt64
  /// Nanoseconds of processor time of the decode.
  package var decoding: UInt64?
  /// The reason why there is no decode.
  package var unavailable: String?

  /// Decodes once, in the counted region, and checks the value. Not optimized, for the same reason as
  /// ``CountedVisit/init(counting:of:)``.
  ///
  /// - Parameters:
  ///   - expected: Returns the expected value. Called after the decode, because calling it before would warm
  ///     up what the decode uses.
  @_optimize(none)
  package init<Value: Equatable>(loading: UInt64, expected: () -> Value, decode: () throws -> Value) {
    self.loading = loading
    do {
      var value: Value?
      let begin = ThreadClock.now()
      try CountedRegion.count { value = try decode() }
      let end = ThreadClock.now()
      guard value == expected() else { throw GateFailure("decodes to other values") }
      decoding = end - begin
    } catch {
      unavailable = String(describing: error)
    }
  }
}
