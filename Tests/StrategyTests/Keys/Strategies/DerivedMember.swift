import DerivedMapping

// The attributes are comments, because the macro isn't built here. `make test-all` compares its output
// with DerivedMember+Mapped.swift.

/// The models have the same names as with the other strategies.
enum DerivedMember {
  /* @Mapped */
  struct Address { var zipCode: Int }

  /* @Mapped */
  struct Member {
    var userId: Int
    var imageURL: String?
    /* @Key(path: "imageInfo.fullSize") */ var fullSize: Int?
    var homeAddress: Address?
    var testScores: [String: Int]?
    /* @ExplicitNull */ var lastSeen: String?
    var loginCount: Int?
    /* @By(DerivedMapper<Address>(keys: .unchanged)) */ var asWritten: Address?
  }
}

extension Member {
  static let derived = [Recoder("derived") { DerivedMapper<DerivedMember.Member>(configuration: $0) }]
}
