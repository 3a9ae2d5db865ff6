import Catalog
import DerivedMapping

extension Folder {
  static var readsInOnePass: Bool { true }

  static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Folder {
    let inner = InnerMapping()
    var todo: Todo?
    var last: Todo??
    var more: [Todo]?
    var named: [String: Todo]?
    if try cursor.beginObject() {
      repeat {
        if todo == nil, cursor.consumeKey("todo") {
          todo = try cursor.value(as: inner)
        } else if last == nil, cursor.consumeKey("last") {
          last = try cursor.optional(as: inner)
        } else if more == nil, cursor.consumeKey("more") {
          more = try cursor.value(as: inner.array)
        } else if named == nil, cursor.consumeKey("named") {
          named = try cursor.value(as: inner.dictionary)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let todo, let more, let named else { throw CursorFailure() }
    return Folder(todo: todo, last: last ?? nil, more: more, named: named)
  }
}
