extension String {
  /// The path as a word of a command, in quotation marks if the shell needs them.
  var shellWord: String {
    // A hyphen would begin an option.
    let path = hasPrefix("-") ? "./" + self : self
    if path.wholeMatch(of: #/[A-Za-z0-9._/-]+/#) != nil { return path }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: #"'\''"#))'"
  }
}
