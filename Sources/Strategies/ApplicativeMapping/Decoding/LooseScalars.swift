public import JSONCore

/// The context of a decode without a mapper: it accepts the numbers 1 and 0 as booleans, and strings of
/// digits as 64-bit integers, as Argo does. A mapper accepts neither.
struct LooseScalars: Sendable {
  static let context = DecodingContext.holding(LooseScalars())
}

extension Bool: DecodableScalar {
  /// Decodes a boolean; without a mapper, 1 and 0 as well.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Bool> {
    do {
      return .success(try read(json))
    } catch {
      if let value = json.booleanFromNumber() { return .success(value) }
      return .failure(json.failed(error))
    }
  }
}

extension Int64: Decodable {
  /// Decodes a number; without a mapper also a string of digits, the form in which servers send numbers that
  /// JavaScript can't represent.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Int64> { json.wideInteger() }
}

extension UInt64: Decodable {
  /// Decodes a number; without a mapper also a string of digits, the form in which servers send numbers that
  /// JavaScript can't represent.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<UInt64> { json.wideInteger() }
}

extension JSONValue {
  @inline(never) @usableFromInline
  func booleanFromNumber() -> Bool? {
    guard kind == .number, context(LooseScalars.self) != nil, let number = try? int(), 0...1 ~= number
    else { return nil }
    return number == 1
  }

  @inlinable
  func wideInteger<Integer: FixedWidthInteger & JSONReadable>() -> Decoded<Integer> {
    do {
      return .success(try Integer.read(self))
    } catch {
      return wideIntegerFromText(error)
    }
  }

  @inline(never) @usableFromInline
  func wideIntegerFromText<Integer: FixedWidthInteger>(_ error: JSONError) -> Decoded<Integer> {
    if kind == .string, context(LooseScalars.self) != nil, let text = try? string(), let value = Integer(text)
    {
      return .success(value)
    }
    return .failure(failed(error))
  }
}
