import ApplicativeMapping
import CodableMapping
import DerivedMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import TestSupport
import Testing
import ThrowingMapping

/// A dialect that parcels are read by.
struct ParcelDialect: Sendable, CustomTestStringConvertible {
  let name: String
  let mapping: any JSONMapping.Decoding<Parcel>

  var testDescription: String { name }

  static let all = [
    ParcelDialect(name: "manual", mapping: ManualMapper<Parcel>()),
    ParcelDialect(name: "mappable", mapping: MappableMapper<Parcel>()),
    ParcelDialect(name: "applicative", mapping: ApplicativeMapper<Parcel>()),
    ParcelDialect(name: "throwing", mapping: ThrowingMapper<Parcel>()),
    ParcelDialect(name: "codable", mapping: CodableMapper<Parcel>()),
    ParcelDialect(name: "derived", mapping: DerivedMapper<Parcel>()),
  ]

  /// Decodes a row of the table of malformed parcels as the row says.
  func decode(_ row: MalformedCase, issueLimit: Int = 1) throws {
    let document = try Document(parsing: row.bytes(), options: row.options?.parsing ?? JSONParseOptions())
    let rules = DecodingRules(
      issueLimit: issueLimit, rejectsUnknownKeys: row.options?.rejectsUnknownKeys ?? false)
    _ = try document.withRoot(by: rules) { (json) throws(JSONError) in try mapping.decode(json) }
  }
}
