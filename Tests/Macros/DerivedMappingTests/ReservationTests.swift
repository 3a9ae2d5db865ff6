import DerivedMapping
import Testing

@Mapped
struct Padded {
  var items: [Int]
  var pad: String
}

/// The memory of arrays while their length is unknown.
@Suite("Reservations of arrays")
struct ReservationTests {
  @Test("The capacity of an array is a small multiple of its count, however long the text after it is")
  func bounded() throws {
    let items = Array(repeating: "1", count: 20).joined(separator: ",")
    let pad = String(repeating: "x", count: 1_000_000)
    let padded = try DerivedMapper<Padded>().decode(#"{"items":[\#(items)],"pad":"\#(pad)"}"#)
    #expect(padded.items.count == 20)
    #expect(padded.items.capacity <= 100)
  }

  @Test(
    "Arrays of all lengths are decoded in order",
    arguments: [0, 1, 15, 16, 17, 63, 64, 65, 300, 5000])
  func complete(count: Int) throws {
    let items = (0..<count).map(String.init).joined(separator: ",")
    let padded = try DerivedMapper<[Padded]>().decode(
      #"[{"items":[],"pad":""},{"items":[\#(items)],"pad":""}]"#)
    #expect(padded.last?.items == Array(0..<count))
    #expect(try DerivedMapper<[Int]>().decode("[\(items)]") == Array(0..<count))
  }
}
