import BenchKit
import Foundation
import Testing

@Suite struct HelpTests {
  static let subcommands = [
    "run", "list", "report", "compare", "check", "map", "errors", "conformance", "memory", "cost",
    "instructions", "adopt", "drift", "contender-template",
  ]

  @Test(arguments: [[]] + subcommands.map { [$0] })
  func helpHasExamples(command: [String]) throws {
    let ending = try BenchProgram().run(command + ["--help"])
    #expect(ending.status == 0)
    #expect(ending.error == "")
    #expect(ending.output.contains("USAGE: \((["bench"] + command).joined(separator: " "))"))
    #expect(ending.output.contains("EXAMPLES:\n  bench"))
  }

  @Test func thereAreNoOtherSubcommands() throws {
    let help = try BenchProgram().run(["--help"]).output
    let table = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
    let names = table.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "See" }
    #expect(names == Self.subcommands)
  }

  @Test(
    .enabled(if: ReleaseBuild.isDebug),
    arguments: [["run"], [], ["memory"], ["check", "--baseline", "none.json"]])
  func aDebugBuildRefusesToMeasure(arguments: [String]) throws {
    let ending = try BenchProgram().run(arguments)
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(
      ending.error == """
        Error: this is a debug build, whose figures would mean nothing; run the optimised one, as in swift run -c release

        """)
  }
}
