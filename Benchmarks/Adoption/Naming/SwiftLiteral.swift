/// Writes texts of the samples as string literals of Swift.
enum SwiftLiteral {
  /// A literal in quotation marks. Characters that end a literal, begin an interpolation, or change the order
  /// or the look of the code around them are escaped.
  static func quoted(_ text: String) -> String { "\"\(escaped(text, marks: ""))\"" }

  /// A literal for attributes of `@Mapped`, which accept a dot only in raw literals.
  static func attribute(_ text: String) -> String { text.contains(".") ? raw(text) : quoted(text) }

  /// A literal between number signs.
  static func raw(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\(escaped(text, marks: marks))\"\(marks)"
  }

  /// - Parameter marks: The number signs around the literal, in which quotation marks and backslashes are
  ///   ordinary characters.
  private static func escaped(_ text: String, marks: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where marks.isEmpty: result += "\\\""
      case "\\" where marks.isEmpty: result += "\\\\"
      case "\n": result += "\\\(marks)n"
      case "\r": result += "\\\(marks)r"
      case "\t": result += "\\\(marks)t"
      default:
        if isPlain(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\\(marks)u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .currencySymbol, .modifierSymbol, .otherSymbol:
      return !scalar.isRightToLeft
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in a block of a script that is written from right to left.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
