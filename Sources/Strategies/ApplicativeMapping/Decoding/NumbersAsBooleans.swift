public import JSONCore

/// What a decode without a mapper has for its context: there the numbers 1 and 0 are taken as booleans, as Argo
/// took them. A mapper is as strict as those of all dialects.
struct NumbersAsBooleans: Sendable {
  static let context = DecodingContext.holding(NumbersAsBooleans())
}

extension Bool: Decodable {
  /// Decodes a boolean; without a mapper, 1 and 0 as well.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Bool> {
    do {
      return .success(try read(json))
    } catch {
      return json.booleanFromNumber(error)
    }
  }
}

extension JSONValue {
  @inline(never) @usableFromInline
  func booleanFromNumber(_ error: JSONError) -> Decoded<Bool> {
    if kind == .number, context(NumbersAsBooleans.self) != nil, let number = try? int(), 0...1 ~= number {
      return .success(number == 1)
    }
    return .failure(failed(error))
  }
}
