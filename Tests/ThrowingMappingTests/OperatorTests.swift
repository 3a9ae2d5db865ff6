import Foundation
import JSONCore
import Testing
import ThrowingMapping

private enum Suit: String, ThrowingMapping.Decodable { case hearts, spades }

/// The result of an expression in one line: the value, or the case and the path of the error.
func outcome<Value>(_ json: String, _ read: (JSON) throws -> Value) throws -> String {
  let document = try Document(parsing: json)
  return try outcome { try read(document.root) }
}

/// The result of an expression in one line: the value, or the case and the path of the error.
func outcome<Value>(_ read: () throws -> Value) throws -> String {
  do {
    return "\(try read())"
  } catch let error as ThrowingMapping.DecodingError {
    let path = "at \"\(error.metadata.formattedPath)\""
    return switch error {
    case .typeMismatch(let expected, let actual, _): "expected \(expected), got \(actual) \(path)"
    case .missingKey(let key, _): "missing \(key) \(path)"
    case .rawRepresentableInitializationError(let rawValue, _): "no raw value \(rawValue) \(path)"
    case .other(let error, _): "other \(error) \(path)"
    }
  }
}

@Suite("Operators")
struct OperatorTests {
  static let json = #"""
    {"n":1,"s":"a","null":null,"list":["a",null,"b"],"deep":{"er":{"n":2},"null":null},"map":{"a":1,"b":null},
     "suit":"spades","nested":{"x":[[1],[2,3]]},"objects":[{"n":1},{"n":"x"}]}
    """#

  static let table: [(String, @Sendable (JSON) throws -> Any, String)] = [
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
    ("composed", { try $0 => "deep" => "er" => "n" as Int }, "2"),
    ("array literal", { try $0 => ["deep", "er", "n"] as Int }, "2"),
    ("composed, missing", { try $0 => "deep" => "x" => "n" as Int }, #"missing x at "deep""#),
    ("composed, no object", { try $0 => "s" => "n" as Int }, #"expected NSDictionary, got String at "s""#),
    ("composed, wrong", { try $0 => "deep" => "er" as Int }, #"expected Int, got NSDictionary at "deep.er""#),
    ("first optional, present", { try $0 =>? "deep" => "er" => "n" as Int? as Any }, "Optional(2)"),
    ("first optional, missing", { try $0 =>? "x" => "er" as Int? as Any }, "nil"),
    ("first optional, null", { try $0 =>? "null" => "er" as Int? as Any }, "nil"),
    ("second required, missing", { try $0 =>? "deep" => "x" as Int? as Any }, #"missing x at "deep""#),
    ("second optional, missing", { try $0 => "deep" =>? "x" as Int? as Any }, "nil"),
    ("second optional, null", { try $0 => "deep" =>? "null" => "y" as Int? as Any }, "nil"),
    ("first required, missing", { try $0 => "x" =>? "y" as Int? as Any }, #"missing x at """#),
    (
      "first required, null", { try $0 => "null" =>? "y" as Int? as Any },
      #"expected NSDictionary, got NSNull at "null""#
    ),
    (
      "second optional, wrong", { try $0 => "deep" =>? "er" as Int? as Any },
      #"expected Int, got NSDictionary at "deep.er""#
    ),
    ("three keys, the last optional", { try $0 => "deep" => "er" =>? "x" as Int? as Any }, "nil"),
    ("three keys, all optional", { try $0 =>? "deep" =>? "er" =>? "n" as Int? as Any }, "Optional(2)"),
    ("[T?]", { try $0 => "list" as [String?] }, #"[Optional("a"), nil, Optional("b")]"#),
    ("[T], null in it", { try $0 => "list" as [String] }, #"expected String, got NSNull at "list""#),
    ("[[T]]", { try $0 => "nested" => "x" as [[Int]] }, "[[1], [2, 3]]"),
    ("[String: [[T]]]", { try $0 => "nested" as [String: [[Int]]] }, #"["x": [[1], [2, 3]]]"#),
    ("[String: T?]", { try ($0 => "map" as [String: Int?])["b"] as Any }, "Optional(nil)"),
    (
      "[String: T], null in it", { try $0 => "map" as [String: Int] }, #"expected Int, got NSNull at "map.b""#
    ),
    (
      "[String: T], no object", { try $0 => "n" as [String: Int] },
      #"expected NSDictionary, got NSNumber at "n""#
    ),
    ("[T], no array", { try $0 => "n" as [Int] }, #"expected NSArray, got NSNumber at "n""#),
    (
      "[[String: T]], wrong in it", { try $0 => "objects" as [[String: Int]] },
      #"expected Int, got String at "objects.n""#
    ),
    ("raw value", { try $0 => "suit" as Suit }, "spades"),
    ("raw value, unknown", { try $0 => "s" as Suit }, #"no raw value a at "s""#),
    ("raw value, wrong", { try $0 => "n" as Suit }, #"expected String, got NSNumber at "n""#),
    ("raw value, null", { try $0 =>? "null" as Suit? as Any }, "nil"),
  ]

  @Test("Null, missing and wrong members are decoded as the table says", arguments: table.indices)
  func rows(index: Int) throws {
    let (name, read, expected) = Self.table[index]
    #expect(try outcome(Self.json, read) == expected, "\(name)")
  }
}

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
