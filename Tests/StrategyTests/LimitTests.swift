import CatalogStrategies
import CodableMapping
import Foundation
import FoundationBackend
import JSONCore
import JanssonBackend
import MappingTestSupport
import Testing

@Suite("Limits below one, and no limit")
struct LimitTests {
  private static let text = #"[{"userId":"1","title":2,"completed":null,"more":1},{}]"#

  @Test("An error has at least one issue, the first", arguments: [1, 0, -1, Int.min])
  func atLeastOne(limit: Int) throws {
    let bytes = [UInt8](Self.text.utf8)
    for (name, mapping) in try Fixture.mappings(of: "todos") {
      let first = thrown { try mapping.decode(bytes) }
      for isStrict in [false, true] {
        let rules = DecodingRules(issueLimit: limit, rejectsUnknownKeys: isStrict)
        let error = thrown { try mapping.decode(bytes, by: rules) }
        #expect(error == first && error?.issues.count == 1, "\(name)")
      }
    }
    let unknown = [UInt8](#"{"userId":1,"title":"a","completed":true,"b":1,"c":2}"#.utf8)
    for (name, mapping) in try Fixture.mappings(of: "todo") {
      let error = thrown {
        try mapping.decode(unknown, by: DecodingRules(issueLimit: limit, rejectsUnknownKeys: true))
      }
      #expect(error?.issues.map(\.path.description) == ["$.b"] && error?.isTruncated == false, "\(name)")
    }
    let both = thrown {
      try CodableMapper<[String: Int]>().at("a").reportingAllIssues(limit: limit).rejectingUnknownKeys()
        .decode(#"{"a":{"b":"x","c":"y"}}"#)
    }
    #expect(both?.issues.map(\.path.description) == ["$.a.b"])
  }

  @Test("Unknown keys are in the order of the document, and issues above the limit are omitted")
  func unknownKeysInOrder() throws {
    let todo = #""title":"a","completed":true"#
    let text =
      #"[{"userId":1,\#(todo),"zz":1},{"userId":"x",\#(todo),"yy":2},{"userId":"y",\#(todo)},"#
      + #"{"userId":"z",\#(todo)}]"#
    let all = ["$[0].zz", "$[1].userId", "$[1].yy", "$[2].userId", "$[3].userId"]
    for (name, mapping) in try Fixture.mappings(of: "todos") {
      for limit in 2...20 {
        let rules = DecodingRules(issueLimit: limit, rejectsUnknownKeys: true)
        let error = thrown { try mapping.decode(text, by: rules) }
        #expect(error?.issues.map(\.path.description) == Array(all.prefix(limit)), "\(name), \(limit)")
        #expect(error?.hasMoreIssues == (limit < all.count), "\(name), \(limit)")
        #expect(error?.isTruncated == (limit < all.count), "\(name), \(limit)")
      }
    }
  }

  @Test("No limit of a text stops the program", arguments: [0, -1, Int.min, Int.max])
  func texts(limit: Int) {
    for backend in StrategyBackendTests.backends {
      for (text, depth, isValid) in [
        ("[1]", 1, true), ("1", 0, true), ("", 0, false), ("[[[", 3, false), ("]", 0, false),
        (#"{"a":[{"b":null}]}"#, 3, true),
      ] {
        let sized = try? backend.parse([UInt8](text.utf8), options: JSONParseOptions(sizeLimit: limit))
        #expect((sized != nil) == (isValid && limit > 0), "\(backend.name) \(text)")
        let nested = try? backend.parse([UInt8](text.utf8), options: JSONParseOptions(depthLimit: limit))
        #expect((nested != nil) == (isValid && depth <= max(limit, 0)), "\(backend.name) \(text)")
      }
    }
    let json5 = JSONParseOptions(depthLimit: limit, sizeLimit: .max, tolerances: .json5)
    #expect(((try? Document(parsing: "[{a:1}]", options: json5)) == nil) == (limit <= 0))
    for isPretty in [false, true] {
      let options = JSONWriteOptions(pretty: isPretty, sortedKeys: isPretty, depthLimit: limit)
      let text = try? CodableMapper<[[Int]]>(writing: options).encode([[1]])
      #expect((text == nil) == (limit <= 0))
    }
    let encoder = CodableEncoder()
    encoder.depthLimit = limit
    encoder.keyEncodingStrategy = .custom { $0.last ?? $0[0] }
    #expect(((try? encoder.encode(["a": [1]])) == nil) == (limit <= 0))
  }

  @Test("A range with reversed bounds is an error with a location")
  func range() {
    let text = #"[{"range":[1,5]},{"range":[5,1]},{"range":[2]}]"#
    let error = thrown {
      try CodableMapper<[[String: ClosedRange<Int>]]>().reportingAllIssues(limit: 9).decode(text)
    }
    #expect(
      error?.issues.first?.description == """
        $[1].range: Cannot initialize ClosedRange<Int> with a lowerBound (5) greater than upperBound (1) \
        (line 1, column 27) [custom]
        """)
    #expect(error?.issues.map(\.path.description) == ["$[1].range", "$[2].range"])
  }
}
