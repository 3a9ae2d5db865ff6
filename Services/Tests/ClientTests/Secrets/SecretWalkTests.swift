import APIClient
import CatalogServices
import Foundation
import MappingTestSupport
import OfflineStore
import Testing

/// Examines a value of each public type of client, store, streams and services, after requests with planted
/// secrets. A new type without a sample fails the test.
@Suite("No public type shows a secret", .urlSession)
struct SecretWalkTests {
  /// Types without a sample.
  static let unwalked = [
    "APIClient.Anyone": "has no values", "CatalogServices.Guest": "has no values",
    "CatalogServices.Member": "has no values",
    "JSONStreaming.StreamWriter": "can't be copied, so nothing prints it, dumps it or makes a mirror of it",
  ]

  static let seeds = (1...Thoroughness.rounds(2, of: 12)).map { UInt64($0) }

  /// Returns the places of the secrets that a value shows, and the classes whose properties a mirror shows.
  private func faults(_ value: Any, _ secrets: PlantedSecrets) -> [String] {
    let shown = ShownTexts(of: value)
    let places = secrets.places(in: Data(shown.texts.joined(separator: "\n").utf8))
    let name = PublicTypes.name(of: value)
    return places.map { "\(name) shows the \($0)" }
      + shown.walkedClasses.map { "\(name) is walked into \($0)" }
  }

  @Test("No value shows a secret in output, dumps, mirrors, encoders or logs", arguments: seeds)
  func walk(seed: UInt64) async throws {
    let secrets = PlantedSecrets(seed: seed)
    let program = try await WalkedProgram(secrets)
    let errors = try await program.run()
    #expect(errors.count > 10)
    var samples: [Any] = try await program.clientSamples()
    samples += try await program.storeSamples()
    samples += try await program.streamSamples()
    samples += await program.serviceSamples()
    samples += errors.compactMap(\.transportError)
    let cases = try program.caseSamples()
    let purposes = Self.shownOnPurpose(secrets)
    #expect(
      try PublicTypes.casesWithValues().subtracting(purposes.map(\.name)) == Set(cases.keys),
      "give a sample of each to WalkedProgram")
    samples += cases.values
    // Replaces optionals by their values.
    samples = samples.map {
      Mirror(reflecting: $0).displayStyle == .optional
        ? Mirror(reflecting: $0).children.first?.value ?? $0 : $0
    }
    let events = program.observations.events
    #expect(events.count > 50)
    let walked = Set(samples.map { PublicTypes.name(of: $0) })
    let missing = try PublicTypes.all().subtracting(walked).subtracting(Self.unwalked.keys)
      .subtracting(purposes.map(\.name))
    #expect(missing.sorted() == [], "give a sample of each to WalkedProgram")
    #expect(walked.intersection(Self.unwalked.keys).isEmpty)
    var faults: Set<String> = []
    for value in samples + errors
      + events.flatMap({ [$0, $0.kind, $0.exchange, $0.exchange.request] as [Any] })
    {
      faults.formUnion(self.faults(value, secrets))
    }
    #expect(faults.sorted() == [])
    let lines = program.observations.lines
    #expect(secrets.places(in: Data(lines.joined(separator: "\n").utf8)) == [])
    #expect(lines.contains { $0.contains("/kept") })
    #expect(try program.placesInFiles() == [])
    for stored in WalkedProgram.stored { #expect(try program.files(with: stored) != []) }
  }

  @Test("No value shows a secret during a request", arguments: seeds)
  func atWork(seed: UInt64) async throws {
    let secrets = PlantedSecrets(seed: seed)
    let program = try await WalkedProgram(secrets)
    var faults: Set<String> = []
    for _ in 1...3 {
      let count = program.server.requests.count
      let request = Task { try await program.client.send(program.endpoint("stall")) }
      while program.server.requests.count == count { await Task.yield() }
      for value in [
        program.client, program.transport, program.authenticator, program.services, program.context,
        program.conditions, program.store,
      ] as [Any] {
        faults.formUnion(self.faults(value, secrets))
      }
      request.cancel()
      _ = await request.result
    }
    #expect(faults.sorted() == [])
  }

  @Test("A secret is found in any form", arguments: seeds)
  func found(seed: UInt64) throws {
    let secrets = PlantedSecrets(seed: seed)
    for (place, secret) in secrets.all {
      let shown: [Any] = [
        secret, [1: [secret]], Array(secret.utf8), ["a": PlantedSecrets.encoded(secret)],
        Data(secret.utf8).base64EncodedString(),
        "Basic \(Data("ada:\(secret)".utf8).base64EncodedString())",
      ]
      for value in shown {
        let texts = ShownTexts(of: value).texts.joined(separator: "\n")
        #expect(secrets.places(in: Data(texts.utf8)) == [place], "\(value)")
      }
    }
  }

  /// Types and cases whose values a program formats itself, each with a value that has a secret. The samples
  /// of the walk have none of them.
  static func shownOnPurpose(_ secrets: PlantedSecrets) -> [(name: String, value: Any, place: String)] {
    [
      // The value of a column. The types that contain it hide it.
      ("OfflineStore.StoredValue.text", StoredValue.text(secrets.password), "password"),
      // The key of a request, which gives no access.
      ("APIClient.Exchange.Idempotency.key", Exchange.Idempotency.key(secrets.header), "header"),
      // Texts of a transport, and of the program's own store of credentials.
      ("APIClient.TransportError", TransportError(.other, reason: secrets.body), "body"),
      ("APIClient.CredentialStoreError", CredentialStoreError(secrets.token), "token"),
    ]
  }

  @Test("Values that a program formats itself are shown", arguments: seeds)
  func purposes(seed: UInt64) {
    let secrets = PlantedSecrets(seed: seed)
    for (name, value, place) in Self.shownOnPurpose(secrets) {
      let type = PublicTypes.name(of: value)
      #expect(name.hasPrefix(type))
      #expect(faults(value, secrets) == ["\(type) shows the \(place)"])
    }
  }

  @Test("Types of each kind are found, and tests with servers examine those that need SwiftNIO")
  func typesOfServers() throws {
    // In ProxyTests.
    let names = [
      "AsyncHTTPClientTransport.AsyncHTTPClientTransport",
      "AsyncHTTPClientTransport.AsyncHTTPClientTransportOptions",
      "AsyncHTTPClientTransport.AsyncHTTPClientTransportOptions.Proxy",
    ]
    #expect(try PublicTypes.all(ofServers: true).sorted() == names)
    #expect(
      try PublicTypes.all().isSuperset(of: [
        "APIClient.Client", "APIClient.ClientError.Kind", "APIClient.ByteProgress", "APIClient.Authenticator",
        "CatalogServices.Services", "JSONStreaming.StreamDecoder",
      ]))
  }
}
