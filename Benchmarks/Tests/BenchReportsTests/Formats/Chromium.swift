import Foundation

/// A browser without a window.
enum Chromium {
  struct Answer {
    /// The pixels by which the page is wider than its window; `nil` if the page did not load.
    var overflow: Int?
    /// The lines that the page logged.
    var console: [String]
    /// The result of the function.
    var text: String?
  }

  static let path: String? = ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
  }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Shows the page in a frame of this width, since windows have a minimum width.
  ///
  /// - Parameter question: A function of the page's window in JavaScript; it may return a promise.
  static func answer(
    to page: String, width: Int, isDark: Bool = false, asking question: String = "() => ''"
  ) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func quoted(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    }
    let frame = """
      <!DOCTYPE html><meta charset="utf-8"><link rel="icon" href="data:,"><body>
      <iframe srcdoc="\(quoted(page))" style="width: \(width)px; height: 900px; border: 0" onload="
        const root = this.contentDocument.documentElement;
        document.body.setAttribute('data-overflow', root.scrollWidth - root.clientWidth);
        const view = this.contentWindow;
        setTimeout(async () => document.body.setAttribute('data-text', await (\(quoted(question)))(view)), 300)"></iframe>
      """
    let file = folder.appending(path: "frame.html")
    try Data(frame.utf8).write(to: file)
    let (output, log) = try run(
      options(in: folder, isDark: isDark) + [
        "--enable-logging=stderr", "--window-size=1400,1000", "--virtual-time-budget=10000", "--dump-dom",
        file.absoluteString,
      ])
    func attribute(_ name: String) -> String? {
      output.components(separatedBy: "\(name)=\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
    }
    let console = log.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init)
    return Answer(
      overflow: attribute("data-overflow").flatMap { Int($0) }, console: console, text: attribute("data-text")
    )
  }

  /// Prints the page and returns the number of sheets.
  static func sheets(of page: String, isDark: Bool) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, sheets) = (folder.appending(path: "page.html"), folder.appending(path: "sheets.pdf"))
    try Data(page.utf8).write(to: file)
    _ = try run(
      options(in: folder, isDark: isDark) + [
        "--no-pdf-header-footer", "--print-to-pdf=\(sheets.path)", file.absoluteString,
      ])
    let text = String(decoding: try Data(contentsOf: sheets), as: UTF8.self)
    return text.matches(of: /\/Type \/Page\b/).count
  }

  private static func options(in folder: URL, isDark: Bool) -> [String] {
    [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(folder.path)/profile", "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
    ]
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
