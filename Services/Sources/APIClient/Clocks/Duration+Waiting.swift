extension Duration {
  /// A hundred years.
  private static let longestWait = Duration.seconds(100 * 366 * 86_400)
  /// A hundred billion years, a fiftieth of the longest duration.
  private static let longestOffset = Duration.seconds(100_000_000_000 * 366 * 86_400)

  /// The duration limited to the range from zero to a hundred years. A clock traps if a deadline has more
  /// seconds than 64 bits can count, for example after `.seconds(.max)`.
  package var asWait: Duration { min(max(self, .zero), Duration.longestWait) }

  /// The duration limited to a hundred billion years in both directions, so that sums of two don't overflow.
  var asOffset: Duration { min(max(self, .zero - Duration.longestOffset), Duration.longestOffset) }
}
