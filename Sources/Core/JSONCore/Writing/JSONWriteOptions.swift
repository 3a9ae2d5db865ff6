/// How JSON is written.
public struct JSONWriteOptions: Sendable, Hashable {
  /// Line breaks and an indentation of two spaces; compact by default.
  public var pretty: Bool
  /// Members in the order of their keys, compared by UTF-8 bytes; by default in the order of writing.
  public var sortedKeys: Bool
  /// Writes `/` as `\/`; off by default.
  public var escapesSlashes: Bool
  /// A space before the colon of a member as well, as Foundation prints; only with ``pretty``.
  public var spaceBeforeColon: Bool
  /// An empty line in empty arrays and objects, as Foundation prints; only with ``pretty``.
  public var breaksEmptyContainers: Bool
  /// How many arrays and objects may be nested in each other; 512 by default.
  ///
  /// Any limit is safe, `.max` too: models that recurse are stopped with `depth-limit` where the stack of
  /// their thread comes to its last quarter, or its last 128 KiB.
  public var depthLimit: Int
  /// How many bytes the text may have; 1 GiB by default. More is an error, `size-limit`.
  ///
  /// It is checked where an array or object begins and when the text is finished, so a long list of numbers
  /// or strings is written to its end first. The size that the error tells is what was written until then:
  /// the whole text's, or at least that.
  public var sizeLimit: Int
  /// Whether a key that stands in an object twice is an error, `key-collision`; off by default.
  ///
  /// The writer keeps no record of the keys. They are compared when the text is finished, which costs one
  /// parse of the whole text; with ``pretty`` or ``sortedKeys`` the text is parsed anyway.
  public var rejectsDuplicateKeys: Bool
  /// Writes a ``FloatMark`` for a `Float`; for text that nobody sees.
  package var marksFloats = false

  /// Creates options; without arguments, compact output.
  @inlinable
  public init(
    pretty: Bool = false,
    sortedKeys: Bool = false,
    escapesSlashes: Bool = false,
    spaceBeforeColon: Bool = false,
    breaksEmptyContainers: Bool = false,
    depthLimit: Int = 512,
    sizeLimit: Int = 1 << 30,
    rejectsDuplicateKeys: Bool = false
  ) {
    self.pretty = pretty
    self.sortedKeys = sortedKeys
    self.escapesSlashes = escapesSlashes
    self.spaceBeforeColon = spaceBeforeColon
    self.breaksEmptyContainers = breaksEmptyContainers
    self.depthLimit = depthLimit
    self.sizeLimit = sizeLimit
    self.rejectsDuplicateKeys = rejectsDuplicateKeys
  }
}

extension JSONWriteOptions {
  /// Checks that a text may have this many bytes: for backends, which write by themselves.
  ///
  /// - Throws: `size-limit` if it may not.
  public func checkSize(_ size: Int) throws(JSONError) {
    guard size > sizeLimit else { return }
    throw JSONError(.sizeLimit(sizeLimit, actual: size))
  }
}
