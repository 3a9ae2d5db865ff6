import Foundation
import JSONCore
import JSONFoundation

/// The written text as Swift's and Foundation's objects: a `Float` among them can be cast to `Float`, unlike
/// the number in its text, and a `Bool` isn't a number.
enum WrittenObject {
  /// Options for text that is parsed again.
  static var layout: JSONWriteOptions {
    var layout = JSONWriteOptions()
    layout.marksFloats = true
    return layout
  }

  /// The tree for a text; `nil` for text that isn't JSON. The last value of a duplicate key is used, as in a
  /// dictionary that is filled member by member.
  static func read(_ text: [UInt8]) -> Any? {
    guard let document = try? Document(parsing: text, options: JSONParseOptions(duplicateKeys: .useLast)),
      let object = try? document.root.foundationForm(withSwiftBooleans: true)
    else { return nil }
    return containsMark(text) ? restoringFloats(in: object) : object
  }

  /// Whether the text can contain a mark, whose first character is written as an escape.
  private static func containsMark(_ text: [UInt8]) -> Bool {
    let escape = Array(#"\u0000"#.utf8)
    return text.indices.contains { text[$0] == escape[0] && text[$0...].starts(with: escape) }
  }

  private static func restoringFloats(in object: Any) -> Any {
    switch object {
    case let text as String: FloatMark.value(text).map { NSNumber(value: $0) } ?? object
    case let object as [String: Any]: object.mapValues { restoringFloats(in: $0) }
    case let array as [Any]: array.map { restoringFloats(in: $0) }
    default: object
    }
  }
}
