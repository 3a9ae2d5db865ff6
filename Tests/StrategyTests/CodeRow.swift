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
  var document: String

  init(_ code: IssueCode, _ reader: CodeReader, _ document: String, meaning: String, remedy: String) {
    self.code = code
    self.meaning = meaning
    self.remedy = remedy
    self.reader = reader
    self.document = document
  }
}

extension CodeRow {
  /// All codes in the order of ``JSONCore/IssueCode``.
  static let all: [CodeRow] = [
    CodeRow(
      .unexpectedCharacter, .document, "{\"id\":1 \"title\":\"a\"}",
      meaning: "Something stands where JSON has no place for it.",
      remedy: "Look at what stands before the place: most often a comma, a colon or a quote is missing, or "
        + "the text is no JSON at all (an HTML page, a log line)."
    ),
    CodeRow(
      .trailingComma, .document, "[1,2,]",
      meaning: "A comma stands before a closing bracket.",
      remedy: "Remove it, or parse with `allowsTrailingCommas` if the sender can't."
    ),
    CodeRow(
      .invalidEscape, .document, "[\"C:\\windows\"]",
      meaning: "A backslash is followed by a character that is no escape.",
      remedy: "Write a backslash as `\\\\`; the escapes are `\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX`."
    ),
    CodeRow(
      .invalidUnicodeEscape, .document, "[\"\\u12\"]",
      meaning: "`\\u` is not followed by four hexadecimal digits.",
      remedy: "Write four digits; beyond U+FFFF write a pair of surrogates."
    ),
    CodeRow(
      .loneSurrogate, .document, "[\"\\ud83d!\"]",
      meaning: "One half of a surrogate pair stands alone, which is no character.",
      remedy: "Mend the sender: it cuts strings within a character. Most do so when they shorten UTF-16 "
        + "text."
    ),
    CodeRow(
      .controlCharacter, .document, "[\"one\ttwo\"]",
      meaning: "A string holds a line break, a tab or another control character as it is.",
      remedy: "Write it as an escape, such as `\\n`."
    ),
    CodeRow(
      .invalidUTF8, .bytes([0x5B, 0x22, 0x47, 0x72, 0xFC, 0xDF, 0x65, 0x22, 0x5D]), "",
      meaning: "A byte is no part of a UTF-8 character.",
      remedy: "Save or send the text as UTF-8; this one is likely in Latin-1, Windows-1252 or UTF-16."
    ),
    CodeRow(
      .leadingZero, .document, "[007]",
      meaning: "A number begins with a zero that does not count.",
      remedy: "Remove the zero, or send the digits as a string if they are an identifier."
    ),
    CodeRow(
      .invalidNumber, .document, "[1.]",
      meaning: "What begins like a number is none.",
      remedy: "Write digits on both sides of the point and behind `e`, and no `+` in front."
    ),
    CodeRow(
      .invalidLiteral, .document, "[True]",
      meaning: "A word is neither `true`, `false` nor `null`.",
      remedy: "Write these three in small letters, and everything else in quotes."
    ),
    CodeRow(
      .nonFiniteLiteral, .document, "[NaN]",
      meaning: "The text has a word for infinity or not-a-number, for which JSON has no form.",
      remedy: "Let the sender write `null` or a string; `CodableMapper` reads strings with "
        + "`nonConformingFloats`."
    ),
    CodeRow(
      .trailingContent, .document, "{\"id\":1}\n{\"id\":2}",
      meaning: "Something follows the end of the document.",
      remedy: "Send one document at a time. Lines of JSON have to be split before they are parsed."
    ),
    CodeRow(
      .invalidJSON, .jansson, "[1 2]",
      meaning: "Another parser (a backend) refuses the text, in its own words.",
      remedy: "Parse with the native backend for a better answer."
    ),
    CodeRow(
      .duplicateKey, .rejectingDuplicates, "{\"id\":1,\"id\":2}",
      meaning: "A key stands in an object twice, and the options reject that.",
      remedy: "Mend the sender, or choose with `duplicateKeys` which of them counts."
    ),
    CodeRow(
      .emptyInput, .document, "",
      meaning: "There is nothing but white space.",
      remedy: "Look at the response: a status of 204, or a file that was not written yet. More input may "
        + "complete it."
    ),
    CodeRow(
      .unexpectedEnd, .document, "{\"id\":1",
      meaning: "The text ends within an array, an object, a literal or a number.",
      remedy: "The text was cut: compare its size with what was sent. More input may complete it."
    ),
    CodeRow(
      .unterminatedString, .document, "{\"title\":\"Rest}",
      meaning: "A string is not closed before the text ends.",
      remedy: "Look for a missing or an unescaped quote; or the text was cut. More input may complete it."
    ),
    CodeRow(
      .depthLimit, .nestedAtMost(2), "[[[1]]]",
      meaning: "Arrays and objects are nested more deeply than the options allow.",
      remedy: "Raise `depthLimit` if the data is really that deep; most often it is an attack or a loop."
    ),
    CodeRow(
      .sizeLimit, .sizedAtMost(8), "[1,2,3,4,5]",
      meaning: "The text is longer than the options allow.",
      remedy: "Raise `sizeLimit`, or ask for less at a time."
    ),
    CodeRow(
      .missingKey, .todo, "{\"userId\":1,\"tilte\":\"a\",\"completed\":true}",
      meaning: "A key is not there that the model needs.",
      remedy: "Mend the spelling, or make the property optional."
    ),
    CodeRow(
      .unexpectedNull, .todo, "{\"userId\":1,\"title\":null,\"completed\":true}",
      meaning: "A value is null that the model needs.",
      remedy: "Make the property optional, or give it a default."
    ),
    CodeRow(
      .typeMismatch, .todo, "{\"userId\":\"1\",\"title\":\"a\",\"completed\":true}",
      meaning: "A value is of another type than the property.",
      remedy: "Change the type of the property, or read it through a field that converts."
    ),
    CodeRow(
      .numberOutOfRange, .todo, "{\"userId\":9223372036854775808,\"title\":\"a\",\"completed\":true}",
      meaning: "A number does not fit in the property's type.",
      remedy: "Use a wider type, `Double`, `Decimal` or `JSONNumber`."
    ),
    CodeRow(
      .fractionalNumber, .todo, "{\"userId\":1.5,\"title\":\"a\",\"completed\":true}",
      meaning: "A number has a fraction, and the property is an integer.",
      remedy: "Make the property a `Double`. Integral numbers are integers however they are written: `2.0` "
        + "is."
    ),
    CodeRow(
      .invalidRawValue, .skill, "{\"id\":1,\"name\":\"Swift\",\"level\":\"Expert\"}",
      meaning: "A value is none of the cases of an enum.",
      remedy: "Add the case, or one for what is unknown."
    ),
    CodeRow(
      .invalidFormat, .movie, "{\"id\":1,\"name\":\"Dory\",\"year\":2016,\"releaseDate\":\"17.06.2016\"}",
      meaning: "A string does not have the form that its field reads: a date, a URL, Base64.",
      remedy: "Choose the field that fits what is sent."
    ),
    CodeRow(
      .unknownKey, .rejectingUnknownKeys,
      "{\"userId\":1,\"title\":\"a\",\"completed\":true,\"colour\":\"red\"}",
      meaning: "An object has a key that the model does not know, and the options forbid that.",
      remedy: "Add the property, mend the spelling, or allow unknown keys."
    ),
    CodeRow(
      .unknownReference, .user, "{\"id\":7,\"email\":\"a@example.com\",\"name\":\"Ada\",\"skill_ids\":[1,9]}",
      meaning: "An id refers to something that the context does not hold.",
      remedy: "Load the referred objects first, or read the ids and resolve them later."
    ),
    CodeRow(
      .wrongCount, .pair(at: "point"), "{\"point\":[1,2,3]}",
      meaning: "An array has more or fewer elements than the type that is read from it.",
      remedy: "Read an array where the number is not fixed."
    ),
    CodeRow(
      .indexOutOfBounds, .element("tags[2]"), "{\"tags\":[\"a\",\"b\"]}",
      meaning: "A key path asks for an element that the array does not have.",
      remedy: "Read the value as an optional one, or look at the count first."
    ),
    CodeRow(
      .noAlternative, .todoOrSkill, "{\"userId\":1,\"name\":\"a\"}",
      meaning: "None of several alternatives fits the value; each one says why.",
      remedy: "Mend the alternative that was meant, or add one."
    ),
    CodeRow(
      .transformFailed, .issue(.transformFailed("the colour is not in the palette"), at: "colour"),
      "{\"colour\":\"mauve\"}",
      meaning: "A conversion that the model gave refuses the value.",
      remedy: "Look at the conversion; it may throw an error of its own, whose text is shown."
    ),
    CodeRow(
      .custom, .issue(.custom("the end lies before the start"), at: "end"), "{\"start\":5,\"end\":3}",
      meaning: "The model refuses the value, in its own words.",
      remedy: "Look at what the model says."
    ),
    CodeRow(
      .nonFiniteNumber, .writing(.nonFinite), "",
      meaning: "A number to be written is infinite or not a number, for which JSON has no form.",
      remedy: "Write `null` or a string instead; `CodableMapper` does with `nonConformingFloats`."
    ),
    CodeRow(
      .keyCollision, .writing(.twice), "",
      meaning: "A key was written into an object that has it already, and the options reject that.",
      remedy: "Give the two properties different keys."
    ),
  ]
}
