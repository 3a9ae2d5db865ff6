/// Names the subcommands where an argument is none.
package enum SubcommandName {
  /// What to say of a first argument, or of one behind `help`, that is no subcommand; `nil` for one that is,
  /// or for an option.
  ///
  /// - Parameters:
  ///   - names: The subcommands, without `help`.
  ///   - hidden: Further ones that people don't use.
  package static func correction(
    of arguments: [String], among names: [String], hiding hidden: [String] = []
  ) -> String? {
    let names = names + ["help"]
    let argument = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    guard let argument, !argument.hasPrefix("-"), !(names + hidden).contains(argument) else { return nil }
    return "bench has no subcommand '\(argument)'. Choose among \(names.joined(separator: ", "))."
  }
}
