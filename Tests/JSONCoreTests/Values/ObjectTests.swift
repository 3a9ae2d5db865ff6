import Testing

@testable import JSONCore

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

  @Test("Members have the order of the document, in each form of iteration")
  func order() throws {
    let document = try Document(parsing: #"{"b":[1,[2]],"a":{"x":{}},"\u0063":null,"b":"again"}"#)
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
