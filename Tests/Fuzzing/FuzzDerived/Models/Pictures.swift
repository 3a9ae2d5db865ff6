import Foundation

// The attributes are in comments, as in Records.swift.

/* @Mapped(keys: .snakeCase) */ struct Picture: Equatable {
  /* @Key(path: "image.size.width") */ var width: Int
  /* @Key(path: "image.size.height") @Default(1, evenIfWrong: true) */ var height: Int
  /* @Key(path: "image.taken") @By(.yearMonthDay) */ var taken: Date?
  /* @Key(path: "meta.parent") @ExplicitNull */ var parent: String?
  /* @Key("with \"quotes\" and \\") */ var quoted: Int?
  var fileName: String?
  /* @Inlined */ var credit: Credit
  /* @Ignored */ var isCached = false
}

/* @Mapped */ struct Credit: Equatable {
  var author: String
  /* @Key("rights", or: "licence") */ var rights: [String] = []
}
