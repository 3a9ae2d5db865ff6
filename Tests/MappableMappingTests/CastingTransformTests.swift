import Foundation
import JSONCore
import JSONMapping
import MappableMapping
import MappingTestSupport
import Testing

private enum Rank: Int { case none, first }
private enum Weight: Double { case none, one }

/// A raw value that isn't a number.
private struct Flag: RawRepresentable, Equatable { var rawValue: Bool }

private final class RankTransform: EnumTransform<Rank> {}

/// Models whose transforms cast values.
private struct Entry: Mappable {
  var rank: Rank?
  var ranks: [Rank]?
  var weight: Weight?
  var flag: Flag?
  var sum: Int?
  var answer: String?
  var own: Rank?

  init() {}
  init?(map: Map) {}

  mutating func mapping(map: Map) {
    rank <- (map["rank"], EnumTransform<Rank>())
    ranks <- (map["ranks"], EnumTransform<Rank>())
    weight <- (map["weight"], EnumTransform<Weight>())
    flag <- (map["flag"], EnumTransform<Flag>())
    sum <- (map["sum"], TransformOf<Int, Int>(fromJSON: { $0.map { $0 + 1 } }, toJSON: { $0 }))
    answer <- (
      map["answer"],
      TransformOf<String, Bool>(fromJSON: { $0.map { $0 ? "yes" : "no" } ?? "none" }, toJSON: { $0 == "yes" })
    )
    own <- (map["own"], RankTransform())
  }
}

private struct FixedEntry: ImmutableMappable {
  let rank: Rank
  init(map: Map) throws { rank = try map.value("rank", using: EnumTransform<Rank>()) }
  func mapping(map: Map) {}
}

@Suite("Transforms that cast")
struct CastingTransformTests {
  static let refused = [
    #"{"rank":true}"#:
      "$.rank: true can't be converted to Rank for Entry.rank (line 1, column 9) [transform-failed]",
    #"{"ranks":[1,false]}"#:
      "$.ranks[1]: false can't be converted to Rank for Entry.ranks (line 1, column 13) [transform-failed]",
    #"{"weight":false}"#:
      "$.weight: false can't be converted to Weight for Entry.weight (line 1, column 11) [transform-failed]",
    #"{"flag":1}"#:
      "$.flag: 1 can't be converted to Flag for Entry.flag (line 1, column 9) [transform-failed]",
    #"{"sum":true}"#:
      "$.sum: true can't be converted to Int for Entry.sum (line 1, column 8) [transform-failed]",
  ]

  @Test("In a strict decode a boolean isn't a number, and a number isn't a boolean", arguments: refused)
  func refuses(json: String, text: String) {
    #expect(thrown { try MappableMapper<Entry>().decode(json) }?.description == text)
  }

  @Test("A closure receives nil for a value of another type")
  func closures() throws {
    #expect(try MappableMapper<Entry>().decode(#"{"answer":1}"#).answer == "none")
    #expect(try MappableMapper<Entry>().decode(#"{"answer":true}"#).answer == "yes")
    #expect(Mapper<Entry>().map(JSONString: #"{"answer":1}"#)?.answer == "yes")
  }

  @Test("A value of the transform's type is decoded")
  func accepts() throws {
    let json = #"{"rank":1,"ranks":[0,1.0],"weight":1,"flag":true,"sum":2}"#
    let entry = try MappableMapper<Entry>().decode(json)
    #expect(entry.rank == .first && entry.ranks == [.none, .first] && entry.weight == .one)
    #expect(entry.flag == Flag(rawValue: true) && entry.sum == 3)
  }

  @Test("Immutable models reject a value of another type, too")
  func immutable() throws {
    #expect(
      thrown { try MappableMapper<FixedEntry>().decode(#"{"rank":true}"#) }?.description
        == "$.rank: expected Rank for FixedEntry.rank, found true (line 1, column 9) [type-mismatch]")
    #expect(try Mapper<FixedEntry>().map(JSONString: #"{"rank":true}"#).rank == .first)
  }

  @Test("The results of a subclass are accepted")
  func subclass() throws { #expect(try MappableMapper<Entry>().decode(#"{"own":true}"#).own == .first) }
}

@Suite("Base64 is padded at its end only")
struct Base64Tests {
  @Test(
    "Padding elsewhere, or of another length, is rejected",
    arguments: [
      "AQ=D", "AQID=", "AQID==", "AQI", "AQ=", "A===", "====", "=QID", "AQ==AQ==", "AQI=\n", "A Q=",
    ])
  func rejected(text: String) {
    let json = String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    #expect(throws: JSONError.self) { try DataField().decode(json) }
    #expect(DataTransform().transformFromJSON(text) == nil)
  }

  @Test("Any bytes come back", arguments: 0..<70)
  func accepted(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 151) })
    #expect(try DataField().decode(DataField().encodeToString(data)) == data)
  }
}
