/// The names in use, so that no two declarations have the same name.
struct NameTable {
  private var used: Set<String>

  init(reserved: Set<String> = []) { used = reserved }

  /// Returns the first name that is free, or the last one with a number, and marks it as used.
  mutating func name(_ candidates: String...) -> String {
    if let free = candidates.first(where: { !used.contains($0) }) {
      used.insert(free)
      return free
    }
    var number = 2
    let base = candidates.last ?? ""
    while used.contains("\(base)\(number)") { number += 1 }
    used.insert("\(base)\(number)")
    return "\(base)\(number)"
  }
}
