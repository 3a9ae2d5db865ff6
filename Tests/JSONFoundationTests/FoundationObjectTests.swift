import Foundation
import JSONCore
import JSONFoundation
import Testing

@Suite struct FoundationObjectTests {
  private func object(_ text: String) throws -> Any {
    let document = try Document(parsing: text)
    return try document.root.foundationObject()
  }

  private func dictionary(_ text: String, _ options: JSONParseOptions = JSONParseOptions()) throws -> [String:
    Any]
  {
    let document = try Document(parsing: text, options: options)
    return try document.root.dictionary()
  }

  @Test("Numbers can be cast to the types that fit their value, like JSONSerialization's")
  func numbers() throws {
    let whole = try object("8")
    #expect(whole as? Int == 8)
    #expect(whole as? Double == 8)
    #expect((whole as? NSNumber)?.intValue == 8)
    let fraction = try object("8.5")
    #expect(fraction as? Int == nil)
    #expect(fraction as? Double == 8.5)
    #expect(try object("2016.0") as? Int == 2016)
    #expect(try object("18446744073709551615") as? UInt64 == .max)
    #expect(try object("true") as? Bool == true)
    #expect(try object("false") as? Bool == false)
    #expect(try object("\"8\"") as? Int == nil)
    #expect(try object("null") is NSNull)
  }

  @Test("Digits that a Double can't represent become a decimal number")
  func decimals() throws {
    let wide = try #require(try object("123456789012345678901234567890") as? NSDecimalNumber)
    #expect(wide.description == "123456789012345678901234567890")
    let long = try #require(try object("0.1234567890123456789") as? NSDecimalNumber)
    #expect(long.description == "0.1234567890123456789")
    #expect(try object("1e200") as? Double == 1e200)
    #expect(try object("0.1") as? NSDecimalNumber == nil)
  }

  @Test(
    "A number that no Foundation object can hold is an error with its place",
    arguments: ["1e400", "-1e309", "1" + String(repeating: "0", count: 400), "Infinity", "-Infinity", "NaN"],
    [("", "", "$"), ("[0, ", "]", "$[1]"), (#"{"a": [{"b": "#, "}]}", "$.a[0].b")])
  func infinite(number: String, around: (String, String, String)) throws {
    let options = JSONParseOptions(tolerances: .nonFiniteNumbers)
    let document = try Document(parsing: around.0 + number + around.1, options: options)
    var errors: [JSONError?] = []
    errors.append(
      #expect(throws: JSONError.self) {
        try document.withRoot { (json) throws(JSONError) in _ = try json.foundationObject() }
      })
    errors.append(
      #expect(throws: JSONError.self) {
        try document.withRoot { (json) throws(JSONError) in _ = try json.tree }
      })
    errors.append(
      #expect(throws: JSONError.self) {
        try document.withRoot { (json) throws(JSONError) in _ = try JSONTree(json) }
      })
    if around.0.hasPrefix("{") {
      errors.append(
        #expect(throws: JSONError.self) {
          try document.withRoot { (json) throws(JSONError) in _ = try json.dictionary() }
        })
    }
    for error in errors {
      #expect(error?.code == .numberOutOfRange)
      #expect(error?.issue.path.description == around.2)
    }
  }

  @Test(
    "Every fixture becomes the same objects as with JSONSerialization",
    arguments: [
      #"{"a":[1,2.5,true,false,null,"é\n",{}],"b":{"c":[]},"d":-7,"":0}"#,
      #"[[],[[]],{"x":{"y":{"z":[1e3,-0.5,"\ud83d\ude00"]}}}]"#,
      #"[9223372036854775807,9223372036854775808,-9223372036854775808,18446744073709551616]"#,
    ])
  func sameAsJSONSerialization(_ text: String) throws {
    let ours = try #require(try object(text) as? NSObject ?? NSArray(array: [try object(text)]))
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let theirs = try #require(parsed as? NSObject ?? NSArray(array: [parsed]))
    #expect(ours == theirs)
  }

  @Test func duplicateKeysFollowTheOptions() throws {
    let text = #"{"a":1,"b":2,"a":3}"#
    let first = try dictionary(text)
    #expect(first["a"] as? Int == 1)
    let last = try dictionary(text, JSONParseOptions(duplicateKeys: .useLast))
    #expect(last["a"] as? Int == 3)
    #expect(last.count == 2)
  }

  @Test("Values too deep for recursion are converted", arguments: [("[", "]"), (#"{"a":"#, "}")])
  func deep(_ begin: String, _ end: String) throws {
    let depth = 10_000
    let text = String(repeating: begin, count: depth) + "1" + String(repeating: end, count: depth)
    let document = try Document(parsing: text, options: JSONParseOptions(depthLimit: depth))
    var object = try document.root.foundationObject()
    var levels = 0
    while let inner = (object as? [Any])?.first ?? (object as? [String: Any])?["a"] {
      object = inner
      levels += 1
    }
    #expect(levels == depth)
    #expect(object as? Int == 1)
  }

  @Test func dictionaryOfAnArrayIsEmpty() throws { #expect(try dictionary("[1]").isEmpty) }
}
