import Foundation

/// Certificates of an authority that only one test trusts.
enum Certificates {
  /// Creates the certificate `server.pem` for localhost, its key `server.key`, and `authority.pem`, the
  /// certificate of the new authority that signed it.
  static func make(in directory: URL) async throws {
    func path(_ name: String) -> String { directory.appendingPathComponent(name).path }
    func key(_ name: String) -> [String] {
      ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", path(name)]
    }
    try await Command.run(
      "openssl",
      ["req", "-x509", "-days", "2", "-subj", "/CN=Throwaway authority", "-out", path("authority.pem")]
        + key("authority.key"))
    try await Command.run(
      "openssl", ["req", "-subj", "/CN=localhost", "-out", path("server.csr")] + key("server.key"))
    try "subjectAltName=DNS:localhost".write(toFile: path("extensions"), atomically: true, encoding: .utf8)
    try await Command.run(
      "openssl",
      [
        "x509", "-req", "-days", "2", "-in", path("server.csr"), "-CA", path("authority.pem"), "-CAkey",
        path("authority.key"), "-CAcreateserial", "-extfile", path("extensions"), "-out", path("server.pem"),
      ])
  }
}
