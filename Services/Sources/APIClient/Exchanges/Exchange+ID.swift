internal import JSONCore

extension Exchange.ID {
  private static let last = Locked<UInt64>(0)

  /// Returns an identifier that is unique in the process.
  public static func next() -> Exchange.ID {
    Exchange.ID(
      number: last.withLock { number in
        number += 1
        return number
      })
  }
}
