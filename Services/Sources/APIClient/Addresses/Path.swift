public import JSONCore
public import JSONMapping

/// The path of an endpoint, relative to the base URL of its service; with an empty path, the request goes to
/// the base URL itself.
///
/// Interpolated values are percent-encoded, so that a value can add neither a segment nor a query. They have
/// the same text as in JSON; name the form of a date or of bytes.
///
///     let path: Path = "movies/\(id)"
///     let day: Path = "days/\(date, as: .yearMonthDay)"
///     let feed: Path = "feeds/\(secret: key)"        // hidden in errors and logs
///     let next = Path(try HTTPURL(link))             // an address in a response
///
/// The literal without its values is the ``Exchange/pathTemplate``, by which metrics group requests.
public struct Path: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text as it is sent.
  public let text: String
  /// The displayed text. It hides values marked as secret, and values of query items whose names look like
  /// secrets.
  public var shown: String { ShownTarget.text(of: marked) }
  /// The text in which values that were marked as secret are hidden.
  private let marked: String
  /// The values that were marked as secret, as they are sent.
  let secrets: [String]
  /// The text with `{}` in place of each interpolated value.
  let template: String
  /// The reason why the path can't be used, if there is one.
  let problem: String?
  /// The address that replaces the base URL and the path.
  private(set) var address: HTTPURL?

  /// Creates a path from a literal. Characters that aren't allowed in a URL, such as spaces, are
  /// percent-encoded.
  public init(stringLiteral text: String) {
    let text = PercentEncoding.repaired(text)
    self.init(text: text, marked: text, template: text)
  }

  /// Creates a path from segments, each of which is percent-encoded and counts as an interpolated value.
  public init(segments: [String]) {
    let text = segments.map(PercentEncoding.encoded).joined(separator: "/")
    let template = segments.map { _ in Path.placeholder }.joined(separator: "/")
    self.init(text: text, marked: text, template: template)
  }

  /// Creates a path from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      text: stringInterpolation.text, marked: stringInterpolation.marked,
      template: stringInterpolation.template, secrets: stringInterpolation.secrets,
      problem: stringInterpolation.problem)
  }

  /// Creates a path that stands for an absolute address, such as a link in a response, to which the request
  /// is sent instead of the environment's.
  ///
  /// An ``AuthenticationInterceptor`` and the header fields of the client's options don't apply to an address
  /// of another origin; see ``Exchange/isOfOtherOrigin``.
  public init(_ address: HTTPURL) {
    self.init(text: address.unmasked, marked: address.description, template: address.path)
    self.address = address
  }

  private init(
    text: String, marked: String, template: String, secrets: [String] = [], problem: String? = nil
  ) {
    self.text = text
    self.marked = marked
    self.template = template
    self.secrets = secrets
    let path = text.utf8.prefix { $0 != UInt8(ascii: "?") }
    // Servers and proxies resolve such segments, so the request would reach another endpoint.
    let climbs =
      path.contains(UInt8(ascii: "."))
      && path.split(separator: UInt8(ascii: "/")).contains { segment in
        segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8)
      }
    self.problem = climbs ? "a segment of the path is \".\" or \"..\"" : problem
  }

  /// Stands for a value in a template.
  private static let placeholder = "{}"

  /// Whether two paths have the same text and hide the same parts of it, however they were written.
  public static func == (left: Path, right: Path) -> Bool {
    left.text == right.text && left.marked == right.marked && left.secrets == right.secrets
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var marked = ""
    var template = ""
    var secrets: [String] = []
    var problem: String?

    /// Creates an interpolation without pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds a piece of the literal. Characters that aren't allowed in a URL are percent-encoded.
    public mutating func appendLiteral(_ literal: String) {
      let literal = PercentEncoding.repaired(literal)
      text += literal
      marked += literal
      template += literal
    }

    /// Adds a percent-encoded value.
    public mutating func appendInterpolation(_ value: some JSONWritable) {
      append(Result { () throws(JSONError) in try URLText.texts(of: value) })
    }

    /// Adds a percent-encoded value in the form of a field.
    public mutating func appendInterpolation<Field: Encoding>(_ value: Field.Model, as field: Field) {
      append(Result { () throws(JSONError) in try URLText.texts(of: value, as: field) })
    }

    /// Adds a percent-encoded value that errors, logs and events hide.
    public mutating func appendInterpolation(secret value: some JSONWritable) {
      append(Result { () throws(JSONError) in try URLText.texts(of: value) }, isSecret: true)
    }

    private mutating func append(_ texts: Result<[String], JSONError>, isSecret: Bool = false) {
      template += Path.placeholder
      do throws(JSONError) {
        let encoded = PercentEncoding.encoded(try URLText.text(of: texts.get()))
        text += encoded
        marked += isSecret ? SecretItemName.hidden : encoded
        if isSecret, !encoded.isEmpty { secrets.append(encoded) }
      } catch {
        problem = problem ?? "a value of the path: \(error.issue.message)"
      }
    }
  }
}

extension Path.StringInterpolation: ShownByDescription {
  /// The displayed form of the text so far.
  public var description: String { ShownTarget.text(of: marked) }
}

extension Path: ShownByDescription {
  /// The displayed text.
  public var description: String { shown }
}
