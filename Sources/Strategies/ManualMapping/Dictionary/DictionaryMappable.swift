/// A model that is parsed by hand from a dictionary, as apps did before there were mapping libraries.
///
///     struct Todo { let title: String, id: Int? }
///
///     extension Todo: DictionaryMappable {
///       init?(json: [String: Any]) {
///         guard let title = json["title"] as? String else { return nil }
///         self.init(title: title, id: json["id"] as? Int)
///       }
///
///       func toJSON() -> [String: Any] {
///         var json: [String: Any] = ["title": title]
///         if let id { json["id"] = id }
///         return json
///       }
///     }
///
/// A class has to be `final`, or to declare the initializer as `required`: its subclasses have to be made so
/// too.
///
/// It needs nothing from this package, and therefore can say only that a dictionary does not fit, not why.
/// For errors with a place, and ten times the speed, conform to ``ManualDecodable`` instead.
public protocol DictionaryMappable {
  /// Creates a model; `nil` if the dictionary does not fit.
  init?(json: [String: Any])

  /// The model as a dictionary of strings, numbers, booleans, arrays and dictionaries.
  func toJSON() -> [String: Any]
}
