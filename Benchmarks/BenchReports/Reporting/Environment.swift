/// Where a report was made; figures of two environments do not compare.
public struct Environment: Sendable, Hashable, Codable {
  /// The processor by its name.
  public var cpu: String
  /// How many processors there are.
  public var cores: Int
  /// The load average of the last minute, when the measuring began; nil where the system does not tell.
  public var load: Double?
  /// The first line of `swift --version`; if that is not the version which built the program, the latter
  /// before it.
  public var swift: String
  /// The system by its name.
  public var os: String
  /// ISO 8601, UTC.
  public var date: String
  /// The abbreviated commit that this package's folder is at, with "+changes" if the tree is not clean, and a
  /// remark if sources have changed since the program was built; nil where that folder is not a repository of
  /// its own.
  public var git: String?

  private enum CodingKeys: String, CodingKey {
    case cpu, cores, load, swift, os, date, git
  }

  /// Writes what is not known as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cpu, forKey: .cpu)
    try container.encode(cores, forKey: .cores)
    try container.encode(load, forKey: .load)
    try container.encode(swift, forKey: .swift)
    try container.encode(os, forKey: .os)
    try container.encode(date, forKey: .date)
    try container.encode(git, forKey: .git)
  }
}
