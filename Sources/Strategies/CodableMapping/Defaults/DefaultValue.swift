public import Foundation
public import JSONMapping

/// A name for the default value of ``Defaulted``: a property wrapper can't take it in another form.
///
///     enum Anywhere: DefaultValue { static let value = Place.unknown }
///
/// ``ToZero``, ``ToEmpty``, ``ToFalse`` and ``ToTrue`` are predefined.
public protocol DefaultValue {
  /// The type of the value.
  associatedtype Value
  /// The value, which is evaluated each time the JSON has none.
  static var value: Value { get }
  /// Whether the value also replaces one that doesn't decode; `false` by default.
  static var replacesWrongValues: Bool { get }
}

extension DefaultValue {
  /// The same default, which also replaces a value that doesn't decode: `@Defaulted<ToZero<Int>.EvenIfWrong>
  /// var stars: Int`. The original value is lost.
  ///
  /// Only decoding errors are replaced, except `depth-limit`. Other errors of an `init(from:)`, such as a
  /// `CancellationError`, are rethrown.
  public typealias EvenIfWrong = DefaultEvenIfWrong<Self>

  /// `false`: the default applies only to a missing value and null.
  public static var replacesWrongValues: Bool { false }

  /// The decoded value, or the default.
  ///
  /// - Parameter leaveOut: Logs the error of the value that the default replaces.
  static func value<Failure: Error>(
    _ read: () throws(Failure) -> Value?, leaveOut: (Failure) -> Void
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try read() ?? value
    } catch {
      guard replacesWrongValues, error.isAboutWrongValue else { throw error }
      leaveOut(error)
      return value
    }
  }
}

extension Error {
  /// Whether this error is about a value that doesn't decode; not an error of the user's own, a cancellation,
  /// or an exhausted stack.
  fileprivate var isAboutWrongValue: Bool {
    let issue = self as? JSONError ?? (self as? DecodingError)?.context.issue
    return issue.map { $0.code != .depthLimit } ?? (self is DecodingError)
  }
}

/// A default that also replaces a value that doesn't decode; written `ToZero<Int>.EvenIfWrong`.
public enum DefaultEvenIfWrong<Source: DefaultValue>: DefaultValue {
  /// The value of the other default.
  public static var value: Source.Value { Source.value }
  /// `true`: the default also replaces a value that doesn't decode.
  public static var replacesWrongValues: Bool { true }
}

/// The default 0.
public enum ToZero<Number: Numeric>: DefaultValue {
  /// 0.
  public static var value: Number { .zero }
}

/// The default `false`.
public enum ToFalse: DefaultValue {
  /// `false`.
  public static var value: Bool { false }
}

/// The default `true`.
public enum ToTrue: DefaultValue {
  /// `true`.
  public static var value: Bool { true }
}

/// The empty default: `[]`, `[:]` or `""`.
public enum ToEmpty<Value: EmptyInitializable>: DefaultValue {
  /// The empty value.
  public static var value: Value { Value() }
}

/// A type whose initializer without arguments creates an empty value, for ``ToEmpty``.
public protocol EmptyInitializable {
  /// Creates an empty value.
  init()
}

extension String: EmptyInitializable {}
extension Array: EmptyInitializable {}
extension Dictionary: EmptyInitializable {}
extension Set: EmptyInitializable {}
extension Data: EmptyInitializable {}
extension LossyArray: EmptyInitializable {}

/// A property of a `Codable` model that has a default if the JSON has no value. The model's own conformance
/// stays synthesized:
///
///     struct Repository: Codable {
///       var name: String
///       @Defaulted<ToZero<Int>> var stars: Int
///       @Defaulted<ToEmpty<[String]>> var topics: [String]
///       @Defaulted<ToFalse> var isArchived: Bool
///       @Defaulted<Anywhere> var place: Place
///     }
///
///     enum Anywhere: DefaultValue { static let value = Place.unknown }
///
/// A missing key and null result in the default; a value that doesn't decode is an error, unless the default
/// is ``DefaultValue/EvenIfWrong``. The value is always encoded. The wrapper works with every coder,
/// including Foundation's. For a property of another mapping use ``CodedField/Defaulted``.
@propertyWrapper
public struct Defaulted<Source: DefaultValue> {
  /// The value.
  public var wrappedValue: Source.Value

  /// Creates a property with its first value.
  public init(wrappedValue: Source.Value) { self.wrappedValue = wrappedValue }
}

extension Defaulted: Sendable where Source.Value: Sendable {}
extension Defaulted: Equatable where Source.Value: Equatable {}
extension Defaulted: Hashable where Source.Value: Hashable {}

extension Defaulted: Decodable where Source.Value: Decodable {
  /// Decodes the value, or uses the default for null.
  ///
  /// - Throws: What decoding the value throws, such as `DecodingError.typeMismatch`, unless the default also
  ///   replaces wrong values.
  public init(from decoder: any Decoder) throws {
    self.init(
      wrappedValue: try Source.value({ try Source.Value?(from: decoder) }, leaveOut: decoder.leaveOut(for:)))
  }
}

extension Defaulted: Encodable where Source.Value: Encodable {
  /// Encodes the value.
  ///
  /// - Throws: What encoding the value throws, such as `EncodingError.invalidValue`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
