public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a service answered to a request, kept for the next, conditional one.
///
/// Descriptions and mirrors tell sizes and names only: the body and the values of the fields may be private.
public struct StoredReply: Sendable, Hashable {
  /// The status code, such as 200.
  public var status: Int
  /// The header fields, in their order.
  public var headerFields: [StoredHeaderField]
  /// The body.
  public var body: [UInt8]
  /// The validator for `If-None-Match`: the reply's `ETag` with its quotes.
  public var entityTag: String?
  /// The validator for `If-Modified-Since`: the reply's `Last-Modified` as it came.
  public var lastModified: String?
  /// When the reply came, or was last confirmed by a 304.
  public var date: Date

  /// Creates a reply.
  public init(
    status: Int, headerFields: [StoredHeaderField], body: [UInt8], entityTag: String? = nil,
    lastModified: String? = nil, date: Date
  ) {
    self.status = status
    self.headerFields = headerFields
    self.body = body
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.date = date
  }
}

extension StoredReply: ShownByDescription {
  /// Status and sizes.
  public var description: String {
    "\(status), \(headerFields.count) header fields, \(body.count) bytes"
  }

  /// Status and sizes.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["status": status, "headerFields": headerFields.count, "body": body.count, "date": date])
  }
}

/// A header field of a reply.
public struct StoredHeaderField: Sendable, Hashable {
  /// The name as it came.
  public var name: String
  /// The value.
  public var value: String

  /// Creates a field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension StoredHeaderField: ShownByDescription {
  /// The name.
  public var description: String { name }
}
