import Foundation

/// An nginx on 127.0.0.1 that sends the same JSON for every request.
final class LoopbackServer: Sendable {
  struct Failure: Error { let reason: String }

  let address: String
  private let process: Int32
  private let folder: URL

  init(body: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "client-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"]
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Failure(reason: "nginx is missing; install the package nginx-light (brew: nginx)")
    }
    for _ in 1...5 {
      // If another process has taken the port, nginx ends, and the next one is tried.
      let port = Int.random(in: 20_000..<60_000)
      let configuration = folder.appending(path: "nginx.conf")
      try Data(Self.configuration(folder.path, port, body).utf8).write(to: configuration)
      let nginx = Process()
      nginx.executableURL = URL(filePath: path)
      nginx.arguments = ["-p", folder.path, "-c", configuration.path]
      nginx.standardError = FileHandle.nullDevice
      try nginx.run()
      let number = folder.appending(path: "nginx.pid").path
      while nginx.isRunning, !FileManager.default.fileExists(atPath: number) { usleep(10_000) }
      guard nginx.isRunning else { continue }
      (address, process) = ("http://127.0.0.1:\(port)", nginx.processIdentifier)
      return
    }
    throw Failure(reason: "nginx doesn't start")
  }

  deinit {
    kill(process, SIGTERM)
    for _ in 0..<500 where kill(process, 0) == 0 { usleep(10_000) }
    try? FileManager.default.removeItem(at: folder)
  }

  private static func configuration(_ folder: String, _ port: Int, _ body: String) -> String {
    """
    daemon off;
    pid \(folder)/nginx.pid;
    error_log \(folder)/error.log;
    worker_processes 1;
    events { worker_connections 256; }
    http {
      access_log off;
      client_body_temp_path \(folder)/body;
      proxy_temp_path \(folder)/proxy;
      fastcgi_temp_path \(folder)/fastcgi;
      uwsgi_temp_path \(folder)/uwsgi;
      scgi_temp_path \(folder)/scgi;
      default_type application/json;
      keepalive_requests 1000000;
      server {
        listen 127.0.0.1:\(port);
        location / { return 200 '\(body)'; }
      }
    }
    """
  }
}
