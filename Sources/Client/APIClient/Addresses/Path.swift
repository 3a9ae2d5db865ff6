#if Client
public import JSONCore

/// The path of an endpoint below the address of its service.
///
/// Each value that is put into it is percent-encoded, so no value can reach into another segment or the query.
///
///     let path: Path = "movies/\(id)"
///     let feed: Path = "feeds/\(secret: key)"        // hidden in errors and logs
public struct Path: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text as it is sent.
  public let text: String
  /// The text as it is shown: values that were marked as secret are hidden, and so are those of query items whose
  /// names look like secrets.
  public var shown: String { ShownTarget.text(of: marked) }
  /// The text without the values that were marked as secret.
  private let marked: String
  /// The values that were marked as secret, as they are sent.
  let secrets: [String]
  /// Why the path can't be used, if it can't.
  let problem: String?

  /// Creates a path from a text that is known when the program is written. Characters that no URL has, such as
  /// spaces, are percent-encoded.
  public init(stringLiteral text: String) {
    var encoded = ""
    PercentEncoding.repair(text, into: &encoded)
    self.init(text: encoded, marked: encoded)
  }

  /// Creates a path from segments; each is percent-encoded.
  public init(segments: [String]) {
    var text = ""
    for segment in segments {
      if !text.isEmpty { text += "/" }
      PercentEncoding.encode(segment, into: &text)
    }
    self.init(text: text, marked: text)
  }

  /// Creates a path from a text with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      text: stringInterpolation.text, marked: stringInterpolation.marked, secrets: stringInterpolation.secrets
    )
  }

  private init(text: String, marked: String, secrets: [String] = []) {
    self.text = text
    self.marked = marked
    self.secrets = secrets
    let path = text.utf8.prefix { $0 != UInt8(ascii: "?") }
    // Servers and proxies resolve such segments, so that another endpoint would be asked.
    let climbs = path.split(separator: UInt8(ascii: "/")).contains { segment in
      segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8)
    }
    problem = climbs ? "a segment of the path is \".\" or \"..\"" : nil
  }

  /// Collects a literal's pieces.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var marked = ""
    var secrets: [String] = []

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds a piece of the literal; characters that no URL has are percent-encoded.
    public mutating func appendLiteral(_ literal: String) {
      PercentEncoding.repair(literal, into: &text)
      PercentEncoding.repair(literal, into: &marked)
    }

    /// Adds a value, percent-encoded.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      var encoded = ""
      PercentEncoding.encode(value.description, into: &encoded)
      text += encoded
      marked += encoded
    }

    /// Adds a value, percent-encoded, which errors, logs and events don't show.
    public mutating func appendInterpolation(secret value: some CustomStringConvertible) {
      var encoded = ""
      PercentEncoding.encode(value.description, into: &encoded)
      text += encoded
      marked += JSONError.hiddenValue
      if !encoded.isEmpty { secrets.append(encoded) }
    }
  }
}

extension Path.StringInterpolation: ShownByDescription {
  /// The text so far, as it is shown.
  public var description: String { ShownTarget.text(of: marked) }
}

extension Path: ShownByDescription {
  /// The text as it is shown.
  public var description: String { shown }
}
#endif
