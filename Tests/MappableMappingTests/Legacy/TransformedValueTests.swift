import MappableMapping
import Testing

/// Arrays of arrays that a transform converts, requested with every method.
private struct Grids: ImmutableMappable {
  let plain, nested, divided, placed: [[Int]]
  let present, missing, misfit, missingNested: [[Int]]?
  let standard: [[Int]]

  init(map: Map) throws {
    plain = try map.value("grid", using: Hex())
    nested = try map.value("a.grid", nested: true, using: Hex())
    divided = try map.value("a->grid", nested: true, delimiter: "->", using: Hex())
    placed = try map.value("grid", using: Hex(), file: "Folder/Other.swift", function: "f()", line: 7)
    present = try? map.value("grid", using: Hex())
    missing = try? map.value("missing", using: Hex())
    misfit = try? map.value("one", using: Hex())
    missingNested = try? map.value("missing", nested: false, using: Hex())
    standard = (try? map.value("missing", using: Hex())) ?? [[7]]
  }
}

@Suite("Arrays of arrays that a transform converts")
struct TransformedValueTests {
  static let text = #"{"grid":[["a","b"],[]],"a":{"grid":[["ff"]]},"one":"e"}"#

  @Test("Arrays in an array are transformed by every method")
  func forms() throws {
    for grids in [try Grids(JSONString: Self.text), try MappableMapper<Grids>().decode(Self.text)] {
      #expect(grids.plain == [[10, 11], []] && grids.nested == [[255]] && grids.divided == [[255]])
      #expect(grids.placed == grids.plain && grids.present == grids.plain && grids.standard == [[7]])
      #expect(grids.missing == nil && grids.misfit == nil && grids.missingNested == nil)
    }
  }

  @Test("The default for an array of raw values replaces only a value that fails")
  func rawValues() {
    let map = Map(mappingType: .fromJSON, JSON: ["colors": ["green"], "wrong": ["blue"]])
    let present: [Color] = map.value("colors", default: [.red])
    let missing: [Color] = map.value("missing", default: [.red])
    let wrong = map.value("wrong", default: [Color.red])
    #expect(present == [.green] && missing == [.red] && wrong == [.red])
  }

  @Test("An error has the caller's file, function and line")
  func place() {
    let error = #expect(throws: MapError.self) { try Grids(JSONString: #"{"grid":[["x"]],"a":{"grid":[]}}"#) }
    #expect(error?.key == "grid" && error?.reason == "Cannot transform to 'Int' using Hex()")
    let map = Map(mappingType: .fromJSON, JSON: ["grid": 5])
    do {
      let grid: [[Int]] = try map.value(
        "grid", using: Hex(), file: "Folder/Other.swift", function: "f()", line: 7)
      Issue.record("\(grid)")
    } catch {
      #expect((error as? MapError)?.description.contains("- location: Other.f():7\n- key: grid") == true)
    }
  }
}
