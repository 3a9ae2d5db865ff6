import Testing

/// Which folders of a target may use which others; see CONTRIBUTING.md.
@Suite("Order of the folders within a target")
struct FolderOrderTests {
  /// The folders of a target from the bottom up: each uses only those before it. `.` are the files beside the
  /// folders.
  static let orders = [
    "Sources/Core/JSONCore": [
      "Locks", "Vocabulary", "Errors", "Numbers", "Tape", "Parsing", "Values", "Writing", "Readable",
      "ForStrategies", "Cursor", "Backend", "Owned", "Streaming", "Diagnostics",
    ],
    "Sources/Core/JSONPatch": ["."],
    "Sources/Core/JSONFoundation": ["."],
    "Sources/Core/JSONMapping":
      [".", "Errors", "Lossy", "Protocols", "Combinators", "Fields", "TaggedUnions", "Encoding"],
    "Sources/Core/JSONStreaming": [
      "Errors", "Sources", "Sinks", "Splitting", "Decoding", "Partial", "Encoding",
    ],
    "Sources/Strategies/ManualMapping": [".", "Decoding", "Mapper"],
    "Sources/Strategies/MappableMapping":
      [".", "Legacy", "Errors", "Transforms", "Map", "Operators", "Protocols", "Mapper"],
    "Sources/Strategies/ApplicativeMapping":
      [".", "Errors", "Decoded", "Currying", "Decoding", "Operators", "Mapper"],
    "Sources/Strategies/ThrowingMapping": [".", "KeyPaths", "Errors", "Decoding", "Operators", "Mapper"],
    "Sources/Strategies/CodableMapping":
      ["Coding", "Defaults", "Options", "Decoding", "Encoding", ".", "Lossy", "Mixing"],
    "Sources/Strategies/DerivedMapping": [".", "Decoding", "Mapper", "Attributes"],
    "Sources/Macros/DerivedMacros":
      ["Syntax", "Diagnostics", "Reading", "Writing", "Checking", "Macros", "."],
    "Services/Sources/APIClient": [
      ".", "Basics", "Errors", "Addresses", "Clocks", "Bodies", "Exchanges", "Events", "Files", "Acceptance",
      "Interceptors", "Endpoints", "Retrying", "Authentication", "Caching", "Stubbing", "Sending",
      "ServerSentEvents", "Routes", "Targets",
    ],
    "Services/Sources/OfflineStore":
      ["Columns", "Errors", "Models", "Queries", "Stores", "Migrations", "Replies", "Policies"],
    "Services/Sources/GRDBStore": ["Errors", "SQL", "Migrating", "."],
    "Benchmarks/BenchKit": [
      "Coordinates", "Generation", "Statistics", "Measuring", "Codecs", "Peers", "Floors", "Contenders",
      "Matrix", "Own", "Shapes", "Instructions",
    ],
    "Benchmarks/BenchReports": [
      ".", "Arguments", "Writing", "Layout", "ErrorQuality", "Conformance", "Instructions", "Cost",
      "Reporting", "Comparing",
    ],
    "Benchmarks/Adoption": ["Naming", "Shapes", "Samples", "Types", "Drift", "Sources", "Package", "."],
  ]

  /// The enum of everything from which the issues of an error are created, and what a document stores to find
  /// its errors, name types of the folders above.
  static let exceptions: Set = [
    "Sources/Core/JSONCore/Errors/JSONError+Storage.swift uses JSONError.Storage.Source of Diagnostics",
    "Sources/Core/JSONCore/Tape/KeyIndexes.swift uses PlaceFinder of Diagnostics",
  ]

  @Test("Every folder has its place, and uses only those below it", arguments: orders)
  func usesPointDown(target: String, folders: [String]) throws {
    let target = try FolderUses(ofTarget: target)
    #expect(target.folders == Set(folders))
    let upward = target.usesUpward(in: folders).map { "\($0.file) uses \($0.name) of \($0.usedFolder)" }
    #expect(Set(upward).subtracting(Self.exceptions).sorted() == [])
  }
}
