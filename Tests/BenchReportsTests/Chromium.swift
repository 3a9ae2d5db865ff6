import Foundation

/// A browser without a window.
enum Chromium {
  struct Answer {
    /// Pixels by which the page is wider than its window; nil if the page did not load.
    var overflow: Int?
    /// Lines that the page logged.
    var console: [String]
  }

  static let path: String? = ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
  }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Shows the page in a frame of this width: windows have a least width, frames have none.
  static func answer(to page: String, width: Int) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let frame = """
      <!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><body>
      <iframe srcdoc="\(source)" style="width: \(width)px; height: 900px; border: 0" onload="
        const root = this.contentDocument.documentElement;
        document.body.setAttribute('data-overflow', root.scrollWidth - root.clientWidth)"></iframe>
      """
    let file = folder.appending(path: "frame.html")
    try Data(frame.utf8).write(to: file)
    let (output, log) = try run([
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
      "--user-data-dir=\(folder.path)/profile", "--window-size=1400,1000", "--virtual-time-budget=10000",
      "--dump-dom", file.absoluteString,
    ])
    let mark = "data-overflow=\""
    let overflow = output.components(separatedBy: mark).dropFirst().first.flatMap { text in
      Int(text.prefix { $0 != "\"" })
    }
    let console = log.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init)
    return Answer(overflow: overflow, console: console)
  }

  private static func run(_ arguments: [String]) throws -> (output: String, log: String) {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = arguments
    let output = Pipe()
    let log = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), try String(contentsOf: log, encoding: .utf8))
  }
}
