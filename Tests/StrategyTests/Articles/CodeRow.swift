import JSONCore

/// What is said about a code: one row of the page that lists all codes, and a case for the tests.
struct CodeRow: Sendable {
  var code: IssueCode
  /// What has happened, in a sentence.
  var meaning: String
  /// What to do about it.
  var remedy: String
  /// How the document is read, to fail.
  var reader: CodeReader

  init(_ code: IssueCode, _ reader: CodeReader, meaning: String, remedy: String) {
    (self.code, self.reader, self.meaning, self.remedy) = (code, reader, meaning, remedy)
  }

  /// A row with an example from the table of malformed documents.
  init(_ code: IssueCode, _ file: String, meaning: String, remedy: String) {
    self.init(code, .malformed(file), meaning: meaning, remedy: remedy)
  }
}

extension CodeRow {
  /// All codes in the order of ``JSONCore/IssueCode``.
  static let all: [CodeRow] = [
    CodeRow(
      .unexpectedCharacter, "missing-comma",
      meaning: "Something stands where JSON has no place for it.",
      remedy: "Look at what stands before the place: most often a comma, a colon or a quote is missing, or "
        + "the text is no JSON at all (an HTML page, a log line)."),
    CodeRow(
      .trailingComma, "example-10-trailing-comma",
      meaning: "A comma stands before a closing bracket.",
      remedy: "Remove it, or parse with `allowsTrailingCommas` if the sender can't."),
    CodeRow(
      .invalidEscape, "example-12-bad-escape",
      meaning: "A backslash is followed by a character that is no escape.",
      remedy: "Write a backslash as `\\\\`; the escapes are `\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX`."),
    CodeRow(
      .invalidUnicodeEscape, "escape-unicode-digits",
      meaning: "`\\u` is not followed by four hexadecimal digits.",
      remedy: "Write four digits; beyond U+FFFF write a pair of surrogates."),
    CodeRow(
      .loneSurrogate, "example-13-lone-surrogate",
      meaning: "One half of a surrogate pair stands alone, which is no character.",
      remedy: "Mend the sender: it cuts strings within a character. Most do so when they shorten UTF-16 "
        + "text."),
    CodeRow(
      .controlCharacter, "control-tab",
      meaning: "A string holds a line break, a tab or another control character as it is.",
      remedy: "Write it as an escape, such as `\\n`."),
    CodeRow(
      .invalidUTF8, "example-14-bad-utf8",
      meaning: "A byte is no part of a UTF-8 character.",
      remedy: "Save or send the text as UTF-8; this one is likely in Latin-1, Windows-1252 or UTF-16."),
    CodeRow(
      .leadingZero, "example-15-leading-zero",
      meaning: "A number begins with a zero that does not count.",
      remedy: "Remove the zero, or send the digits as a string if they are an identifier."),
    CodeRow(
      .invalidNumber, "number-no-fraction",
      meaning: "What begins like a number is none.",
      remedy: "Write digits on both sides of the point and behind `e`, and no `+` in front."),
    CodeRow(
      .invalidLiteral, "todo-literal-capital",
      meaning: "A word is neither `true`, `false` nor `null`.",
      remedy: "Write these three in small letters, and everything else in quotes."),
    CodeRow(
      .nonFiniteLiteral, "number-nan",
      meaning: "The text has a word for infinity or not-a-number, for which JSON has no form.",
      remedy: "Let the sender write `null` or a string; `CodableMapper` reads strings with "
        + "`nonConformingFloats`."),
    CodeRow(
      .trailingContent, "trailing-document",
      meaning: "Something follows the end of the document.",
      remedy: "Send one document at a time. Lines of JSON have to be split before they are parsed."),
    CodeRow(
      .invalidJSON, .jansson("[1 2]"),
      meaning: "Another parser (a backend) refuses the text, in its own words.",
      remedy: "Parse with the native backend for a better answer."),
    CodeRow(
      .duplicateKey, "todo-duplicate-key",
      meaning: "A key stands in an object twice, and the options reject that.",
      remedy: "Mend the sender, or choose with `duplicateKeys` which of them counts."),
    CodeRow(
      .emptyInput, "example-17-empty",
      meaning: "There is nothing but white space.",
      remedy: "Look at the response: a status of 204, or a file that was not written yet. More input may "
        + "complete it."),
    CodeRow(
      .unexpectedEnd, "example-09-truncated",
      meaning: "The text ends within an array, an object, a literal or a number.",
      remedy: "The text was cut: compare its size with what was sent. More input may complete it."),
    CodeRow(
      .unterminatedString, "example-11-unterminated-string",
      meaning: "A string is not closed before the text ends.",
      remedy: "Look for a missing or an unescaped quote; or the text was cut. More input may complete it."),
    CodeRow(
      .depthLimit, "example-16-depth-bomb",
      meaning: "Arrays and objects are nested more deeply than the options allow.",
      remedy: "Raise `depthLimit` if the data is really that deep; most often it is an attack or a loop."),
    CodeRow(
      .sizeLimit, "todo-size-limit",
      meaning: "The text is longer than the options allow.",
      remedy: "Raise `sizeLimit`, or ask for less at a time."),
    CodeRow(
      .missingKey, "example-20-misspelled-key",
      meaning: "A key is not there that the model needs.",
      remedy: "Mend the spelling, or make the property optional."),
    CodeRow(
      .unexpectedNull, "example-02-null",
      meaning: "A value is null that the model needs.",
      remedy: "Make the property optional, or give it a default."),
    CodeRow(
      .typeMismatch, "example-03-wrong-type",
      meaning: "A value is of another type than the property.",
      remedy: "Change the type of the property, or read it through a field that converts."),
    CodeRow(
      .numberOutOfRange, "example-04-out-of-range",
      meaning: "A number does not fit in the property's type.",
      remedy: "Use a wider type, `Double`, `Decimal` or `JSONNumber`."),
    CodeRow(
      .fractionalNumber, "example-05-fraction",
      meaning: "A number has a fraction, and the property is an integer.",
      remedy: "Make the property a `Double`. Integral numbers are integers however they are written: `2.0` "
        + "is."),
    CodeRow(
      .invalidRawValue, "example-07-bad-enum",
      meaning: "A value is none of the cases of an enum.",
      remedy: "Add the case, or one for what is unknown. Errors list the raw values of an enum that is "
        + "`CaseIterable`, and the cases of one with associated values whose coding keys are."),
    CodeRow(
      .invalidFormat, "example-06-bad-date",
      meaning: "A string does not have the form that its field reads: a date, a URL, Base64.",
      remedy: "Choose the field that fits what is sent."),
    CodeRow(
      .unknownKey, "todo-unknown-key",
      meaning: "An object has a key that the model does not know, and the options forbid that.",
      remedy: "Add the property, mend the spelling, or allow unknown keys."),
    CodeRow(
      .unknownReference, "example-08-unknown-reference",
      meaning: "An id refers to something that the context does not hold.",
      remedy: "Load the referred objects first, or read the ids and resolve them later."),
    CodeRow(
      .wrongCount, "todo-wrong-count",
      meaning: "An array has more or fewer elements than the type that is read from it.",
      remedy: "Read an array where the number is not fixed."),
    CodeRow(
      .indexOutOfBounds, "todo-index-out-of-bounds",
      meaning: "A key path asks for an element that the array does not have.",
      remedy: "Read the value as an optional one, or look at the count first."),
    CodeRow(
      .noAlternative, "todo-no-alternative",
      meaning: "None of several alternatives fits the value; each one says why.",
      remedy: "Mend the alternative that was meant, or add one."),
    CodeRow(
      .transformFailed,
      .issue(
        .transformFailed("the colour is not in the palette"), at: "colour", "{\"colour\":\"mauve\"}"),
      meaning: "A conversion that the model gave refuses the value.",
      remedy: "Look at the conversion; it may throw an error of its own, whose text is shown."),
    CodeRow(
      .custom,
      .issue(.custom("the end lies before the start"), at: "end", "{\"start\":5,\"end\":3}"),
      meaning: "The model refuses the value, in its own words.",
      remedy: "Look at what the model says."),
    CodeRow(
      .nonFiniteNumber, .writing(.nonFinite),
      meaning: "A number to be written is infinite or not a number, for which JSON has no form.",
      remedy: "Write `null` or a string instead; `CodableMapper` does with `nonConformingFloats`."),
    CodeRow(
      .keyCollision, .writing(.twice),
      meaning: "A key was written into an object that has it already, and the options reject that.",
      remedy: "Give the two properties different keys."),
  ]
}
