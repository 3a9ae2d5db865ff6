public import JSONCore

/// Decodes the array below a key, or below a path of keys; a missing key is a failure.
@inlinable @inline(__always)
public func <|| <Source: FieldSource & ~Escapable, Elements: DecodableArray>(
  json: borrowing Source, key: some FieldKey
) -> Decoded<Elements> {
  json.withValue { key.field(of: $0) { $0.decoded(Elements.self) } }
}
