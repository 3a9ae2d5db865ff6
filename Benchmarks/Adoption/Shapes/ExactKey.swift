/// A key that equals another only if both have the same scalars; `String`s are also equal if they are
/// canonically equivalent, such as `é` in one and in two scalars.
struct ExactKey: Hashable {
  let text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Canonically equivalent keys have the same hash, and are rare.
    hasher.combine(text)
  }
}
