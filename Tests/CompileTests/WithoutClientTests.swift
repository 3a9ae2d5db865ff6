import MappingTestSupport
import Testing

/// The types of the client and of its store in a build without the traits that they need.
@Suite("The client and the store without their traits")
struct WithoutClientTests {
  /// A library that is empty without its trait.
  struct Library: Sendable, CustomTestStringConvertible {
    let name: String
    /// The path of the file with its unavailable declarations.
    let file: String
    /// The trait that these declarations name.
    var trait = "Client"
    /// The types that programs use together with the declared ones.
    var others: Set<String> = []

    var testDescription: String { name }

    /// The types that the library declares as unavailable.
    var declared: Set<String> {
      get throws {
        let names = try PackageFolder.text(of: file).matches(of: /(?m)^public (?:struct|protocol) (\w+)/)
        return Set(names.map { String($0.1) })
      }
    }
  }

  private static let libraries = [
    Library(
      name: "APIClient", file: "Sources/Client/APIClient/Unavailable.swift",
      others: [
        "AcceptedStatus", "ActivityTracker", "AuthenticationInterceptor", "BearerTokenMapping", "BodySource",
        "ByteProgress", "CacheKey", "CachedReply", "ClientOptions", "ConditionalRequests",
        "CookieStore",
        "CredentialStoreError", "ElementSequence", "EventLog", "Exchange", "HTTPURL", "ManualClock",
        "MemoryCredentialStore", "MemoryReplyCache", "MultipartPart", "ParameterEncoding", "QueryParameters",
        "Reply", "ReplyBody", "ReplyCache", "ReplyOrder", "ReplySequence", "RequestAdapter", "RequestBody",
        "RequestClock", "RequestEvent", "RequestMetrics", "RequestTask", "RetryInterceptor", "RetryPolicy",
        "RouteParameters", "SampleReply", "ServerSentEvent", "ServerSentEvents", "StatusError",
        "StreamedBody",
        "TargetReply", "TransportError",
      ]),
    Library(
      name: "URLSessionTransport", file: "Sources/Client/URLSessionTransport/Unavailable.swift",
      others: ["URLSessionTransportOptions"]),
    Library(
      name: "APIClientObservability", file: "Sources/Client/APIClientObservability/Unavailable.swift",
      trait: "Observability"),
    Library(name: "OfflineStore", file: "Sources/Store/OfflineStore/Replies/Unavailable.swift"),
    Library(name: "GRDBStore", file: "Sources/Store/GRDBStore/GRDBStore.swift", trait: "Store"),
  ]

  @Test("Each declared type names the missing trait", arguments: libraries)
  func unavailable(library: Library) throws {
    let names = try library.declared
    #expect(!names.isEmpty)
    let uses = names.enumerated().map { "typealias Use\($0) = \($1)\n" }
    // Compiled from its source, because this build may have the trait.
    let declarations = try PackageFolder.text(of: library.file)
    let output = try SwiftCompiler().check(texts: [declarations, uses.joined()]).output
    let errors = output.split(separator: "\n").compactMap { line in
      line.firstRange(of: " error: ").map { String(line[$0.upperBound...]) }
    }
    let advice = "turn on the package trait \(library.trait): .package(…, traits: [\"\(library.trait)\"])"
    #expect(Set(errors) == Set(names.map { "'\($0)' is unavailable: \(advice)" }))
  }

  @Test(
    "Each type is declared, unless programs use it together with others",
    // Most types of the store need no trait.
    arguments: libraries.filter { $0.name != "OfflineStore" })
  func complete(library: Library) throws {
    let types = try PackageFolder.text(of: "API/\(library.name).txt")
      .matches(of: /(?m)^(?:final )?(?:actor|class|enum|protocol|struct|typealias) (\w+)(?=$| |<)/)
      .map { String($0.1) }
    #expect(try Set(types).subtracting(library.others) == library.declared)
    #expect(library.others.isSubset(of: types))
  }
}
