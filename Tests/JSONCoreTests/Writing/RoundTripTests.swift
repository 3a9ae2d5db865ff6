import JSONCore
import MappingTestSupport
import Testing

@Suite struct RoundTripTests {
  static let layouts = [
    JSONWriteOptions(), JSONWriteOptions(pretty: true),
    JSONWriteOptions(pretty: true, escapesSlashes: true, spaceBeforeColon: true),
  ]

  @Test("An accepted text can be written and parsed again to an equal tree", arguments: layouts)
  func fixtures(_ options: JSONWriteOptions) throws {
    let names =
      try Fixture.documents(in: "")
      + Fixture.documents(in: "conformance").filter { !$0.hasPrefix("n_") }.map { "conformance/\($0)" }
    for name in names {
      guard let document = try? Document(parsing: Fixture.bytes(name)) else { continue }
      let again = try Document(parsing: NativeBackend.serialize(document.root, options: options))
      // The values are equal, and also their order, their digits and duplicate keys.
      let areEqual = try OwnedJSON(again.root) == OwnedJSON(document.root)
      #expect(areEqual, "\(name)")
      let texts = try [NativeBackend.serialize(document.root), NativeBackend.serialize(again.root)]
      #expect(texts[0] == texts[1], "\(name)")
    }
  }
}
