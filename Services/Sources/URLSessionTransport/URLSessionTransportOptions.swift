internal import Foundation

/// The options of a ``URLSessionTransport``.
public struct URLSessionTransportOptions: Sendable {
  /// The handling of bytes that exceed the backlog.
  public enum Overflow: Sendable, Hashable {
    /// Stores them in a file in a directory until they are read. Other processes can't open the file: its
    /// mode is 0600, and its name is removed as soon as it is open. On Apple's systems the transfer is paused
    /// instead.
    case temporaryFile(directory: String)
    /// Throws `consumerTooSlow` for a body that the caller reads in chunks. A collected body stays in memory,
    /// up to the client's limit. On Apple's systems the transfer is paused instead.
    case failure
  }

  /// The largest number of connections to one host. Further requests wait, and the wait counts as idle time.
  /// Defaults to 6.
  public var connectionsPerHost = 6
  /// The largest number of unread bytes of a body in memory. Defaults to 1 MiB.
  public var backlogLimit = 1 << 20
  /// The handling of bytes that exceed the backlog. Defaults to a file in the system's temporary directory.
  public var overflow = Overflow.temporaryFile(directory: NSTemporaryDirectory())
  /// The directory for a copy of each streamed body that isn't a file, from which `URLSession` sends it. Only
  /// the user of the process can read the copy, which is removed after the request. Defaults to the system's
  /// temporary directory.
  public var uploadDirectory = NSTemporaryDirectory()

  /// The largest number of unread bytes in files; a body that exceeds it throws `consumerTooSlow`. The files
  /// take up to 64 MiB more. Defaults to 4 GiB.
  public var fileLimit = 4 << 30

  /// The largest number of header fields of a response; more throw `headTooLarge`. Header fields with the
  /// same name count once, as the platform delivers them. Defaults to 1000.
  public var headerFieldLimit = 1000
  /// The largest number of bytes in the names and values of a response's header fields; more throw
  /// `headTooLarge`. On Linux, libcurl also limits a line to 100 KB and all of them to 300 KB. Defaults to 64
  /// KiB.
  public var headByteLimit = 64 << 10

  #if canImport(Darwin)
  /// Certificates of authorities that are trusted in addition to those of the system, in DER or PEM form.
  public var authorities: [[UInt8]] = []
  #else
  /// Unavailable on this platform, whose `URLSession` trusts only the authorities of the system's store.
  @available(*, unavailable, message: "URLSession on this platform trusts only the system's authorities")
  public var authorities: [[UInt8]] { [] }
  #endif

  /// Creates options with the default values.
  public init() {}
}
