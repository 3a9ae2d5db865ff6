extension String {
  /// The path as a word of a command, in quotation marks if the shell needs them.
  var shellWord: String {
    // A hyphen would begin an option.
    (hasPrefix("-") ? "./" + self : self).quoted
  }

  /// The text as one word of a command, in quotation marks if the shell needs them.
  var quoted: String {
    if wholeMatch(of: #/[A-Za-z0-9._/=-]+/#) != nil { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
  }
}
