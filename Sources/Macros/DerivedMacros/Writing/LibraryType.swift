/// The types of the libraries in generated code, with the module: programs have types of these names too, such as
/// `typealias JSONObject = [String: Any]`.
enum LibraryType {
  static let cursor = "DerivedMapping.JSONCursor"
  static let cursorFailure = "DerivedMapping.CursorFailure"
  static let value = "DerivedMapping.JSONValue"
  static let object = "DerivedMapping.JSONObject"
  static let writer = "DerivedMapping.JSONWriter"
  static let error = "DerivedMapping.JSONError"
  static let search = "DerivedMapping.OnePassSearch"
}
