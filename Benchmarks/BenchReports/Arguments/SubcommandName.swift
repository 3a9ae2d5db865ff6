/// Checks the names of subcommands.
package enum SubcommandName {
  /// Returns an error message if the first argument, or the one after `help`, is neither a subcommand nor an
  /// option.
  ///
  /// - Parameters:
  ///   - names: The subcommands, without `help`.
  ///   - hidden: Further subcommands, which the message doesn't list.
  package static func correction(
    of arguments: [String], among names: [String], hiding hidden: [String] = []
  ) -> String? {
    let names = names + ["help"]
    let argument = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let argument, !argument.hasPrefix("-"), !(names + hidden).contains(argument) else { return nil }
    return "bench has no subcommand '\(argument)'. Choose among \(names.joined(separator: ", "))."
  }
}
