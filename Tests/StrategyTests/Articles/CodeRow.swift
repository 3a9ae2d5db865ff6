import JSONCore

/// The description of a code: a section of the page that lists all codes, and a case for the tests.
struct CodeRow: Sendable {
  var code: IssueCode
  /// The meaning of the code, in a sentence.
  var meaning: String
  /// The advice for a user.
  var remedy: String
  /// Decodes a document, which fails with the code.
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
      meaning: "The text has a character that JSON doesn't allow at this location.",
      remedy: "Check what comes before the location. Usually a comma, a colon or a quote is missing, or "
        + "the text isn't JSON, but for example an HTML page or a log line."),
    CodeRow(
      .trailingComma, "example-10-trailing-comma",
      meaning: "A comma comes before a closing bracket.",
      remedy: "Remove it, or parse with `allowsTrailingCommas` if the sender can't be changed."),
    CodeRow(
      .invalidEscape, "example-12-bad-escape",
      meaning: "A backslash is followed by a character that isn't an escape.",
      remedy: "Write a backslash as `\\\\`; the escapes are `\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX`."),
    CodeRow(
      .invalidUnicodeEscape, "escape-unicode-digits",
      meaning: "`\\u` isn't followed by four hexadecimal digits.",
      remedy: "Write four digits. For characters beyond U+FFFF, write a pair of surrogates."),
    CodeRow(
      .loneSurrogate, "example-13-lone-surrogate",
      meaning: "A string contains one half of a surrogate pair without the other, which isn't a "
        + "character.",
      remedy: "Fix the sender, which cuts strings within a character. Usually it shortens UTF-16 text."),
    CodeRow(
      .controlCharacter, "control-tab",
      meaning: "A string contains a line break, a tab or another control character without an escape.",
      remedy: "Write it as an escape, such as `\\n`."),
    CodeRow(
      .invalidUTF8, "example-14-bad-utf8",
      meaning: "A byte isn't part of a UTF-8 character.",
      remedy: "Save or send the text as UTF-8. This one is probably Latin-1, Windows-1252 or UTF-16."),
    CodeRow(
      .leadingZero, "example-15-leading-zero",
      meaning: "A number begins with a superfluous zero.",
      remedy: "Remove the zero, or send the digits as a string if they are an identifier."),
    CodeRow(
      .invalidNumber, "number-no-fraction",
      meaning: "A text begins like a number, but isn't one.",
      remedy: "Write digits on both sides of the point and after `e`, and no leading `+`."),
    CodeRow(
      .invalidLiteral, "todo-literal-capital",
      meaning: "A word isn't `true`, `false` or `null`.",
      remedy: "Write these three in lowercase, and everything else in quotes."),
    CodeRow(
      .nonFiniteLiteral, "number-nan",
      meaning: "The text contains infinity or not-a-number, which JSON can't express.",
      remedy: "Make the sender write `null` or a string. `CodableMapper` decodes strings with "
        + "`nonConformingFloats`."),
    CodeRow(
      .trailingContent, "trailing-document",
      meaning: "More text follows the end of the document.",
      remedy: "Send one document at a time. Split lines of JSON before you parse them, or decode them "
        + "with `JSONStreaming`."),
    CodeRow(
      .invalidJSON, .jansson("[1 2]"),
      meaning: "Another parser, a backend, rejects the text, with its own message.",
      remedy: "For a more precise error, parse with the native backend."),
    CodeRow(
      .duplicateKey, "todo-duplicate-key",
      meaning: "An object contains a key twice, which the options reject.",
      remedy: "Fix the sender, or choose with `duplicateKeys` which value is used."),
    CodeRow(
      .emptyInput, "example-17-empty",
      meaning: "The text contains nothing but white space.",
      remedy: "Check the response: its status may be 204. Or a file wasn't written yet. More input may "
        + "complete the text."),
    CodeRow(
      .unexpectedEnd, "example-09-truncated",
      meaning: "The text ends within an array, an object, a literal or a number.",
      remedy: "The text was cut. Compare its length with what was sent. More input may complete it."),
    CodeRow(
      .unterminatedString, "example-11-unterminated-string",
      meaning: "A string isn't closed before the text ends.",
      remedy: "Look for a missing quote, or one without a backslash. Or the text was cut; then more "
        + "input may complete it."),
    CodeRow(
      .depthLimit, "example-16-depth-bomb",
      meaning: "Arrays and objects are nested more deeply than the options allow.",
      remedy: "If the data is really that deep, raise `depthLimit`. Usually the cause is an attack or "
        + "an endless loop of the sender."),
    CodeRow(
      .sizeLimit, "todo-size-limit",
      meaning: "The text is longer than the options allow.",
      remedy: "Raise `sizeLimit`, or request less at a time."),
    CodeRow(
      .missingKey, "example-20-misspelled-key",
      meaning: "A key that the model requires is missing.",
      remedy: "Fix the spelling, or make the property optional."),
    CodeRow(
      .unexpectedNull, "example-02-null",
      meaning: "A value that the model requires is null.",
      remedy: "Make the property optional, or give it a default."),
    CodeRow(
      .typeMismatch, "example-03-wrong-type",
      meaning: "A value has another type than the property.",
      remedy: "Change the type of the property, or decode it with a field that converts it."),
    CodeRow(
      .numberOutOfRange, "example-04-out-of-range",
      meaning: "A number doesn't fit the property's type.",
      remedy: "Use a wider type, `Double`, `Decimal` or `JSONNumber`."),
    CodeRow(
      .fractionalNumber, "example-05-fraction",
      meaning: "A number has a fraction, but the property is an integer.",
      remedy: "Make the property a `Double`. Numbers without a fractional part are integers in any "
        + "form, such as `2.0`."),
    CodeRow(
      .invalidRawValue, "example-07-bad-enum",
      meaning: "A value isn't one of the cases of an enum.",
      remedy: "Add the case, or one for unknown values. Errors list the raw values of an enum that is "
        + "`CaseIterable`, and the cases of an enum with associated values whose coding keys are "
        + "`CaseIterable`."),
    CodeRow(
      .invalidFormat, "example-06-bad-date",
      meaning: "A string doesn't have the form that its field decodes, such as a date, a URL or Base64.",
      remedy: "Choose a field for the form that is sent."),
    CodeRow(
      .unknownKey, "todo-unknown-key",
      meaning: "An object has a key that the model doesn't decode, which the options reject.",
      remedy: "Add the property, fix the spelling, or allow unknown keys."),
    CodeRow(
      .unknownReference, "example-08-unknown-reference",
      meaning: "An id refers to a value that the context doesn't contain.",
      remedy: "Load the values first, or decode the ids and resolve them later."),
    CodeRow(
      .wrongCount, "todo-wrong-count",
      meaning: "An array has more or fewer elements than the type requires.",
      remedy: "If the number of elements varies, decode an array."),
    CodeRow(
      .indexOutOfBounds, "todo-index-out-of-bounds",
      meaning: "A key path contains an index that the array does not have.",
      remedy: "Decode the value as an optional, or check the count first."),
    CodeRow(
      .noAlternative, "todo-no-alternative",
      meaning: "None of several alternatives fits the value. The error contains the reason for each.",
      remedy: "Fix the alternative that was intended, or add one."),
    CodeRow(
      .transformFailed,
      .issue(.transformFailed("the colour is not in the palette"), at: "colour", "{\"colour\":\"mauve\"}"),
      meaning: "A conversion of the model rejects the value.",
      remedy: "Check the conversion. If it throws an error of its own, the message contains its text."),
    CodeRow(
      .custom,
      .issue(.custom("the end lies before the start"), at: "end", "{\"start\":5,\"end\":3}"),
      meaning: "The model rejects the value, with its own message.",
      remedy: "See the message of the model."),
    CodeRow(
      .nonFiniteNumber, .writing(.nonFinite),
      meaning: "A number to be encoded is infinite or not-a-number, which JSON can't express.",
      remedy: "Encode `null` or a string instead. `CodableMapper` encodes strings with "
        + "`nonConformingFloats`."),
    CodeRow(
      .keyCollision, .writing(.twice),
      meaning: "A key is encoded twice in one object, which the options reject.",
      remedy: "Give the two properties different keys."),
  ]
}
