#if Macros
import DerivedMapping
import ManualMapping
import Testing

@Mapped
struct Album: Equatable {
  var title: String
  var pictures: [Picture]?
}

@Mapped
struct Shelf: Equatable {
  var albums: [String: [Album]]
}

@Mapped
struct Branch: Equatable {
  var leaves: [Leaf]
}

@Mapped
struct Leaf: Equatable {
  var branches: [Branch]
  var leaves: [Leaf]
}

@Mapped
struct Signed: Equatable {
  @By(ManualMapper<HandMade>()) var author: HandMade
}

/// Which texts are read without a document.
@Suite("One pass or a document")
struct OnePassTests {
  @Test("A model that holds one with a path, however deep, is read by a document from the start")
  func parents() throws {
    #expect(!DerivedMapper<Album>.readsInOnePass)
    #expect(!DerivedMapper<[Shelf]>.readsInOnePass)
    #expect(!DerivedMapper<LossyArray<Shelf?>>.readsInOnePass)
    let text =
      #"{"albums":{"a":[{"title":"x","pictures":[{"image":{"size":{"width":1,"height":2}},"author":"y"}]}]}}"#
    let picture = Picture(width: 1, height: 2, credit: Credit(author: "y"))
    try BothWays.expect(
      text, is: Shelf(albums: ["a": [Album(title: "x", pictures: [picture])]]), inOnePass: false)
  }

  @Test("Models that hold each other are read in one pass")
  func recursive() throws {
    #expect(DerivedMapper<Branch>.readsInOnePass)
    try BothWays.expect(
      #"{"leaves":[{"branches":[{"leaves":[]}],"leaves":[]}]}"#,
      is: Branch(leaves: [Leaf(branches: [Branch(leaves: [])], leaves: [])]))
  }

  @Test("Many members of another dialect are left to one document, and a few are not")
  func otherDialects() throws {
    func text(_ count: Int) -> String {
      "[" + Array(repeating: #"{"author":{"name":"x"}}"#, count: count).joined(separator: ",") + "]"
    }
    let signed = Signed(author: HandMade(name: "x"))
    try BothWays.expect(text(4), is: Array(repeating: signed, count: 4))
    try BothWays.expect(text(100), is: Array(repeating: signed, count: 100), inOnePass: false)
  }

  @Test("Members of another dialect that are a small part of a text are documents of their own")
  func sparse() throws {
    let pad = String(repeating: "x", count: 2000)
    let text =
      "[" + Array(repeating: #"{"pad":"\#(pad)","author":{"name":"x"}}"#, count: 100).joined(separator: ",")
      + "]"
    let signed = Signed(author: HandMade(name: "x"))
    #expect(BothWays.onePass(text, as: [Signed].self) == Array(repeating: signed, count: 100))
  }
}
#endif
