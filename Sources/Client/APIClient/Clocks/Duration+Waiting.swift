#if Client
extension Duration {
  /// A hundred years.
  private static let longestWait = Duration.seconds(100 * 366 * 86_400)

  /// The duration limited to the range from zero to a hundred years. A clock traps if a deadline has more
  /// seconds than 64 bits can count, for example after `.seconds(.max)`.
  package var asWait: Duration { min(max(self, .zero), Duration.longestWait) }
}
#endif
