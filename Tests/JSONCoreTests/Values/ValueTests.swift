import Testing

@testable import JSONCore

@Suite("Documents")
struct DocumentTests {
  // A document that is only used in one expression. This must also compile: if `root` were returned instead
  // of yielded, Swift 6.3 would stop with an internal error.

  private func title(of text: String) throws -> String? {
    try Document(parsing: text).root.object()["title"]?.string()
  }

  private func number(in text: String) throws(JSONError) -> Int { try Document(parsing: text).root.int() }

  @Test("The values of a document are accessible in the expression that creates it")
  func chained() throws {
    #expect(try title(of: #"{"title":"Rest"}"#) == "Rest")
    #expect(try title(of: "{}") == nil)
    #expect(try number(in: "7") == 7)
    #expect(try Document(parsing: "[1,2]").root.array().count == 2)
    #expect(try OwnedJSON(Document(parsing: "[1]").root) == [1])
  }
}

/// The value, or the code of the error, of every accessor for every kind of value.
@Suite struct AccessorTests {
  static let values = [
    "null", "true", "0", "-7", "300", "9223372036854775808", "2016.0", "1e2", "2.5", "1e400", #""text""#,
    #""\u0041\n""#, "[]", "[1]", "{}", #"{"a":1}"#,
  ]

  typealias Accessor = @Sendable (JSONValue) throws(JSONError) -> String

  private static func leaf<Value: JSONReadable & SendableMetatype>(_ type: Value.Type) -> Accessor {
    { json throws(JSONError) in "\(try Value.read(json))" }
  }

  /// The results of each accessor for the values, with a space after each.
  static let table: [(name: String, accessor: Accessor, results: String)] = [
    ("Bool", leaf(Bool.self), "∅ true ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠"),
    ("Int", leaf(Int.self), "∅ ≠ 0 -7 300 range 2016 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"),
    ("UInt8", leaf(UInt8.self), "∅ ≠ 0 range range range range 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"),
    ("UInt64", leaf(UInt64.self), "∅ ≠ 0 range 300 9223372036854775808 2016 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"),
    (
      "Double", leaf(Double.self),
      "∅ ≠ 0.0 -7.0 300.0 9.223372036854776e+18 2016.0 100.0 2.5 range ≠ ≠ ≠ ≠ ≠ ≠"
    ),
    ("Float", leaf(Float.self), "∅ ≠ 0.0 -7.0 300.0 9.223372e+18 2016.0 100.0 2.5 range ≠ ≠ ≠ ≠ ≠ ≠"),
    ("String", leaf(String.self), "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ text A\n ≠ ≠ ≠ ≠"),
    (
      "Int?", { json throws(JSONError) in try Int?.read(json).map { "\($0)" } ?? "nil" },
      "nil ≠ 0 -7 300 range 2016 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"
    ),
    ("[Int]", leaf([Int].self), "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ [] [1] ≠ ≠"),
    (
      "[String: Int]",
      { json throws(JSONError) in
        try [String: Int].read(json).reduce("members") { "\($0):\($1.key)=\($1.value)" }
      },
      "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ members members:a=1"
    ),
    (
      "withUTF8",
      { json throws(JSONError) in try json.withUTF8 { span throws(JSONError) in "\(span.count)" } },
      "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ 4 2 ≠ ≠ ≠ ≠"
    ),
    (
      "numberLiteral", { json throws(JSONError) in json.numberLiteral ?? "nil" },
      "nil nil 0 -7 300 9223372036854775808 2016.0 1e2 2.5 1e400 nil nil nil nil nil nil"
    ),
    (
      "kind", { json throws(JSONError) in json.kind.rawValue },
      "null bool number number number number number number number number string string array array object object"
    ),
    (
      "isString", { json throws(JSONError) in "\(json.isString("A\n"))" },
      "false false false false false false false false false false false true false false false false"
    ),
  ]

  @Test("Each accessor decodes the values of its kind and rejects others", arguments: table.indices)
  func reads(_ index: Int) throws {
    let (name, accessor, row) = AccessorTests.table[index]
    let results = row.split(separator: " ")
    try #require(results.count == AccessorTests.values.count)
    for (text, result) in zip(AccessorTests.values, results) {
      let document = try Document(parsing: text)
      #expect(AccessorTests.outcome(of: accessor, on: document) == String(result), "\(name) of \(text)")
    }
  }

  private static func outcome(of accessor: Accessor, on document: Document) -> String {
    do throws(JSONError) { return try document.withRoot(accessor) } catch {
      return switch error.issue.code {
      case .unexpectedNull: "∅"
      case .typeMismatch: "≠"
      case .numberOutOfRange: "range"
      case .fractionalNumber: "fraction"
      default: error.description
      }
    }
  }
}

@Suite struct ObjectTests {
  @Test("Literals of every length find only their member")
  func literalKeys() throws {
    let document = try Document(
      parsing: """
        {"":0,"a":1,"ab":2,"abc":3,"abcd":4,"abcde":5,"abcdefg":7,"abcdefgh":8,"abcdefghi":9,
        "abcdefghijklmnop":16,"abcdefghijklmnopqrstuvwxyz":26,"é":102,"名前":106}
        """)
    let object = try document.root.object()
    let members: KeyValuePairs<JSONKey, Int?> = [
      "": 0, "a": 1, "ab": 2, "abc": 3, "abcd": 4, "abcde": 5, "abcdefg": 7, "abcdefgh": 8, "abcdefghi": 9,
      "abcdefghijklmnop": 16, "abcdefghijklmnopqrstuvwxyz": 26, "é": 102, "名前": 106, "b": nil,
      "abcdef": nil, "abcdefghijklmnoP": nil, "e\u{301}": nil,
    ]
    for (key, value) in members { #expect(try object[key]?.int() == value, "\(key)") }
    #expect(object.count == 13)
    let isEmpty = object.isEmpty
    #expect(!isEmpty)
  }

  @Test("Keys computed at run time find the same members", arguments: 0...70)
  func computedKeys(_ length: Int) throws {
    let key = String(repeating: "k", count: length)
    let document = try Document(parsing: #"{"\#(key)x":1,"x\#(key)":2,"\#(key)":3,"z":4}"#)
    let object = try document.root.object()
    #expect(try object[key]?.int() == 3)
    #expect(try object["\(key)x".dropLast()]?.int() == 3)
    #expect(try object[key + "y"]?.int() == nil)
    #expect(object[key]?.isNull == false)
  }

  @Test("Escaped keys are found by their decoded text")
  func escapedKeys() throws {
    let document = try Document(
      parsing: #"{"\u0061":1,"\"\\\/":2,"\ud83d\ude00":3,"\u0000":4,"x\ny":5,"\u00e9":6}"#)
    let object = try document.root.object()
    let members: KeyValuePairs<JSONKey, Int?> = [
      "a": 1, #""\/"#: 2, "\u{1F600}": 3, "\0": 4, "x\ny": 5, "é": 6, #"\u0061"#: nil,
    ]
    for (key, value) in members { #expect(try object[key]?.int() == value, "\(key)") }
    #expect(try object[String("x\ny")]?.int() == 5)
  }

  @Test(
    "Members have the order of the document, in each form of iteration, and duplicates are among them",
    arguments: [JSONParseOptions.DuplicateKeys.useFirst, .useLast])
  func order(_ duplicateKeys: JSONParseOptions.DuplicateKeys) throws {
    let text = #"{"b":[1,[2]],"a":{"x":{}},"\u0063":null,"b":"again"}"#
    let document = try Document(parsing: text, options: JSONParseOptions(duplicateKeys: duplicateKeys))
    let object = try document.root.object()
    var keys: [String] = []
    object.forEach { keys.append($0.key + ":" + $0.value.kind.rawValue) }
    #expect(keys == ["b:array", "a:object", "c:null", "b:string"])
    var walked: [String] = []
    var members = object.makeIterator()
    while let member = members.next() {
      let isC = member.hasKey("c")
      #expect(isC == (walked.count == 2))
      walked.append(member.key + ":" + member.value.kind.rawValue)
    }
    #expect(walked == keys)
    let keyBehindLast = members.next()?.key
    #expect(keyBehindLast == nil)
  }

  @Test("An error about a key has the location of the key, and a path below its object")
  func keyErrors() throws {
    let error = try Document(parsing: #"{"a":{"odd key":1}}"#).thrown { json throws(JSONError) in
      try json.value(at: "a").object().forEach { member throws(JSONError) in
        throw member.keyValue.error(.unknownKey(member.key))
      }
    }
    #expect(error?.description == #"$.a["odd key"]: unknown key "odd key" (line 1, column 7) [unknown-key]"#)
    #expect(error?.issue.location?.length == 9)
  }

  @Test("The error about a missing key names the key and the path of its object")
  func missingKey() throws {
    let error = try Document(parsing: #"{"a":{}}"#).thrown { json throws(JSONError) in
      _ = try json.value(at: "a").object().required("b", expecting: Int.self)
    }
    #expect(error?.description == #"$.a: missing key "b", expected Int (line 1, column 6) [missing-key]"#)
    #expect(error?.rendered().hasSuffix("= the object is empty") == true)
  }
}

@Suite struct ArrayTests {
  @Test("Elements are accessed by position, in order and by cursor", arguments: 0...9)
  func elements(_ count: Int) throws {
    let parts = ["1", "[2,[3]]", "{\"a\":[4]}", "\"x\"", "null"]
    let texts = (0..<count).map { parts[$0 % parts.count] }
    let document = try Document(parsing: "[\(texts.joined(separator: ","))]")
    let array = try document.root.array()
    #expect(array.count == count)
    #expect(array.isEmpty == (count == 0))
    let kinds = texts.indices.map { [JSONKind.number, .array, .object, .string, .null][$0 % 5] }
    #expect(array.map { $0.kind } == kinds)
    var visited: [JSONKind] = []
    array.forEach { visited.append($0.kind) }
    #expect(visited == kinds)
    var walked: [JSONKind] = []
    var elements = array.makeIterator()
    while let element = elements.next() { walked.append(element.kind) }
    #expect(walked == kinds)
    for position in -1...count {
      #expect(array[position]?.kind == (kinds.indices.contains(position) ? kinds[position] : nil))
    }
    #expect(array.value.kind == .array)
  }

  static let counted: KeyValuePairs<String, String?> = [
    #"{"point":[1,2]}"#: nil, #"{"point":[[1,2,3],{"x":1,"y":2,"z":3}]}"#: nil,
    #"{"point":[1,2,3]}"#: "$.point: expected 2 elements, found 3 (line 1, column 10) [wrong-count]",
    #"{"point":[1]}"#: "$.point: expected 2 elements, found 1 (line 1, column 10) [wrong-count]",
    #"{"point":[]}"#: "$.point: expected 2 elements, found 0 (line 1, column 10) [wrong-count]",
    #"{"point":{"x":1,"y":2}}"#:
      "$.point: expected an array, found an object (line 1, column 10) [type-mismatch]",
    #"{"point":"ab"}"#: #"$.point: expected an array, found string "ab" (line 1, column 10) [type-mismatch]"#,
    #"{"point":null}"#: "$.point: expected an array, found null (line 1, column 10) [unexpected-null]",
  ]

  @Test("An array can be required to have exactly two elements", arguments: counted.indices)
  func exactCount(_ index: Int) throws {
    let (text, expected) = ArrayTests.counted[index]
    let document = try Document(parsing: text)
    do {
      let count = try document.withRoot { json throws(JSONError) in
        try json.value(at: "point").array(count: 2).count
      }
      #expect(count == 2 && expected == nil)
    } catch { #expect(error.description == expected) }
  }
}
