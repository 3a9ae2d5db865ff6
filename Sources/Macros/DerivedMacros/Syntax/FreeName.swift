#if Macros
/// Unused names for parameters and variables.
enum FreeName {
  /// The name of the variable for a member: that of the member, unless it is `self`, `Self` or one of the names
  /// in expressions, which a variable would hide.
  static func variable(_ name: String, hiding names: Set<String> = [], besides taken: Set<String>) -> String {
    let hidden = names.union(["self", "Self"])
    return hidden.contains(name) ? first(of: [name], besides: taken.union(hidden)) : name.variableName
  }

  /// The first of the names that isn't taken, or else the first name with a number.
  static func first(of names: [String], besides taken: Set<String>) -> String {
    if let name = names.first(where: { !taken.contains($0) }) { return name }
    var number = 2
    while taken.contains("\(names[0])\(number)") { number += 1 }
    return "\(names[0])\(number)"
  }
}
#endif
