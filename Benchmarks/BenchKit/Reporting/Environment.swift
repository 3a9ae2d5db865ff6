/// Where a report was made; figures of two environments do not compare.
package struct Environment: Sendable, Hashable, Codable {
  package var cpu: String
  package var cores: Int
  /// The load average of the last minute, when the measuring began; nil where the system does not tell.
  package var load: Double?
  package var swift: String
  package var os: String
  /// ISO 8601, UTC.
  package var date: String
  /// The abbreviated commit, with "+changes" if the tree is not clean; nil outside a repository.
  package var git: String?

  package init(
    cpu: String, cores: Int, load: Double?, swift: String, os: String, date: String, git: String?
  ) {
    self.cpu = cpu
    self.cores = cores
    self.load = load
    self.swift = swift
    self.os = os
    self.date = date
    self.git = git
  }

  private enum CodingKeys: String, CodingKey {
    case cpu, cores, load, swift, os, date, git
  }

  package func encode(to encoder: any Encoder) throws {
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
