import DerivedMapping

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with DerivedChat+Mapped.swift.

enum DerivedChat {
  /* @Mapped */
  struct Text: Equatable { var body: String }

  /* @Mapped */
  struct Image: Equatable {
    var width: Int
    var height: Int
  }

  /* @Mapped(tag: "type") */
  enum Message: Equatable {
    case text(Text)
    case image(Image)
    case typing
  }

  /* @Mapped */
  struct Post {
    var first: Message
    var pinned: Message?
    var messages: [Message]
    var named: [String: Message]
  }
}
