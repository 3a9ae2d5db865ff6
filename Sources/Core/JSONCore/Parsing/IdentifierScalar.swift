extension Unicode.Scalar {
  /// Whether an ECMAScript identifier may begin with the scalar.
  var isIdentifierStart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      true
    default: self == "$" || self == "_"
    }
  }

  /// Whether an ECMAScript identifier may contain the scalar.
  var isIdentifierPart: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: isIdentifierStart || value == 0x200C || value == 0x200D
    }
  }
}
