public import JSONCore

/// What a decode without a mapper has for its context: there the numbers 1 and 0 are taken as booleans, and
/// strings of digits as integers of 64 bits, as Argo took them. A mapper is as strict as those of all
/// dialects.
struct LooseScalars: Sendable {
  static let context = DecodingContext.holding(LooseScalars())
}

extension Bool: DecodableScalar {
  /// Decodes a boolean; without a mapper, 1 and 0 as well.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Bool> {
    do {
      return .success(try read(json))
    } catch {
      if let value = json.booleanFromNumber() { return .success(value) }
      return .failure(json.failed(error))
    }
  }

  /// Decodes the member below a key; `null` fails as a missing key does.
  @inlinable @inline(__always)
  public static func decodeMember(_ member: JSON, key: JSONKey) -> Decoded<Bool> {
    do {
      return .success(try read(member))
    } catch {
      if let value = member.booleanFromNumber() { return .success(value) }
      return .failure(member.failed(error, key: key))
    }
  }
}

extension JSONValue {
  @inline(never) @usableFromInline
  func booleanFromNumber() -> Bool? {
    guard kind == .number, context(LooseScalars.self) != nil, let number = try? int(), 0...1 ~= number
    else { return nil }
    return number == 1
  }
}
