import DerivedMapping
import Foundation

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with Records+Mapped.swift and the others.

/* @Mapped */ struct Record: Equatable {
  /* @Key("id", or: "ident", "number") */ var id: Int
  var name: String = "none"
  /* @Default(3, evenIfWrong: true) */ var level: UInt8
  /* @Key("colour", or: "color") @Default("red", evenIfWrong: true) */ var colour: String
  /* @ExplicitNull */ var parent: Int?
  /* @Key("größe") */ var size: Float?
  /* @Key("nam") */ var score: Double?
  /* @By(.yearMonthDay) */ var day: Date?
  /* @By(NumberStringField<Int64>.numberString()) */ var total: Int64?
  var counts: [String: Int]?
  var numbered: [Int: Double]?
  var names: Set<String>?
  var notes: LossyArray<Note>?
  var grades: [Grade]?
  var state: State?
  var any: OwnedJSON?
  var records: [Record]?
  var stay: Stay?
}

/* @Mapped(keys: .snakeCase, fields: .by(.yearMonthDay, for: Date.self)) */ struct Stay: Equatable {
  var firstDay: Date
  var lastDay: Date?
  /* @Key(path: "room.number", or: "room") */ var room: Int
}

/* @Mapped */ struct Note: Equatable {
  var body: String
  var isRead = false
}

/* @Mapped */ enum State: String { case open, done }

/* @Mapped(keys: .kebabCase) */ enum Grade: Equatable {
  case veryLow
  /* @Key("hi", or: "high") */ case high
  case unknown(String)
}
