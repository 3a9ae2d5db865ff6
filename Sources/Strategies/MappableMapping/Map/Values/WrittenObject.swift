import Foundation
import JSONCore
import JSONFoundation

/// What has been written, as Swift's and Foundation's objects: a `Float` among them can be cast to one,
/// unlike the number that its text stands for, and a `Bool` is no number.
enum WrittenObject {
  /// Options for text that is made to be read again.
  static var layout: JSONWriteOptions {
    var layout = JSONWriteOptions()
    layout.marksFloats = true
    return layout
  }

  /// The tree that a text stands for; `nil` for text that is no JSON. Of a key that was written twice the
  /// last value counts, as in a dictionary that is filled member by member.
  static func read(_ text: [UInt8]) -> Any? {
    guard let document = try? Document(parsing: text, options: JSONParseOptions(duplicateKeys: .useLast))
    else { return nil }
    let object = document.root.foundationObjectWithSwiftBooleans()
    return containsMark(text) ? restoringFloats(in: object) : object
  }

  /// Whether there may be a mark: its first character is written as an escape.
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
