#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type whose values can be stored in a column.
///
/// An enum whose raw value has such a type conforms without further code:
/// `extension Level: StorableValue {}`.
public protocol StorableValue: Sendable {
  /// The type of the column.
  static var columnType: ColumnType { get }

  /// The value as it is stored in the column.
  var storedValue: StoredValue { get }
}

extension StorableValue where Self: FixedWidthInteger {
  /// `integer`.
  public static var columnType: ColumnType { .integer }

  /// The number.
  public var storedValue: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: StorableValue {}
extension Int8: StorableValue {}
extension Int16: StorableValue {}
extension Int32: StorableValue {}
extension Int64: StorableValue {}
extension UInt8: StorableValue {}
extension UInt16: StorableValue {}
extension UInt32: StorableValue {}

extension StorableValue where Self: BinaryFloatingPoint {
  /// `real`.
  public static var columnType: ColumnType { .real }

  /// The number.
  public var storedValue: StoredValue { .real(Double(self)) }
}

extension Double: StorableValue {}
extension Float: StorableValue {}

extension Bool: StorableValue {
  /// `integer`.
  public static var columnType: ColumnType { .integer }

  /// 1 for true, 0 for false.
  public var storedValue: StoredValue { .integer(self ? 1 : 0) }
}

extension String: StorableValue {
  /// `text`.
  public static var columnType: ColumnType { .text }

  /// The string, with all its scalars.
  public var storedValue: StoredValue { .text(self) }
}

extension Date: StorableValue {
  /// `real`.
  public static var columnType: ColumnType { .real }

  /// Seconds since 1970-01-01 00:00 UTC.
  public var storedValue: StoredValue { .real(timeIntervalSince1970) }
}

extension UUID: StorableValue {
  /// `text`.
  public static var columnType: ColumnType { .text }

  /// The string of 36 characters, with capital letters.
  public var storedValue: StoredValue { .text(uuidString) }
}

extension Optional: StorableValue where Wrapped: StorableValue {
  /// The type of the wrapped value.
  public static var columnType: ColumnType { Wrapped.columnType }

  /// The wrapped value, or null.
  public var storedValue: StoredValue {
    switch self {
    case .some(let value): value.storedValue
    case .none: .null
    }
  }
}

extension StorableValue where Self: RawRepresentable, RawValue: StorableValue {
  /// The type of the raw value.
  public static var columnType: ColumnType { RawValue.columnType }

  /// The raw value.
  public var storedValue: StoredValue { rawValue.storedValue }
}
