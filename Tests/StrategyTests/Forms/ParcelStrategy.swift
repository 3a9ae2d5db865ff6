import DerivedMapping
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

/// A strategy that decodes parcels.
struct ParcelStrategy: Sendable, CustomTestStringConvertible {
  let name: String
  let mapping: any JSONMapping.Decoding<Parcel>

  var testDescription: String { name }

  static let all = (mappers(of: Parcel.self) + [("derived", DerivedMapper<Parcel>())]).map {
    ParcelStrategy(name: $0.name, mapping: $0.mapper)
  }

  /// Decodes a row of the table of malformed parcels with its options.
  func decode(_ row: MalformedCase, issueLimit: Int = 1) throws {
    let document = try Document(parsing: row.bytes(), options: row.options?.parsing ?? JSONParseOptions())
    let rules = DecodingRules(
      issueLimit: issueLimit, rejectsUnknownKeys: row.options?.rejectsUnknownKeys ?? false)
    _ = try document.withRoot(by: rules) { (json) throws(JSONError) in try mapping.decode(json) }
  }
}
