/// The conformances that one extension adds.
struct Conformance {
  let protocols: [String]
  /// ` where T: JSONDecodable`; empty if there are no conditions.
  var condition = ""

  /// The conformances of a type, one for each extension: a single one if there are no conditions.
  static func all(
    _ direction: MappingDirection, decoding: Conformance, encoding: Conformance
  ) -> [Conformance] {
    switch direction {
    case .decodeOnly: [decoding]
    case .encodeOnly: [encoding]
    case .both where decoding.condition.isEmpty && encoding.condition.isEmpty:
      [Conformance(protocols: decoding.protocols + encoding.protocols)]
    case .both: [decoding, encoding]
    }
  }
}
