internal import HTTPTypes
public import JSONCore

/// The set of statuses that an endpoint accepts.
public struct AcceptedStatus: Sendable {
  private let contains: @Sendable (Int) -> Bool

  /// Accepts the statuses for which a function returns `true`.
  public init(_ contains: @escaping @Sendable (_ code: Int) -> Bool) { self.contains = contains }

  /// From 200 to 299.
  public static let success = AcceptedStatus { (200...299).contains($0) }

  /// Every status, for endpoints that decode the errors of the service themselves.
  public static let any = AcceptedStatus { _ in true }

  /// The given codes.
  public static func codes(_ codes: Set<Int>) -> AcceptedStatus { AcceptedStatus { codes.contains($0) } }

  /// The codes of a range.
  public static func range(_ codes: ClosedRange<Int>) -> AcceptedStatus {
    AcceptedStatus { codes.contains($0) }
  }

  /// Whether the status is accepted.
  func accepts(_ status: HTTPResponse.Status) -> Bool { contains(status.code) }
}

extension AcceptedStatus: ShownByDescription {}
