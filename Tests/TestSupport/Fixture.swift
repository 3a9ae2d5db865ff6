/// The documents in the folder Fixtures; paths are relative to it.
public enum Fixture {
  /// The names of the JSON documents in a folder, sorted.
  public static func documents(in folder: String) throws -> [String] {
    try PackageFolder.names(in: "Fixtures/\(folder)").filter { $0.hasSuffix(".json") }
  }

  public static func bytes(_ path: String) throws -> [UInt8] {
    try PackageFolder.bytes(of: "Fixtures/\(path)")
  }
}
