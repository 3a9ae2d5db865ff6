import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct RoundTripTests {
  static let layouts = [
    JSONWriteOptions(), JSONWriteOptions(pretty: true),
    JSONWriteOptions(pretty: true, escapesSlashes: true, spaceBeforeColon: true),
  ]

  @Test("An accepted text can be written and parsed again to an equal tree", arguments: layouts)
  func fixtures(_ options: JSONWriteOptions) throws {
    let names =
      try Fixture.documents(in: "").map { $0 }
      + Fixture.documents(in: "conformance").filter { !$0.hasPrefix("n_") }.map { "conformance/\($0)" }
    for name in names {
      guard let document = try? Document(parsing: Fixture.bytes(name)) else { continue }
      var writer = JSONWriter(options: options)
      try writer.write(document.root)
      let again = try Document(parsing: writer.finish())
      let isEqual = RoundTripTests.isEqual(document.root, again.root)
      #expect(isEqual, "\(name)")
    }
  }

  @Test(
    "Different trees aren't equal",
    arguments: [
      ("1", "2"), ("1", "1.0"), ("[1]", "[1,1]"), (#"{"a":1}"#, #"{"b":1}"#),
      (#"{"a":1,"b":1}"#, #"{"b":1,"a":1}"#), (#""a""#, #""b""#), ("[]", "{}"), ("true", "false"),
    ])
  func differences(_ left: String, _ right: String) throws {
    let left = try Document(parsing: left)
    let right = try Document(parsing: right)
    let areEqual = RoundTripTests.isEqual(left.root, right.root)
    let isEqualToItself = RoundTripTests.isEqual(left.root, left.root)
    #expect(!areEqual)
    #expect(isEqualToItself)
  }

  private static func isEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    guard left.kind == right.kind, left.node.pointee.size == right.node.pointee.size else { return false }
    switch left.kind {
    case .null: return true
    case .bool: return left.node.pointee.kind == right.node.pointee.kind
    case .number: return left.numberLiteral == right.numberLiteral
    case .string: return left.escapedString().utf8.elementsEqual(right.escapedString().utf8)
    case .array, .object: break
    }
    var index = 1
    var isEqual = left.node.pointee.count == right.node.pointee.count
    while isEqual, index < left.node.pointee.size {
      // Keys are nodes like values.
      isEqual = RoundTripTests.isEqual(
        JSONValue(node: left.node + index, header: left.header),
        JSONValue(node: right.node + index, header: right.header))
      index += left.node[index].size
    }
    return isEqual
  }
}
