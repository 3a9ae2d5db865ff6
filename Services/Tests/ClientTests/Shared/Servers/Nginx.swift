import Foundation
import Testing

/// An nginx that serves a folder on 127.0.0.1, with HTTP and with HTTPS.
final class Nginx: Sendable {
  /// Whether nginx is installed, and openssl, which creates its certificate.
  static var isInstalled: Bool { Command.path(of: "nginx") != nil && Command.path(of: "openssl") != nil }

  /// Skips the tests that need nginx where it is missing.
  static let trait = ConditionTrait.enabled(
    if: isInstalled, "nginx or openssl is missing: install nginx-light and openssl")

  /// The folder of all files of the server.
  let directory: URL
  /// The folder whose documents the server sends.
  let documents: URL
  /// The ports of HTTP and HTTPS.
  let ports: (plain: Int, secure: Int)
  private let process: Int32

  /// Starts a server, whose certificate is signed by a new authority, `authority.pem`.
  ///
  /// - Parameter offersHTTP2: Whether it offers HTTP/2 to clients that use TLS.
  init(offersHTTP2: Bool = false) async throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    documents = directory.appendingPathComponent("documents")
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    // If root starts nginx, its workers run as another user.
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.path)
    try await Certificates.make(in: directory)
    (process, ports) = try await Nginx.start(in: directory, offersHTTP2: offersHTTP2)
  }

  deinit {
    kill(process, SIGTERM)
    // Waits until nginx has ended: it could create a folder while the folders are removed.
    for _ in 0..<500 where kill(process, 0) == 0 { usleep(10_000) }
    try? FileManager.default.removeItem(at: directory)
  }

  /// Starts the program, and chooses other ports if another process has taken them.
  private static func start(
    in directory: URL, offersHTTP2: Bool
  ) async throws -> (Int32, (plain: Int, secure: Int)) {
    let configuration = directory.appendingPathComponent("nginx.conf")
    let number = directory.appendingPathComponent("nginx.pid").path
    for _ in 1...5 {
      // Nginx can't take over an open socket, so the ports are free until it opens them.
      let listeners = try (Sockets.listen(), Sockets.listen())
      let ports = (plain: listeners.0.port, secure: listeners.1.port)
      Sockets.stop(listeners.0.socket)
      Sockets.stop(listeners.1.socket)
      try Nginx.configuration(directory, ports, offersHTTP2: offersHTTP2).write(
        to: configuration, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = Command.path(of: "nginx").map { URL(fileURLWithPath: $0) }
      process.arguments = ["-p", directory.path, "-c", configuration.path]
      process.standardError = FileHandle.nullDevice
      try process.run()
      // Nginx listens once it has written the file with its process id.
      while process.isRunning, !FileManager.default.fileExists(atPath: number) {
        try await Task.sleep(for: .milliseconds(10))
      }
      if process.isRunning { return (process.processIdentifier, ports) }
    }
    let log = try String(contentsOf: directory.appendingPathComponent("error.log"), encoding: .utf8)
    throw Command.Failure(command: "nginx", output: log)
  }

  /// Adds a document to the folder ``documents``.
  func add(_ text: String, as name: String) throws {
    try text.write(to: documents.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private static func configuration(
    _ directory: URL, _ ports: (plain: Int, secure: Int), offersHTTP2: Bool
  ) -> String {
    """
    daemon off;
    pid \(directory.path)/nginx.pid;
    error_log \(directory.path)/error.log;
    worker_processes 1;
    events { worker_connections 64; }
    http {
      access_log off;
      client_body_temp_path \(directory.path)/body;
      proxy_temp_path \(directory.path)/proxy;
      fastcgi_temp_path \(directory.path)/fastcgi;
      uwsgi_temp_path \(directory.path)/uwsgi;
      scgi_temp_path \(directory.path)/scgi;
      default_type application/json;
      client_max_body_size 0;
      gzip on;
      gzip_min_length 100;
      gzip_types application/json;
      server {
        listen 127.0.0.1:\(ports.plain);
        listen 127.0.0.1:\(ports.secure) ssl\(offersHTTP2 ? " http2" : "");
        ssl_certificate \(directory.path)/server.pem;
        ssl_certificate_key \(directory.path)/server.key;
        root \(directory.path)/documents;
        location /version { return 200 "$server_protocol"; }
        location /connection { return 200 "$connection"; }
        location /upload { proxy_pass http://127.0.0.1:\(ports.plain)/version; }
        location /down { return 302 http://127.0.0.1:\(ports.plain)/todos.json; }
      }
    }
    """
  }
}

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
