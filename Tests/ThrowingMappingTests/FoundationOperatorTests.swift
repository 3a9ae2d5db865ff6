import Foundation
import Testing
import ThrowingMapping

private struct Part: ThrowingMapping.Decodable {
  let name: String?
  static func decode(_ json: JSON) throws -> Part { try Part(name: json => "s") }
}

/// Rows of `OperatorTests`, with the result of `JSONSerialization` on the left.
@Suite("Operators on trees")
struct FoundationOperatorTests {
  static let rows: [(String, @Sendable (NSDictionary) throws -> Any, String)] = [
    ("=> T", { try $0 => "n" as Int }, "1"),
    ("=> T, null", { try $0 => "null" as Int }, #"expected Int, got NSNull at "null""#),
    ("=> T, missing", { try $0 => "x" as Int }, #"missing x at """#),
    ("=> T, wrong", { try $0 => "s" as Int }, #"expected Int, got String at "s""#),
    ("=> T?", { try $0 => "n" as Int? as Any }, "Optional(1)"),
    ("=> T?, null", { try $0 => "null" as Int? as Any }, "nil"),
    ("=> T?, missing", { try $0 => "x" as Int? as Any }, #"missing x at """#),
    ("=> T?, wrong", { try $0 => "s" as Int? as Any }, #"expected Int, got String at "s""#),
    ("=>? T?", { try $0 =>? "n" as Int? as Any }, "Optional(1)"),
    ("=>? T?, null", { try $0 =>? "null" as Int? as Any }, "nil"),
    ("=>? T?, missing", { try $0 =>? "x" as Int? as Any }, "nil"),
    ("=>? T?, wrong", { try $0 =>? "s" as Int? as Any }, #"expected Int, got String at "s""#),
    ("=> Any, missing", { try $0 => "x" }, #"missing x at """#),
    ("no object", { _ in try ("t" as Any) => "x" as Int }, #"expected NSDictionary, got String at """#),
    ("[T?]", { try $0 => "list" as [String?] }, #"[Optional("a"), nil]"#),
    ("[T]?", { try $0 => "null" as [String]? as Any }, "nil"),
    ("model", { try ($0 => "deep" as Part?)?.name as Any }, #"missing s at "deep""#),
    ("try?", { (try? $0 => "n" as Int) as Any }, "Optional(1)"),
  ]

  private static func tree() throws -> NSDictionary {
    let text = #"{"n":1,"s":"a","null":null,"list":["a",null],"deep":{"er":{"n":2},"null":null}}"#
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test("Operators decode null, missing and wrong members as those of a document", arguments: rows.indices)
  func row(index: Int) throws {
    let (name, read, expected) = Self.rows[index]
    let tree = try Self.tree()
    #expect(try outcome { try read(tree) } == expected, "\(name)")
  }

  @Test("Operators infer the type from the context of the result")
  func inference() throws {
    let tree = try Self.tree()
    let optional: Int? = try tree => "null"
    let found: Int? = try (tree as Any) => "n"
    let missing: Int? = try (tree as Any) => "deep" =>? "x"
    let tried: Int? = try? tree => "n"
    func returned() throws -> String? { try tree => "s" }
    let any = try (tree as Any) => "s"
    #expect(optional == nil && found == 1 && missing == nil && tried == 1)
    #expect(try returned() == "a")
    #expect(any as? String == "a")
    #expect(try tree =>? "x" == nil)
    #expect(try (tree =>? "n") as? Int == 1)
  }
}
