/// The types of the libraries in generated code. Each includes the module, because programs may have types
/// with the same names, such as `typealias JSONObject = [String: Any]`.
enum LibraryType {
  static let cursor = "DerivedMapping.JSONCursor"
  static let cursorFailure = "DerivedMapping.CursorFailure"
  static let value = "DerivedMapping.JSONValue"
  static let object = "DerivedMapping.JSONObject"
  static let writer = "DerivedMapping.JSONWriter"
  static let error = "DerivedMapping.JSONError"
  static let search = "DerivedMapping.OnePassSearch"
}
