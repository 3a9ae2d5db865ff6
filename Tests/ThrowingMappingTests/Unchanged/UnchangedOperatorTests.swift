import Foundation
import JSONCore
import Testing
import ThrowingMapping

/// The operators as the tests of Anviking's Decodable use them: an `NSDictionary` on the left, keys in
/// variables, casts on the right.
@Suite("Operators of unchanged code")
struct UnchangedOperatorTests {
  let key = "key"

  @Test("Scalars, dictionaries and arrays are decoded")
  func reading() throws {
    let value: NSString = "value"
    let dictionary: NSDictionary = [key: value]
    #expect(try dictionary => KeyPath(key) as String == value as String)
    #expect(try (dictionary => [key] as String) == "value")
    let nested: NSDictionary = ["aKey": "value"]
    let outer: NSDictionary = ["key": ["key": nested]]
    #expect(try (outer => "key" => "key") as? NSDictionary == nested)
    let cast = try outer => "key" => "key" as! [String: Any]
    #expect(cast as NSDictionary == nested)
    let strings = try outer => "key" => "key" as! [String: String]
    #expect(strings == ["aKey": "value"])
    #expect(try outer => "key" => "key" as [String: String] == ["aKey": "value"])
    let path: KeyPath = "key"
    let object = try outer => path as NSDictionary
    #expect(object == ["key": nested])
    #expect(try (outer => KeyPath(key) as! NSDictionary) == ["key": nested])
    let lists: [String: [Int]] = try ["key": ["list": [1, 2, 3, 4]]] as NSDictionary => KeyPath(key)
    #expect(lists == ["list": [1, 2, 3, 4]])
    #expect(try (["key1": ["key2": ["key3": 4]]] as NSDictionary => "key1" => "key2" => "key3" as Int) == 4)
    let array: NSArray = ["value1", "value2"]
    let holder: NSDictionary = [key: array]
    #expect(try holder => "key" as! [Any] as NSArray == array)
    #expect(try holder => KeyPath(key) as NSArray == array)
    #expect(try holder => "key" as [String] == ["value1", "value2"])
    #expect(try holder => "key" as [String?] == ["value1", "value2"])
    #expect(try holder => "key" as [String]? == ["value1", "value2"])
  }

  @Test("Dictionaries and arrays are returned unchanged")
  func containers() throws {
    let json: NSDictionary = ["object": ["a": 1], "list": [1, "b"], "null": NSNull(), "text": "t"]
    let object = try json => "object" as [String: Any]
    #expect(object["a"] as? Int == 1)
    let list = try json => "list" as [Any]
    #expect(list.count == 2)
    #expect(try (json => "null" as [String: Any]?) == nil)
    #expect(try json =>? "nokey" as [String: Any]? == nil)
    #expect(try (json =>? "object" as [String: Any]?)?.count == 1)
    let swift: [String: Any] = ["a": ["b": ["c": 1]]]
    #expect(try (swift => "a" => "b" as [String: Any])["c"] as? Int == 1)
    #expect(try swift => "a" => "b" => "c" as Int == 1)
    let wrong = #expect(throws: DecodingError.self) { try json => "text" as [String: Any] }
    #expect(wrong?.description == #"$.text: expected an object, found string "t" [type-mismatch]"#)
    #expect(wrong?.path == ["text"] && wrong?.metadata.rootObject as? NSDictionary === json)
    let none = #expect(throws: DecodingError.self) { try json => "object" as [Any] }
    #expect(none?.description == "$.object: expected an array, found an object [type-mismatch]")
  }

  @Test("Objects and arrays of a document are returned as dictionaries and arrays")
  func containersOfDocuments() throws {
    let document = try Document(parsing: #"{"o":{"a":1},"l":[1],"null":null,"s":"t"}"#)
    let object = try document.root => "o" as [String: Any]
    let list = try document.root => "l" as [Any]
    #expect(object["a"] as? Int == 1 && list.count == 1)
    let none = try document.root => "null" as [String: Any]?
    let missing = try document.root =>? "x" as [Any]?
    let some: [Any]? = try document.root =>? "l"
    #expect(none == nil && missing == nil && some?.count == 1)
    let error = #expect(throws: DecodingError.self) { try document.root => "s" as [Any] }
    #expect(
      error?.description == #"$.s: expected an array, found string "t" (line 1, column 38) [type-mismatch]"#)
    #expect(error?.path == ["s"])
    #expect(throws: DecodingError.self) { try document.root => "null" as [String: Any] }
  }
}
