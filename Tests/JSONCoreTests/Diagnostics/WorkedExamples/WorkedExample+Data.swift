extension WorkedExample {
  /// The texts that are JSON, but not what the model needs.
  static let data = [
    WorkedExample(
      file: "example-01-missing-key.json",
      rendered: """
        error[missing-key]: missing key "name" required by Movie (String)
          --> $ (line 1, column 1, byte 0)
         1 | {"id":12,"year":2016,"releaseDate":"2016-06-17","grossing":486295561,"ra…
           | ^
           = keys present: id, year, releaseDate, grossing, rating, cast
        """,
      line: #"$: missing key "name" required by Movie (String) (line 1, column 1) [missing-key]"#),
    WorkedExample(
      file: "example-02-null.json",
      rendered: """
        error[unexpected-null]: expected String for Movie.name, found null
          --> $.name (line 1, column 17, byte 16)
         1 | {"id":12,"name":null,"year":2016,"releaseDate":"2016-06-17","grossing":4…
           |                 ^~~~
        """,
      line: #"$.name: expected String for Movie.name, found null (line 1, column 17) [unexpected-null]"#),
    WorkedExample(
      file: "example-03-wrong-type.json",
      rendered: """
        error[type-mismatch]: expected Int for Movie.year, found string "2016"
          --> $.year (line 1, column 31, byte 30)
         1 | {"id":12,"name":"Dory","year":"2016","releaseDate":"2016-06-17","grossin…
           |                               ^~~~~~
        """,
      line: #"$.year: expected Int for Movie.year, found string "2016" (line 1, column 31) [type-mismatch]"#),
    WorkedExample(
      file: "example-04-out-of-range.json",
      rendered: """
        error[number-out-of-range]: 9223372036854775808 does not fit in Int for Movie.grossing
          --> $.grossing (line 1, column 74, byte 73)
         1 | …eleaseDate":"2016-06-17","grossing":9223372036854775808,"rating":7.3,"ca…
           |                                      ^~~~~~~~~~~~~~~~~~~ allowed range is -9223372036854775808...9223372036854775807
        """,
      line:
        #"$.grossing: 9223372036854775808 does not fit in Int for Movie.grossing (line 1, column 74) [number-out-of-range]"#
    ),
    WorkedExample(
      file: "example-05-fraction.json",
      rendered: """
        error[fractional-number]: expected Int for Movie.year, found 2016.5
          --> $.year (line 1, column 31, byte 30)
         1 | {"id":12,"name":"Dory","year":2016.5,"releaseDate":"2016-06-17","grossin…
           |                               ^~~~~~ has a fractional part
        """,
      line: #"$.year: expected Int for Movie.year, found 2016.5 (line 1, column 31) [fractional-number]"#),
    WorkedExample(
      file: "example-06-bad-date.json",
      rendered: """
        error[invalid-format]: expected a date (yyyy-MM-dd) for Movie.releaseDate, found "2016-13-17"
          --> $.releaseDate (line 1, column 50, byte 49)
         1 | …e":"Dory","year":2016,"releaseDate":"2016-13-17","grossing":486295561,"r…
           |                                      ^~~~~~~~~~~~ month 13 is outside 1...12
        """,
      line:
        #"$.releaseDate: expected a date (yyyy-MM-dd) for Movie.releaseDate, found "2016-13-17" (line 1, column 50) [invalid-format]"#
    ),
    WorkedExample(
      file: "example-07-bad-enum.json",
      rendered: """
        error[invalid-raw-value]: "experd" is not a SkillLevel
          --> $.level (line 1, column 32, byte 31)
         1 | {"id":1,"name":"Swift","level":"experd"}
           |                                ^~~~~~~~
           = allowed: "novice", "proficient", "expert"
           = help: did you mean "expert"?
        """,
      line: #"$.level: "experd" is not a SkillLevel (line 1, column 32) [invalid-raw-value]"#),
    WorkedExample(
      file: "example-08-unknown-reference.json",
      rendered: """
        error[unknown-reference]: no Skill with id 9 for User.skill_ids
          --> $.users[0].skill_ids[1] (line 1, column 73, byte 72)
         1 | …rs":[{"id":7,"email":"ada@example.com","name":"Ada","skill_ids":[1,9]}]}
           |                                                                     ^
        """,
      line:
        #"$.users[0].skill_ids[1]: no Skill with id 9 for User.skill_ids (line 1, column 73) [unknown-reference]"#
    ),
    WorkedExample(
      file: "example-18-wrong-root.json",
      rendered: """
        error[type-mismatch]: expected an object for Movie, found an array
          --> $ (line 1, column 1, byte 0)
         1 | [1,2]
           | ^
           = help: decode [Movie] if a list is intended
        """,
      line: #"$: expected an object for Movie, found an array (line 1, column 1) [type-mismatch]"#),
    WorkedExample(
      file: "example-19-element.json",
      rendered: """
        error[type-mismatch]: expected Int for Todo.id, found string "4"
          --> $[3].id (line 5, column 20, byte 177)
         5 |   {"userId":1,"id":"4","title":"d","completed":true}
           |                    ^~~
        """,
      line: #"$[3].id: expected Int for Todo.id, found string "4" (line 5, column 20) [type-mismatch]"#),
    WorkedExample(
      file: "example-20-misspelled-key.json",
      rendered: """
        error[missing-key]: missing key "completed" required by Todo (Bool)
          --> $ (line 1, column 1, byte 0)
         1 | {"userId":1,"title":"Pay rent","complete":false}
           | ^
           = note: similar key "complete" at line 1, column 32
           = help: did you mean "complete"?
        """,
      line: #"$: missing key "completed" required by Todo (Bool) (line 1, column 1) [missing-key]"#),
  ]
}
