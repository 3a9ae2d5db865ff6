#if Client
extension Duration {
  /// A hundred years.
  private static let longestWait = Duration.seconds(100 * 366 * 86_400)

  /// The duration as a time to wait: not negative, and no longer than a hundred years. Clocks stop the process where a
  /// point in time has more seconds than 64 bits count, as it is the case after `.seconds(.max)`.
  package var asWait: Duration { min(max(self, .zero), Duration.longestWait) }
}
#endif
