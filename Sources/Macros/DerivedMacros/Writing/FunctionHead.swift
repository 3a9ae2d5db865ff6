/// The head of a function with one parameter.
struct FunctionHead {
  /// The text before the parenthesis: `public static func decode`.
  let name: String
  /// `from cursor: inout JSONCursor`
  let parameter: String
  /// The text between the closing parenthesis and the condition: ` throws(JSONError) -> Movie`.
  let result: String
  /// ` where T: JSONDecodable`, if there is one.
  var condition = ""

  /// The lines of the head. If it is too long for one line, the parameter or the condition has its own line.
  var lines: [String] {
    let signature = "\(name)(\(parameter))\(result)"
    if fits("\(signature)\(condition) {") { return ["\(signature)\(condition) {"] }
    if !condition.isEmpty, fits(signature) { return [signature, "\(condition.dropFirst()) {"] }
    let start = ["\(name)(", "  \(parameter)"]
    let end = ")\(result)"
    if fits("\(end)\(condition) {") { return start + ["\(end)\(condition) {"] }
    return start + [end, "\(condition.dropFirst()) {"]
  }

  private func fits(_ line: String) -> Bool { line.count <= SourceLines.width }
}
