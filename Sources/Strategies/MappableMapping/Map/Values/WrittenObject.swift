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

/// The members of an object that is being rewritten, as a tree along their keys.
///
/// ```text
/// {"id":1,"a.b":2,"a.c":3}
///
/// id   1
/// a
///   b  2
///   c  3
/// ```
final class NestedMembers {
  /// The position of the value in the original document, unless there are nested members.
  private(set) var position: DocumentPosition?
  /// The nested members, in the order of writing.
  private(set) var members: [(key: String, place: NestedMembers)] = []
  private var places: [String: NestedMembers] = [:]

  /// Inserts a value at a path, replacing the existing one. Members of values along the path remain.
  func insert(_ json: JSONValue, at keys: some Collection<String>) {
    guard let key = keys.first else {
      position = json.position
      (members, places) = ([], [:])
      return
    }
    if let position {
      self.position = nil
      json.document[position].unguardedObject?.forEach { insert($0.value, at: [$0.key]) }
    }
    let place = places[key] ?? NestedMembers()
    if places.updateValue(place, forKey: key) == nil { members.append((key, place)) }
    place.insert(json, at: keys.dropFirst())
  }
}

extension JSONWriter {
  /// Writes the object in a text: members with nested keys become members of nested objects. As in a
  /// dictionary that is filled member by member, the last of two values for one key counts. A nested key
  /// extends an object that was written before.
  ///
  /// - Complexity: O(*n*) on average in the length of the text.
  mutating func write(object text: [UInt8], along nestedKeys: [String: [String]]) throws(JSONError) {
    let limits = JSONParseOptions(depthLimit: options.depthLimit, sizeLimit: .max)
    let document = try Document(parsing: text, options: limits)
    try document.withRoot { (json) throws(JSONError) in
      let tree = NestedMembers()
      try json.object().forEach { (member) in
        tree.insert(member.value, at: nestedKeys[member.key] ?? [member.key])
      }
      try write(tree, from: document)
    }
  }

  /// Writes a node of the tree.
  private mutating func write(_ place: NestedMembers, from document: Document) throws(JSONError) {
    if let position = place.position { return try write(document[position]) }
    try beginObject()
    for (name, member) in place.members {
      key(verbatim: name)
      try write(member, from: document)
    }
    endObject()
  }
}

/// A key other than a plain literal.
struct MemberKey {
  /// The key's text.
  let text: String
  /// What separates the components of a nested key.
  var delimiter = "."
  /// Whether the key leads into nested objects.
  var isNested: Bool
  /// Whether null counts as a missing value.
  var ignoresNil = false
  /// Whether the member is required, and may be null.
  var isRequired = false

  /// The keys and indices that lead to the member.
  var components: [String] {
    guard isNested, let first = delimiter.first else { return [text] }
    // Searching for a character takes a fifth of the time of searching for a string.
    let isOneByte = delimiter.utf8.count == 1
    let parts =
      isOneByte
      ? text.split(separator: first, omittingEmptySubsequences: false)
      : text.split(separator: delimiter, omittingEmptySubsequences: false)
    return parts.map(String.init)
  }
}

extension MemberKey {
  /// A key that is nested if `nested` is true, or if it is `nil` and the key contains the delimiter.
  init(_ text: String, nested: Bool?, delimiter: String, ignoresNil: Bool = false) {
    self.init(
      text: text, delimiter: delimiter,
      isNested: nested
        ?? (delimiter == "." ? text.utf8.contains(UInt8(ascii: ".")) : text.contains(delimiter)),
      ignoresNil: ignoresNil)
  }
}
