import FoundationBackend
import JSONCore
import JanssonBackend
import MappingTestSupport
import Testing

/// Compares thousands of seeded documents with all backends. The allowed differences are those of the article
/// on backends.
@Suite struct DifferentialTests {
  @Test("Valid documents are the same with every backend", arguments: 1...8)
  func validDocuments(_ seed: UInt64) throws {
    var generator = DocumentGenerator(seed: seed)
    for _ in 0..<Thoroughness.rounds(30, of: 250) {
      let text = generator.document()
      let native = try tree(text, NativeBackend.self).withDoubles
      #expect(try tree(text, JanssonBackend.self).withDoubles == native, "\(text)")
      #expect(try tree(text, FoundationBackend.self).withDoubles == native, "\(text)")
    }
  }

  @Test func integersAreExact() throws {
    var generator = DocumentGenerator(seed: 99)
    let numbers = (0..<2000).map { _ in Int64(bitPattern: generator.next()) >> Int64(generator.below(64)) }
    let text = "[" + numbers.map(String.init).joined(separator: ",") + "]"
    for backend in backends {
      #expect(try tree(text, backend).arrayValue?.map { $0.numberValue?.integer(Int64.self) } == numbers)
    }
  }

  private func tree(_ text: String, _ backend: any JSONBackend.Type) throws(JSONError) -> OwnedJSON {
    let document = try backend.parse(text)
    return try OwnedJSON(document.root)
  }

  @Test("jansson accepts the same damaged documents", arguments: 1...8)
  func damagedDocumentsByJansson(_ seed: UInt64) {
    forEachDamaged(seed) { bytes in
      switch (verdict(bytes, NativeBackend.self), verdict(bytes, JanssonBackend.self)) {
      case (nil, nil), (_?, _?): return true
      // Integers beyond Int64, numbers beyond Double.
      case (nil, .numberOutOfRange): return true
      // The only valid text that jansson's grammar rejects: a NUL in a key.
      case (nil, .invalidJSON): return String(decoding: bytes, as: UTF8.self).contains(#"\u0000"#)
      // A NUL byte after a number or literal ends it and is skipped.
      case (_?, nil): return bytes.contains(0)
      default: return false
      }
    }
  }

  @Test("Foundation accepts the same damaged documents", arguments: 1...8)
  func damagedDocumentsByFoundation(_ seed: UInt64) {
    forEachDamaged(seed) { bytes in
      switch (verdict(bytes, NativeBackend.self), verdict(bytes, FoundationBackend.self)) {
      case (nil, nil), (_?, _?): return true
      case (nil, .numberOutOfRange): return true
      // A comma before a closing bracket.
      case (.trailingComma, nil): return true
      // A NUL byte after the document, and text that looks like UTF-16 or UTF-32.
      case (_?, nil): return bytes.contains(0) || hasTrailingComma(bytes)
      default: return false
      }
    }
  }

  private func forEachDamaged(_ seed: UInt64, _ isExplained: ([UInt8]) -> Bool) {
    var generator = DocumentGenerator(seed: seed &* 1_000_003)
    for _ in 0..<Thoroughness.rounds(15, of: 150) {
      let text = Array(generator.document().utf8)
      for _ in 0..<5 {
        let bytes = generator.mutated(text)
        #expect(isExplained(bytes), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }

  private func verdict(_ bytes: [UInt8], _ backend: any JSONBackend.Type) -> IssueCode? {
    do throws(JSONError) {
      _ = try backend.parse(bytes)
      return nil
    } catch {
      return error.issue.code
    }
  }

  /// Whether commas before closing brackets are the only errors.
  private func hasTrailingComma(_ bytes: [UInt8]) -> Bool {
    (try? NativeBackend.parse(bytes, options: JSONParseOptions(tolerances: .trailingCommas))) != nil
  }
}

extension OwnedJSON {
  /// The value with all numbers as the nearest `Double`, because jansson preserves no other digits of
  /// fractions and exponents.
  fileprivate var withDoubles: OwnedJSON {
    switch self {
    case .array(let elements): .array(Elements(elements.map(\.withDoubles)))
    case .object(let members): .object(Members(members.map { ($0.key, $0.value.withDoubles) }))
    case .number(let number): .number(JSONNumber(number.double) ?? number)
    default: self
    }
  }
}
