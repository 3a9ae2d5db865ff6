import CodableMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Synchronization
import TestSupport
import Testing

// Within the suite of arrays, whose tests run one after the other: they share a counter.
extension ArrayOfModelsTests {
  @Suite("All issues of a dictionary of models")
  struct DictionaryOfModelsTests {
    static let bad: [(value: String, issues: Int)] = [
      (#"{"number":1,"title":"t","colour":2}"#, 1), (#"{"number":"x","title":"t"}"#, 1),
      (#"{"number":"x","title":3,"colour":2}"#, 3), (#"{"number":1}"#, 1),
    ]

    private static let dictionaries:
      [(name: String, dictionary: any JSONMapping.Decoding<[String: Ticket]>)] =
        [
          ("manual", ManualMapper<Ticket>().dictionary), ("mappable", MappableMapper<Ticket>().dictionary),
          ("codable", CodableMapper<[String: Ticket]>()),
        ]

    @Test("Four times as many bad values take at most five times the work, without a limit", arguments: bad)
    func linearWork(value: String, issues: Int) {
      for (name, dictionary) in Self.dictionaries {
        func reads(_ count: Int) -> Int {
          let before = Ticket.Number.reads.withLock { $0 }
          let text = "{\((0..<count).map { "\"\($0)\":\(value)" }.joined(separator: ","))}"
          let error = thrown {
            _ = try dictionary.rejectingAll.decode(text)
          }
          #expect(error?.issues.count == issues * count && error?.isTruncated == false, "\(name)")
          return Ticket.Number.reads.withLock { $0 } - before
        }
        let few = reads(8)
        // Each value is decoded at least once, or nothing was counted.
        #expect(few >= 8, "\(name)")
        #expect(reads(32) <= 5 * few, "\(name)")
      }
    }

    /// A model that reads a number of members one by one, and so fails at one of them at a time.
    private struct Row: JSONMapping.Decoding {
      let width: Int

      func decode(_ json: JSONValue) throws(JSONError) {
        for index in 0..<width { _ = try json.value(at: JSONKeyPath(["\(index)"])).int() }
      }
    }

    @Test(
      "A document is decoded at most 256 times, and then there may be more issues",
      arguments: [(20, 20, false), (300, 256, true)])
    func rounds(width: Int, issues: Int, isTruncated: Bool) {
      let text = "{\((0..<width).map { "\"\($0)\":\"\"" }.joined(separator: ","))}"
      let error = thrown {
        try Row(width: width).reportingAllIssues(limit: .max).decode(text)
      }
      #expect(error?.issues.count == issues && error?.isTruncated == isTruncated)
    }
  }
}
