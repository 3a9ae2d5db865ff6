/// A model with handwritten conversions from and to a dictionary.
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
/// A class must be `final`, or declare the initializer as `required`.
///
/// The protocol's signatures use no type of this package. So the initializer can report only that a
/// dictionary doesn't decode, not why. For errors with a location, and more speed, conform to
/// ``ManualDecodable`` instead.
public protocol DictionaryMappable {
  /// Creates a model; `nil` if the dictionary doesn't have the expected form.
  init?(json: [String: Any])

  /// The model as a dictionary of strings, numbers, booleans, arrays and dictionaries.
  func toJSON() -> [String: Any]
}
