public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A response of a service, stored for the next conditional request.
///
/// Descriptions and mirrors contain only status, date, sizes and names: the body and the values of header
/// fields may be private.
public struct StoredReply: Sendable, Hashable {
  /// The status code, such as 200.
  public var status: Int
  /// The header fields, in order.
  public var headerFields: [StoredHeaderField]
  /// The body.
  public var body: [UInt8]
  /// The time at which the response arrived, or was last confirmed by a 304.
  public var date: Date

  /// Creates a response.
  public init(
    status: Int, headerFields: [StoredHeaderField], body: [UInt8], date: Date
  ) {
    self.status = status
    self.headerFields = headerFields
    self.body = body
    self.date = date
  }
}

extension StoredReply: ShownByDescription {
  /// The status, the date and the sizes.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["status": status, "headerFields": headerFields.count, "body": body.count, "date": date])
  }
}

/// A header field of a response.
public struct StoredHeaderField: Sendable, Hashable {
  /// The name as it arrived.
  public var name: String
  /// The value.
  public var value: String

  /// Creates a header field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension StoredHeaderField: ShownByDescription {
  /// The name.
  public var description: String { name }
}
