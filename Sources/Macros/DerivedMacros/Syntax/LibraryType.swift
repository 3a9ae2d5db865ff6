/// The types of the libraries in generated code. Each includes the module, because programs may have types
/// with the same names, such as `typealias JSONObject = [String: Any]`.
enum LibraryType {
  // With `::`, the name before it is that of a module, and never that of a nested type or a generic parameter.
  // swift-syntax 602 can't parse it.
  #if compiler(>=6.3) && canImport(SwiftSyntax603)
  static let separator = "::"
  #else
  static let separator = "."
  #endif
  private static let module = "DerivedMapping\(separator)"
  private static let standard = "Swift\(separator)"

  static let cursor = "\(module)JSONCursor"
  static let cursorFailure = "\(module)CursorFailure"
  static let value = "\(module)JSONValue"
  static let object = "\(module)JSONObject"
  static let members = "\(module)OwnedJSON.Members"
  static let writer = "\(module)JSONWriter"
  static let error = "\(module)JSONError"
  static let search = "\(module)OnePassSearch"
  static let rule = "\(module)ValueCheck"
  static let checked = "\(module)CheckedMapping"
  static let mapper = "\(module)DerivedMapper"
  static let fit = "\(module)MappedFit"
  static let bool = "\(standard)Bool"
  static let int = "\(standard)Int"
  static let string = "\(standard)String"
  static let void = "\(standard)Void"
  /// The statement of a body that is never executed.
  static let unreachable = "\(standard)fatalError()"

  /// A type in an expression where a member may hide its name. After `as`, members aren't found.
  static func metatype(_ type: String) -> String { "\(fit).type(nil as \(type)?)" }

  /// The name of a protocol of the libraries.
  static func conformance(_ name: String) -> String { "\(module)\(name)" }
}
