import DerivedMapping
import MappingTestSupport
import Testing

/// The macro's committed code for a fuzzer's models has every attribute. The package `Tests/Macros` tests the
/// macro.
@Suite("Mapped models, with committed code of the macro")
struct MappedModelTests {
  /// A model whose texts are decoded and encoded again.
  struct Recoding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let recode: @Sendable (String) throws(JSONError) -> String

    init<Model>(_ mapper: DerivedMapper<Model>, _ name: String) where DerivedMapper<Model>: Mapping {
      testDescription = name
      recode = { (text) throws(JSONError) in try mapper.encodeToString(mapper.decode(text)) }
    }
  }

  static let record = Recoding(DerivedMapper<Record>(), "Record")
  static let picture = Recoding(DerivedMapper<Picture>(), "Picture")
  static let message = Recoding(DerivedMapper<Message>(), "Message")

  @Test(
    "Each form is decoded, and encoded with its first key",
    arguments: [
      (
        record,
        [
          #"{"id":1,"parent":null}"#: #"{"id":1,"name":"none","level":3,"colour":"red","parent":null}"#,
          #"{"ident":2,"name":"a","level":300,"color":"blue","parent":4,"größe":1.5,"nam":2,"day":"2016-06-17","total":"12"}"#:
            #"{"id":2,"name":"a","level":3,"colour":"blue","parent":4,"größe":1.5,"nam":2,"day":"2016-06-17","total":"12"}"#,
          #"{"number":3,"parent":null,"counts":{"a":1},"numbered":{"1":2.5},"names":["x"],"notes":[{"body":"b"},{}]}"#:
            #"{"id":3,"name":"none","level":3,"colour":"red","parent":null,"counts":{"a":1},"numbered":{"1":2.5},"names":["x"],"notes":[{"body":"b","isRead":false}]}"#,
          #"{"id":4,"parent":null,"grades":["very-low","high","odd"],"state":"open","any":[1,{"a":null}],"records":[{"id":5,"parent":6}]}"#:
            #"{"id":4,"name":"none","level":3,"colour":"red","parent":null,"grades":["very-low","hi","odd"],"state":"open","any":[1,{"a":null}],"records":[{"id":5,"name":"none","level":3,"colour":"red","parent":6}]}"#,
          #"{"id":6,"parent":null,"stay":{"first_day":"2016-06-17","last_day":"2016-06-18","room":{"number":3}}}"#:
            #"{"id":6,"name":"none","level":3,"colour":"red","parent":null,"stay":{"first_day":"2016-06-17","last_day":"2016-06-18","room":{"number":3}}}"#,
          #"{"id":7,"parent":null,"stay":{"first_day":"2016-06-17","room":3}}"#:
            #"{"id":7,"name":"none","level":3,"colour":"red","parent":null,"stay":{"first_day":"2016-06-17","room":{"number":3}}}"#,
        ]
      ),
      (
        picture,
        [
          #"{"meta":{"parent":null},"image":{"size":{"width":3,"height":"x"},"taken":"2016-06-17"},"with \"quotes\" and \\":1,"file_name":"f","author":"Ada","licence":["MIT"]}"#:
            #"{"image":{"size":{"width":3,"height":1},"taken":"2016-06-17"},"meta":{"parent":null},"with \"quotes\" and \\":1,"file_name":"f","author":"Ada","rights":["MIT"]}"#,
          #"{"meta":{"parent":"p"},"image":{"size":{"width":3,"height":4}},"author":"Ada"}"#:
            #"{"image":{"size":{"width":3,"height":4}},"meta":{"parent":"p"},"author":"Ada","rights":[]}"#,
        ]
      ),
      (
        message,
        [
          #"{"shapes":[{"circle":{"radius":2}},{"path":[1,2]},{"note":{"body":"b"}},{"empty":{}},{"odd":{}}]}"#:
            #"{"shapes":[{"circle":{"radius":2}},{"path":[1,2]},{"note":{"body":"b","isRead":false}},{"empty":{}},{"odd":{}}]}"#,
          #"{"events":[{"type":"text","body":"Hi"},{"x":1,"type":"moved"},{"type":"typing"}]}"#:
            #"{"events":[{"type":"txt","body":"Hi","isRead":false},{"type":"moved","x":1,"y":1},{"type":"typing"}]}"#,
          #"{"replies":[{"type":"text","value":{"body":"b"}},{"value":[1],"type":"counts"},{"type":"big_image","value":{"max_width":3}}]}"#:
            #"{"replies":[{"type":"text","value":{"body":"b","isRead":false}},{"type":"counts","value":[1]},{"type":"big_image","value":{"max_width":3}}]}"#,
          #"{"replies":[{"type":"typing"},{"type":"other"}],"choices":[1,"a",{"width":1,"height":2},{"body":"b"},[1]]}"#:
            #"{"replies":[{"type":"typing"},{"type":"other"}],"choices":[1,"a",{"width":1,"height":2},{"body":"b","isRead":false},[1]]}"#,
          #"{"signals":[{"kind":1,"x":1,"y":2},{"kind":3}],"picture":null}"#:
            #"{"signals":[{"kind":1,"x":1,"y":2},{"kind":2}]}"#,
        ]
      ),
    ] as [(Recoding, [String: String])])
  func recoded(model: Recoding, rows: [String: String]) throws {
    for (text, written) in rows { #expect(try model.recode(text) == written) }
  }

  @Test(
    "A value that does not fit is an error with its location",
    arguments: [
      (
        record,
        [
          #"{"id":"1","parent":null}"#:
            #"$.id: expected Int for Record.id, found string "1" (line 1, column 7) [type-mismatch]"#,
          #"{"name":"a"}"#: #"$: missing key "id" required by Record (Int) (line 1, column 1) [missing-key]"#,
          #"{"id":1,"parent":null,"state":"lost"}"#:
            #"$.state: "lost" is not a State (line 1, column 31) [invalid-raw-value]"#,
          #"{"id":1,"parent":null,"day":"2016"}"#:
            #"$.day: expected a date (yyyy-MM-dd) for Record.day, found "2016" (line 1, column 29) [invalid-format]"#,
          #"{"id":1,"parent":null,"stay":{"first_day":"2016-06-17","room":{"number":"3"}}}"#:
            #"$.stay.room.number: expected Int for Stay.room.number, found string "3" (line 1, column 73) [type-mismatch]"#,
          #"{"id":1,"parent":null,"stay":{"first_day":1466121600,"room":3}}"#:
            #"$.stay.first_day: expected a date (yyyy-MM-dd) for Stay.first_day, found 1466121600 (line 1, column 43) [type-mismatch]"#,
        ]
      ),
      (
        picture,
        [
          #"{"meta":{"parent":null},"image":{"size":{}},"author":"Ada"}"#:
            #"$.image.size: missing key "width" required by Picture (Int) (line 1, column 41) [missing-key]"#,
          #"{"meta":{"parent":null},"image":{"size":{"width":3}}}"#:
            #"$: missing key "author" required by Picture (String) (line 1, column 1) [missing-key]"#,
        ]
      ),
      (
        message,
        [
          #"{"shapes":[{"circle":{}}]}"#:
            #"$.shapes[0].circle: missing key "radius" required by Shape (Double) (line 1, column 22) [missing-key]"#,
          #"{"shapes":[{}]}"#:
            #"$.shapes[0]: the value is not a Shape (line 1, column 12) [invalid-raw-value]"#,
          #"{"events":[{"type":"lost"}]}"#:
            #"$.events[0].type: "lost" is not an Event (line 1, column 20) [invalid-raw-value]"#,
          #"{"events":[{"x":1}]}"#:
            #"$.events[0]: missing key "type" required by Event (String) (line 1, column 12) [missing-key]"#,
          #"{"replies":[{"type":"text"}]}"#:
            #"$.replies[0]: missing key "value" required by Reply (Note) (line 1, column 13) [missing-key]"#,
          #"{"choices":[true]}"#:
            #"$.choices[0]: no alternative of Choice fits for Message.choices (line 1, column 13) [no-alternative]"#,
          #"{"signals":[{"kind":9}]}"#:
            #"$.signals[0].kind: 9 is not a Signal (line 1, column 21) [invalid-raw-value]"#,
        ]
      ),
    ] as [(Recoding, [String: String])])
  func refused(model: Recoding, rows: [String: String]) {
    for (text, description) in rows { #expect(thrown { try model.recode(text) }?.description == description) }
  }
}
