/// What a decode logs, and how it searches.
@frozen @usableFromInline
package struct DecodeSettings: OptionSet, Sendable {
  /// A bit for each setting.
  public let rawValue: UInt16

  /// Creates the settings of these bits.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Logs the issues of thrown errors.
  @inlinable package static var thrown: DecodeSettings { DecodeSettings(rawValue: 1) }
  /// Logs issues that have no effect.
  @inlinable package static var swallowed: DecodeSettings { DecodeSettings(rawValue: 2) }
  /// Logs the values that were left out.
  @inlinable package static var leftOut: DecodeSettings { DecodeSettings(rawValue: 4) }
  /// Logs the keys that are searched for, and the models.
  @inlinable package static var searches: DecodeSettings { DecodeSettings(rawValue: 8) }
  /// The last of duplicate members counts.
  @inlinable static var lastDuplicate: DecodeSettings { DecodeSettings(rawValue: 16) }
  /// The keys of models differ from those of the text.
  @inlinable static var convertedKeys: DecodeSettings { DecodeSettings(rawValue: 32) }
  /// The document is nested so deep that recursive models might overflow the stack.
  @inlinable static var deep: DecodeSettings { DecodeSettings(rawValue: 64) }
  /// Keys of the document are written with escapes, or not in double quotes.
  @inlinable static var unusualKeys: DecodeSettings { DecodeSettings(rawValue: 128) }
  /// Continues after an issue, with a plain value, and logs the issue.
  @inlinable package static var collecting: DecodeSettings { DecodeSettings(rawValue: 256) }
  /// Unknown keys are issues.
  @inlinable static var unknownKeys: DecodeSettings { DecodeSettings(rawValue: 512) }
  /// Entering a model throws if the task is cancelled. Also needs `deep`.
  @inlinable static var cancellable: DecodeSettings { DecodeSettings(rawValue: 1024) }
  /// The settings with which entering a model takes more than a check of its kind.
  @inlinable static var entries: DecodeSettings { DecodeSettings(rawValue: 8 | 64) }
  /// The settings with which a search for a key takes more than comparing bytes.
  @inlinable static var careful: DecodeSettings { DecodeSettings(rawValue: 8 | 16 | 32 | 128) }
}
