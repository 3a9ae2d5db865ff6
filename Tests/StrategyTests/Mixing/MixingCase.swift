import Testing

/// A document of folders, and its error.
struct MixingCase: CustomTestStringConvertible, Sendable {
  var text: String
  /// The error of a decode that stops at the first issue.
  var first: String
  /// The error of a decode that reports all issues; the same if there is only one.
  var all: String

  init(_ folder: String, _ first: String, all: String? = nil) {
    text = #"{"folders":[\#(folder)]}"#
    self.first = first
    self.all = all ?? first
  }

  var testDescription: String { text }

  private static let good = #"{"userId":1,"title":"a","completed":true}"#

  static let table: [MixingCase] = [
    // A lone field.
    MixingCase(
      #"{"todo":{"userId":"1","title":"a","completed":true},"more":[],"named":{}}"#,
      #"$.folders[0].todo.userId: expected Int for Todo.userId, found string "1" (line 1, column 31) [type-mismatch]"#
    ),
    MixingCase(
      #"{"todo":{"userId":1,"title":null,"completed":true},"more":[],"named":{}}"#,
      "$.folders[0].todo.title: expected String for Todo.title, found null (line 1, column 41) [unexpected-null]"
    ),
    MixingCase(
      #"{"todo":{"userId":1,"completed":true},"more":[],"named":{}}"#,
      #"$.folders[0].todo: missing key "title" required by Todo (String) (line 1, column 21) [missing-key]"#),
    MixingCase(
      #"{"todo":7,"more":[],"named":{}}"#,
      "$.folders[0].todo: expected an object for Todo, found 7 (line 1, column 21) [type-mismatch]"),
    MixingCase(
      #"{"todo":null,"more":[],"named":{}}"#,
      "$.folders[0].todo: expected an object for Todo, found null (line 1, column 21) [unexpected-null]"),
    MixingCase(
      #"{"more":[],"named":{}}"#,
      #"$.folders[0]: missing key "todo" required by Folder (Todo) (line 1, column 13) [missing-key]"#),
    // An optional.
    MixingCase(
      #"{"todo":\#(good),"last":{"userId":1.5,"title":"a","completed":true},"more":[],"named":{}}"#,
      "$.folders[0].last.userId: expected Int for Todo.userId, found 1.5 (line 1, column 80) [fractional-number]"
    ),
    MixingCase(
      #"{"todo":\#(good),"last":[],"more":[],"named":{}}"#,
      "$.folders[0].last: expected an object for Todo, found an array (line 1, column 70) [type-mismatch]"),
    // An array.
    MixingCase(
      #"{"todo":\#(good),"more":[\#(good),{"userId":1,"title":2,"completed":true}],"named":{}}"#,
      "$.folders[0].more[1].title: expected String for Todo.title, found 2 (line 1, column 133) [type-mismatch]"
    ),
    MixingCase(
      #"{"todo":\#(good),"more":[null],"named":{}}"#,
      "$.folders[0].more[0]: expected an object for Todo, found null (line 1, column 71) [unexpected-null]"),
    MixingCase(
      #"{"todo":\#(good),"more":{},"named":{}}"#,
      "$.folders[0].more: expected an array for Folder.more, found an object (line 1, column 70) [type-mismatch]"
    ),
    MixingCase(
      #"{"todo":\#(good),"named":{}}"#,
      #"$.folders[0]: missing key "more" required by Folder ([Todo]) (line 1, column 13) [missing-key]"#),
    // A dictionary.
    MixingCase(
      #"{"todo":\#(good),"more":[],"named":{"a b":{"userId":1,"title":"a","completed":0}}}"#,
      """
      $.folders[0].named["a b"].completed: expected Bool for Todo.completed, found 0 (line 1, column 124) \
      [type-mismatch]
      """),
    MixingCase(
      #"{"todo":\#(good),"more":[],"named":[]}"#,
      "$.folders[0].named: expected an object for Folder.named, found an array (line 1, column 81) [type-mismatch]"
    ),
    // In all of these places.
    MixingCase(
      #"{"todo":{"userId":1,"title":2},"last":{},"more":[3,{"userId":"4"}],"named":{"x":null}},{}"#,
      "$.folders[0].todo.title: expected String for Todo.title, found 2 (line 1, column 41) [type-mismatch]",
      all: """
        13 errors: $.folders[0].todo: missing key "completed" required by Todo (Bool) \
        (line 1, column 21) [missing-key]; \
        $.folders[0].todo.title: expected String for Todo.title, found 2 \
        (line 1, column 41) [type-mismatch]; \
        $.folders[0].last: missing key "userId" required by Todo (Int) \
        (line 1, column 51) [missing-key]; \
        $.folders[0].last: missing key "title" required by Todo (String) \
        (line 1, column 51) [missing-key]; \
        $.folders[0].last: missing key "completed" required by Todo (Bool) \
        (line 1, column 51) [missing-key]; \
        $.folders[0].more[0]: expected an object for Todo, found 3 \
        (line 1, column 62) [type-mismatch]; \
        $.folders[0].more[1]: missing key "title" required by Todo (String) \
        (line 1, column 64) [missing-key]; \
        $.folders[0].more[1]: missing key "completed" required by Todo (Bool) \
        (line 1, column 64) [missing-key]; \
        $.folders[0].more[1].userId: expected Int for Todo.userId, found string "4" \
        (line 1, column 74) [type-mismatch]; \
        $.folders[0].named.x: expected an object for Todo, found null \
        (line 1, column 93) [unexpected-null]; \
        $.folders[1]: missing key "todo" required by Folder (Todo) \
        (line 1, column 100) [missing-key]; \
        $.folders[1]: missing key "more" required by Folder ([Todo]) \
        (line 1, column 100) [missing-key]; \
        $.folders[1]: missing key "named" required by Folder ([String: Todo]) \
        (line 1, column 100) [missing-key]
        """),
  ]
}
