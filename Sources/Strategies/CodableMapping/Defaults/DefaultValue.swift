public import Foundation

/// A name for a value that ``Defaulted`` finds by it: a property wrapper has no other place to be told.
///
///     enum Anywhere: DefaultValue { static let value = Place.unknown }
///
/// Ready-made are ``ToZero``, ``ToEmpty``, ``ToFalse`` and ``ToTrue``.
public protocol DefaultValue {
  /// The type of the value.
  associatedtype Value
  /// The value. It is asked for where the JSON has none.
  static var value: Value { get }
  /// Whether the value also takes the place of one that does not fit; `false` if not implemented.
  static var replacesWrongValues: Bool { get }
}

extension DefaultValue {
  /// The same default, which takes the place of a value that does not fit as well:
  /// `@Defaulted<ToZero<Int>.EvenIfWrong> var stars: Int`. What did not fit is lost.
  ///
  /// Only errors of decoding are replaced, `depth-limit` not among them. What an `init(from:)` throws
  /// otherwise, such as a `CancellationError`, is passed on.
  public typealias EvenIfWrong = DefaultEvenIfWrong<Self>

  /// Only for a missing value and null.
  public static var replacesWrongValues: Bool { false }

  /// What is read, or the default.
  static func value<Failure: Error>(_ read: () throws(Failure) -> Value?) throws(Failure) -> Value {
    do throws(Failure) {
      return try read() ?? value
    } catch {
      guard replacesWrongValues, error.isAboutWrongValue else { throw error }
      return value
    }
  }
}

extension Error {
  /// Whether this says that a value does not fit; not so an error of the user's own, a cancellation, or that
  /// the stack has come to its end.
  fileprivate var isAboutWrongValue: Bool {
    let issue = self as? JSONError ?? (self as? DecodingError)?.context.issue
    return issue.map { $0.code != .depthLimit } ?? (self is DecodingError)
  }
}

/// A default that also takes the place of a value that does not fit; written `ToZero<Int>.EvenIfWrong`.
public enum DefaultEvenIfWrong<Source: DefaultValue>: DefaultValue {
  /// The value of the other default.
  public static var value: Source.Value { Source.value }
  /// A value that does not fit gives the default.
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

/// The default that is empty: `[]`, `[:]` or `""`.
public enum ToEmpty<Value: EmptyInitializable>: DefaultValue {
  /// The empty value.
  public static var value: Value { Value() }
}

/// A type whose initialiser without arguments makes an empty value, for ``ToEmpty``.
public protocol EmptyInitializable {
  /// Creates an empty value.
  init()
}

extension String: EmptyInitializable {}
extension Array: EmptyInitializable {}
extension Dictionary: EmptyInitializable {}
extension Set: EmptyInitializable {}
extension Data: EmptyInitializable {}
