import MappableMapping
import MappingTestSupport
import Testing

private struct Table: Mappable {
  var cells: [Column: Cell] = [:]

  /// Two spellings give the same column.
  enum Column: String {
    case left, right
    init?(rawValue: String) {
      switch rawValue.lowercased() {
      case "left": self = .left
      case "right": self = .right
      default: return nil
      }
    }
  }

  init?(map: Map) {}

  mutating func mapping(map: Map) { cells <- (map["cells"], DictionaryTransform<Column, Cell>()) }

  var widths: [Column: Int] { cells.mapValues(\.width) }
}

private struct Cell: Mappable {
  var width = 0
  init?(map: Map) { if map["refused"].isKeyPresent { return nil } }
  mutating func mapping(map: Map) { width <- map["width"] }
}

@Suite("Dictionaries whose keys are an enum's cases")
struct DictionaryTransformTests {
  private static let twice = #"{"cells":{"left":{"width":1},"right":{"width":3},"left":{"width":2}}}"#

  static let rules: [(rule: JSONParseOptions.DuplicateKeys, width: Int)] = [(.useFirst, 1), (.useLast, 2)]

  @Test("The options select which of duplicate keys counts", arguments: rules)
  func duplicates(rule: JSONParseOptions.DuplicateKeys, width: Int) throws {
    let parsing = JSONParseOptions(duplicateKeys: rule)
    let strict = MappableMapper<Table>(parsing: parsing)
    #expect(try strict.decode(Self.twice).widths == [.left: width, .right: 3])
    #expect(try strict.lenient.decode(Self.twice).widths == [.left: width, .right: 3])
    let mapper = Mapper<Table>()
    mapper.parsing = parsing
    #expect(mapper.map(JSONString: Self.twice)?.widths == [.left: width, .right: 3])
  }

  static let ignored: [(rule: JSONParseOptions.DuplicateKeys, json: String)] = [
    (.useFirst, #"{"cells":{"left":{"width":1},"LEFT":5}}"#),
    (.useLast, #"{"cells":{"LEFT":5,"left":{"width":1}}}"#),
    (.useFirst, #"{"cells":{"left":{"width":1},"left":{"refused":1}}}"#),
    (.useLast, #"{"cells":{"left":{"refused":1},"left":{"width":1}}}"#),
  ]

  @Test("The value of a superseded key is not decoded", arguments: ignored)
  func superseded(rule: JSONParseOptions.DuplicateKeys, json: String) throws {
    let parsing = JSONParseOptions(duplicateKeys: rule)
    #expect(try MappableMapper<Table>(parsing: parsing).decode(json).widths == [.left: 1])
    let mapper = Mapper<Table>()
    mapper.parsing = parsing
    let (table, errors) = mapper.reporting { $0.map(JSONString: json) }
    #expect(table?.widths == [.left: 1] && errors == nil)
  }

  @Test("As in ObjectMapper, the key is missing if its last value doesn't decode")
  func lastRefused() {
    let json = #"{"cells":{"left":{"width":1},"left":{"refused":1},"top":{}}}"#
    let (table, errors) = Mapper<Table>().reporting { $0.map(JSONString: json) }
    #expect(table?.widths == [:])
    #expect(
      errors?.issues.map(\.description) == [
        "$.cells.left: Cell can't be created from this object (line 1, column 37) [custom]",
        "$.cells.top: the key is not a Column (line 1, column 57) [transform-failed]",
      ])
  }

  @Test("Two spellings of a key are an error if duplicates are rejected")
  func rejected() {
    let mapper = MappableMapper<Table>(parsing: JSONParseOptions(duplicateKeys: .reject))
    #expect(
      thrown { try mapper.decode(#"{"cells":{"left":{"width":1},"LEFT":{"width":2}}}"#) }?.description
        == #"$.cells.LEFT: duplicate key "LEFT" (line 1, column 30) [duplicate-key]"#)
  }

  @Test("All issues of a dictionary's members are reported")
  func issues() {
    let members =
      (0..<300).map { #""\#($0)":{"width":1}"# } + [#""left":{"width":"1"}"#, #""right":{"width":"2"}"#]
    let error = thrown {
      try MappableMapper<Table>().reportingAllIssues(limit: .max)
        .decode("{\"cells\":{\(members.joined(separator: ","))}}")
    }
    #expect(error?.issues.count == 302)
    #expect(error?.issues.suffix(2).map(\.path.description) == ["$.cells.left.width", "$.cells.right.width"])
  }
}

/// Maps even numbers to words that are longer the greater they are, and odd ones to nothing.
private struct EvenWords: TransformType {
  func transformFromJSON(_ value: Any?) -> Int? { (value as? String)?.count }
  func transformToJSON(_ value: Int?) -> String? {
    value.flatMap { $0.isMultiple(of: 2) ? String(repeating: "x", count: $0) : nil }
  }
}

private struct Box: Mappable {
  var numbers: Set<Int> = []
  var byName: [Int: Set<Int>] = [:]

  init(numbers: Set<Int>, byName: [Int: Set<Int>]) { (self.numbers, self.byName) = (numbers, byName) }

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    numbers <- (map["numbers"], EvenWords())
    byName <- (map["byName"], EvenWords())
  }
}

@Suite("Sets whose elements a transform converts")
struct TransformedSetTests {
  @Test("With sorted keys equal sets are encoded in the same order, without elements that convert to nil")
  func sorted() throws {
    let mapper = MappableMapper<Box>(writing: JSONWriteOptions(sortedKeys: true))
    let box = Box(numbers: [10, 8, 3, 2, 6, 5, 4], byName: [7: [2], 12: [1, 4]])
    let text = try mapper.encodeToString(box)
    let words = [2, 4, 6, 8, 10].map { "\"" + String(repeating: "x", count: $0) + "\"" }
    // A set of integers is sorted by its elements.
    #expect(text == #"{"byName":{"12":["xxxx"],"7":["xx"]},"numbers":[\#(words.joined(separator: ","))]}"#)
    let decoded = try mapper.decode(text)
    #expect(decoded.numbers == [2, 4, 6, 8, 10] && decoded.byName == [7: [2], 12: [4]])
  }

  @Test("Elements without an order that convert to nil are omitted")
  func withoutOrder() throws {
    var writer = JSONWriter(options: JSONWriteOptions(sortedKeys: true))
    try writer.writeSet(Set([Flag.on, .off, .unknown])) { (flag, writer) throws(JSONError) in
      if flag != .unknown { writer.write(flag == .on) }
    }
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == "[false,true]")
  }

  private enum Flag { case on, off, unknown }
}
