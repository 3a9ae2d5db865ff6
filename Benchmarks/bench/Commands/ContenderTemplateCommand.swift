import ArgumentParser
import BenchReports
import Foundation

/// `bench contender-template` writes a package for a contender.
struct ContenderTemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contender-template",
    abstract: "Write a package that compares another library with the strategies.",
    discussion: """
      The package contains the loop of the protocol, and a file with two functions, which decode and encode todos with \
      Foundation until you use your library in them. Models that are left out aren't compared.

      EXAMPLES:
        bench contender-template swift MyLibrary
        swift build -c release --package-path MyLibrary
        bench run --contender "$(swift build -c release --package-path MyLibrary --show-bin-path)/MyLibrary"
      """
  )

  enum Language: String, ExpressibleByArgument, CaseIterable {
    case swift
  }

  @Argument(help: "The language: swift.")
  var language: Language

  @Argument(help: "The new folder, whose name is that of the contender.")
  var folder: String

  private var name: String { URL(fileURLWithPath: folder).lastPathComponent }

  func validate() throws {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
      throw ValidationError("the name must consist of letters and digits, as in MyLibrary")
    }
  }

  func run() throws {
    let sources = BenchReports.Environment.packageFolder.appendingPathComponent("Benchmarks/Contenders/Swift")
    let loop = try FileAccess.read(sources.appendingPathComponent("Protocol.swift").path)
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw CommandFailure(description: "\(folder) exists already")
    }
    try FileManager.default.createDirectory(atPath: "\(folder)/Sources", withIntermediateDirectories: true)
    try FileAccess.write(Data(manifest.utf8), to: "\(folder)/Package.swift")
    try FileAccess.write(Data(contender.utf8), to: "\(folder)/Sources/\(name).swift")
    try FileAccess.write(Data(loop), to: "\(folder)/Sources/Protocol.swift")
    try StandardStream.output.write("\(folder): fill in the functions of Sources/\(name).swift\n")
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(name)",
      targets: [.executableTarget(name: "\(name)", path: "Sources")]
    )

    """
  }

  private var contender: String {
    """
    import Foundation

    struct Todo: Codable {
      let userId: Int
      let id: Int?
      let title: String
      let completed: Bool
    }

    // Use your library in these two functions.
    struct TodosCodec: Codec {
      func decode(_ text: Data) throws -> [Todo] { try JSONDecoder().decode([Todo].self, from: text) }

      func encode(_ todos: [Todo]) throws -> Data { try JSONEncoder().encode(todos) }
    }

    @main
    struct Library: Contender {
      static let name = "\(name)"
      // tuned, borrows, reference-helper, lossy-numbers, lenient
      static let marks: [String] = []
      static let models = ["todos"]

      init(skills: Data) {}

      func codec(for model: String) -> (any Codec)? { model == "todos" ? TodosCodec() : nil }

      func location(of error: any Error) -> [String: Any] { [:] }
    }

    """
  }
}
