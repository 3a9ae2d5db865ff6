import Foundation

@testable import JSONCore

/// The C library's conversion of `text`.
func referenceDouble(_ text: String) -> Double { strtod(text, nil) }

/// The C library's conversion of `text`.
func referenceFloat(_ text: String) -> Float { strtof(text, nil) }

/// The C library's text of `value`: `%.*e` or `%.*f` with `precision` digits after the point.
func referenceText(_ value: Double, precision: Int, scientific: Bool = true) -> String {
  var buffer = [CChar](repeating: 0, count: 1600)
  let length = withVaList([Int32(precision), value]) {
    vsnprintf(&buffer, buffer.count, scientific ? "%.*e" : "%.*f", $0)
  }
  return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The scanner's conversion of `text`, and the number of its bytes.
func scan(_ text: String) -> (kind: ScannedNumber.Kind, bits: UInt64, length: Int) {
  var bytes = Array(text.utf8)
  bytes.append(contentsOf: repeatElement(0, count: 64))
  return bytes.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else { return (.invalid, 0, 0) }
    let number = scanNumber(start)
    guard number.kind != .invalid else { return (.invalid, 0, 0) }
    return (number.kind, number.bits, number.end - start)
  }
}

func readDouble(_ text: String) -> Double {
  Array(text.utf8).withUnsafeBytes { DecimalConversion.double(digits: $0) }
}

func readFloat(_ text: String) -> Float {
  Array(text.utf8).withUnsafeBytes { DecimalConversion.float(digits: $0) }
}

/// The standard library's conversion, with which the approximations must agree.
func readExactly(_ text: String) -> Double {
  Array(text.utf8).withUnsafeBytes { DecimalConversion.exact(DecimalDigits($0)) }
}

/// The first difference between this package's conversions of a number and the C library's, or `nil`.
func readingDifference(_ text: String) -> String? {
  let expected = referenceDouble(text)
  let read = readDouble(text)
  if read.bitPattern != expected.bitPattern { return "\(text): \(read), not \(expected)" }
  let float = readFloat(text)
  if float.bitPattern != referenceFloat(text).bitPattern { return "\(text) as Float: \(float)" }
  let scanned = scan(text)
  let isInteger = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") <= 9 }
  let agrees =
    switch scanned.kind {
    case .double: scanned.bits == expected.bitPattern
    case .int64: Double(Int64(bitPattern: scanned.bits)) == expected
    case .uint64: Double(scanned.bits) == expected
    case .wide: isInteger || expected.isInfinite
    case .invalid: false
    }
  guard agrees, scanned.length == text.utf8.count else {
    return "\(text): scanned as \(scanned.kind), \(scanned.bits), \(scanned.length) bytes"
  }
  return nil
}
