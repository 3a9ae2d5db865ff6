/// The environment of a measurement; figures of different environments aren't comparable.
public struct Environment: Sendable, Hashable, Codable {
  /// The name of the processor.
  public var cpu: String
  /// The number of processors.
  public var cores: Int
  /// The load average of the minute before the measurement; `nil` if the system doesn't report it.
  public var load: Double?
  /// The first line of `swift --version`; if another version built the program, that version precedes it.
  public var swift: String
  /// The name of the system.
  public var os: String
  /// The date in ISO 8601, UTC.
  public var date: String
  /// The abbreviated commit of this package's folder, with "+changes" if the tree isn't clean, and a remark
  /// if sources have changed since the build; `nil` if the folder isn't the root of a repository.
  public var git: String?

  private enum CodingKeys: String, CodingKey {
    case cpu, cores, load, swift, os, date, git
  }

  /// Encodes missing values as null.
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
