extension Unicode.Scalar {
  /// Whether an identifier of ECMAScript may begin with it.
  var isIdentifierStart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      true
    default: self == "$" || self == "_"
    }
  }

  /// Whether an identifier of ECMAScript may contain it.
  var isIdentifierPart: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: isIdentifierStart || value == 0x200C || value == 0x200D
    }
  }
}
