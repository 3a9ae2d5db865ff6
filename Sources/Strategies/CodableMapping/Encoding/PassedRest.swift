internal import Foundation
internal import JSONCore

/// Members that replace the one whose key has just been written. Other encoders call `encode(to:)`.
struct PassedRest: PassedValue {
  let value: OwnedJSON.Members
  /// Whether a coding key has this text.
  let isKnown: (String) -> Bool

  /// The members whose keys are not those of other properties.
  func members(_ options: EncodingOptions) -> [(String, OwnedJSON)] {
    value.filter { !isKnown(options.keys.isSnakeCase ? SnakeCase.decoded($0.key) : $0.key) }.map {
      ($0.key, $0.value)
    }
  }

  func writeLeaf(into writer: inout JSONWriter, options: EncodingOptions) throws(JSONError) -> Bool {
    writer.takeBackKey()
    try writer.put(members: OwnedJSON.Members(members(options)), besides: [])
    return true
  }

  func encode(to encoder: any Encoder) throws { try OwnedJSON.object(value).encode(to: encoder) }
}
