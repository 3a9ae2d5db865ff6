#if Client
internal import JSONCore

extension Exchange.ID {
  private static let last = Locked<UInt64>(0)

  /// A name that no other request of the process has.
  public static func next() -> Exchange.ID {
    Exchange.ID(
      number: last.withLock { number in
        number += 1
        return number
      })
  }
}
#endif
