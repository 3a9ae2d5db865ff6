#if Client
internal import Foundation

/// How a ``URLSessionTransport`` sends and receives.
public struct URLSessionTransportOptions: Sendable {
  /// What happens to the part of a body that the backlog doesn't hold.
  public enum Overflow: Sendable, Hashable {
    /// It waits in a file of a directory until it is read. Nobody else can open the file: its mode is 0600, and
    /// its name is removed as soon as it is open. On Apple's systems the transfer is paused instead.
    case temporaryFile(directory: String)
    /// A body that the caller reads in chunks fails as `consumerTooSlow`. One that is collected stays in memory,
    /// where the client's limit bounds it. On Apple's systems nothing fails so: the transfer is paused there, too.
    case failure
  }

  /// The most connections to one host; requests beyond them wait, and their idle time runs. 6.
  public var connectionsPerHost = 6
  /// The most bytes of a body that wait in memory until the caller reads them. 1 MiB.
  public var backlogLimit = 1 << 20
  /// What happens to what the backlog doesn't hold. A file in the system's temporary directory.
  public var overflow = Overflow.temporaryFile(directory: NSTemporaryDirectory())

  /// The most bytes that wait in files; a body that is further ahead of its reader fails as `consumerTooSlow`. The
  /// files take up to 64 MiB more than that. 4 GiB.
  public var fileLimit = 4 << 30

  /// The most header fields that a reply may have; one with more fails as `headTooLarge`. Fields of one name count as
  /// one, as the platform hands them out. 1000.
  public var headerFieldLimit = 1000
  /// The most bytes that the names and values of its header fields may have; a reply with more fails as `headTooLarge`.
  /// On Linux libcurl has limits of its own, 100 KB for a line and 300 KB for all. 64 KiB.
  public var headByteLimit = 64 << 10

  #if canImport(Darwin)
  /// Certificates of authorities that are trusted besides those of the system, as DER or PEM. None.
  public var authorities: [[UInt8]] = []
  #else
  /// Not on this platform: its `URLSession` trusts the authorities of the system's store, and can't be told of
  /// another one.
  @available(*, unavailable, message: "URLSession on this platform trusts the system's store alone")
  public var authorities: [[UInt8]] { [] }
  #endif

  /// Creates options with the values above.
  public init() {}
}
#endif
