public import Foundation
internal import JSONCore

/// How numbers that JSON can't express are decoded and encoded, for ``CodableMapper``.
public struct NonConformingFloatCoding: Sendable {
  /// How they are decoded.
  public var decoding: JSONDecoder.NonConformingFloatDecodingStrategy
  /// How they are encoded.
  public var encoding: JSONEncoder.NonConformingFloatEncodingStrategy

  /// They are errors.
  public static var `throw`: Self { Self(decoding: .throw, encoding: .throw) }

  /// As these strings.
  public static func strings(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self {
    Self(
      decoding: .convertFromString(
        positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan),
      encoding: .convertToString(
        positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan)
    )
  }
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
  func number<Number: BinaryFloatingPoint & JSONReadable>(_ json: JSONValue) throws(JSONError) -> Number {
    do { return try Number.read(json) } catch { return Number(try converted(json, failure: error)) }
  }

  @inline(never)
  private func converted(_ json: JSONValue, failure: JSONError) throws(JSONError) -> Double {
    guard case .convertFromString(let positiveInfinity, let negativeInfinity, let nan) = self,
      let text = try? json.string()
    else { throw failure }
    switch text {
    case positiveInfinity: return .infinity
    case negativeInfinity: return -.infinity
    case nan: return .nan
    default: throw failure
    }
  }
}

extension JSONEncoder.NonConformingFloatEncodingStrategy {
  func write<Number: BinaryFloatingPoint & JSONWritable>(
    _ value: Number, into writer: inout JSONWriter
  ) throws(JSONError) {
    guard value.isFinite else { return try writeNonFinite(Double(value), into: &writer) }
    try value.write(to: &writer)
  }

  @inline(never)
  private func writeNonFinite(_ value: Double, into writer: inout JSONWriter) throws(JSONError) {
    guard case .convertToString(let positiveInfinity, let negativeInfinity, let nan) = self else {
      throw writer.error(.nonFiniteNumber("\(value)"))
    }
    writer.write(value.isNaN ? nan : value > 0 ? positiveInfinity : negativeInfinity)
  }
}
