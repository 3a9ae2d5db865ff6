// The attributes are in comments, as in Records.swift.

/* @Mapped */ struct Message: Equatable {
  var shapes: [Shape]?
  var events: [Event]?
  var replies: [Reply]?
  var choices: [Choice]?
  var picture: Picture?
  var records: [Record]?
  var signals: [Signal]?
}

/* @Mapped */ enum Shape: Equatable {
  case circle(radius: Double)
  case path([Int])
  case note(Note)
  case empty
  case unknown(String)
}

/* @Mapped(tag: "type") */ enum Event: Equatable {
  /* @Key("txt", or: "text") */ case text(Note)
  case moved(x: Int, y: Int = 1, z: Int?)
  case typing
}

/* @Mapped(keys: .snakeCase, tag: "type", content: "value") */ enum Reply: Equatable {
  case text(Note)
  case counts([Int])
  case bigImage(maxWidth: Int)
  case typing
  case unknown(String)
}

/* @Mapped(tag: "kind") */ enum Signal: Equatable {
  /* @Key(1) */ case moved(x: Int, y: Int)
  /* @Key(2, or: 3) */ case ended
}

/* @Mapped(.untagged) */ enum Choice: Equatable {
  case number(Int)
  case text(String)
  case size(width: Int, height: Int)
  case note(Note)
  case choices([Choice])
}
