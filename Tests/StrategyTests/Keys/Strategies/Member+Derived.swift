#if Macros
import DerivedMapping

@Mapped
private struct Address {
  var zipCode: Int
}

@Mapped
private struct Member {
  var userId: Int
  var imageURL: String?
  @Key(path: "imageInfo.fullSize") var fullSize: Int?
  var homeAddress: Address?
  var testScores: [String: Int]?
  @ExplicitNull var lastSeen: String?
  var loginCount: Int?
  @By(DerivedMapper<Address>(keys: .unchanged)) var asWritten: Address?
}

extension ConvertingDialect {
  static let derived = [ConvertingDialect("derived") { DerivedMapper<Member>(writing: $1, keys: $0) }]
}
#else
extension ConvertingDialect {
  static let derived: [ConvertingDialect] = []
}
#endif
