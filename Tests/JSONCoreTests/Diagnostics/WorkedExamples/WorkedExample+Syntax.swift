extension WorkedExample {
  /// The texts that are not JSON.
  static let syntax = [
    WorkedExample(
      file: "example-09-truncated.json",
      rendered: """
        error[unexpected-end]: the document ends inside an object
          --> $ (line 1, column 35, byte 34)
         1 | {"id":12,"name":"Dory","year":2016
           |                                   ^ expected "," or "}" here
           = note: object opened at line 1, column 1
           = note: resumable, more input may complete it
        """,
      line: #"$: the document ends inside an object (line 1, column 35) [unexpected-end]"#),
    WorkedExample(
      file: "example-10-trailing-comma.json",
      rendered: """
        error[trailing-comma]: trailing comma before "]"
          --> $.cast (line 4, column 28, byte 59)
         4 |   "cast": [{"name":"Ellen"},]
           |                            ^ remove this comma
        """,
      line: #"$.cast: trailing comma before "]" (line 4, column 28) [trailing-comma]"#),
    WorkedExample(
      file: "example-11-unterminated-string.json",
      rendered: """
        error[unterminated-string]: string is never closed
          --> $.name (line 1, column 17, byte 16)
         1 | {"id":12,"name":"Dory}
           |                 ^~~~~~ opened here
        """,
      line: #"$.name: string is never closed (line 1, column 17) [unterminated-string]"#),
    WorkedExample(
      file: "example-12-bad-escape.json",
      rendered: #"""
        error[invalid-escape]: invalid escape sequence "\q" in string
          --> $.name (line 1, column 20, byte 19)
         1 | {"id":12,"name":"Do\qry","year":2016,"releaseDate":"2016-06-17","grossin…
           |                    ^~
        """#,
      line: #"$.name: invalid escape sequence "\q" in string (line 1, column 20) [invalid-escape]"#),
    WorkedExample(
      file: "example-13-lone-surrogate.json",
      rendered: #"""
        error[lone-surrogate]: high surrogate \ud800 is not followed by a low surrogate
          --> $.name (line 1, column 20, byte 19)
         1 | {"id":12,"name":"Do\ud800ry","year":2016,"releaseDate":"2016-06-17","gro…
           |                    ^~~~~~
        """#,
      line:
        #"$.name: high surrogate \ud800 is not followed by a low surrogate (line 1, column 20) [lone-surrogate]"#
    ),
    WorkedExample(
      file: "example-14-bad-utf8.json",
      rendered: """
        error[invalid-utf8]: byte 0xFF is not valid UTF-8
          --> $.name (line 1, column 20, byte 19)
         1 | {"id":12,"name":"Do�ry","year":2016,"releaseDate":"2016-06-17","grossing…
           |                    ^
        """,
      line: #"$.name: byte 0xFF is not valid UTF-8 (line 1, column 20) [invalid-utf8]"#),
    WorkedExample(
      file: "example-15-leading-zero.json",
      rendered: """
        error[leading-zero]: number has a leading zero
          --> $.id (line 1, column 7, byte 6)
         1 | {"id":012,"name":"Dory","year":2016,"releaseDate":"2016-06-17","grossing…
           |       ^~~
        """,
      line: #"$.id: number has a leading zero (line 1, column 7) [leading-zero]"#),
    WorkedExample(
      file: "example-16-depth-bomb.json",
      rendered: """
        error[depth-limit]: nesting is deeper than the limit of 512
          --> $[0][0]…[0] (line 1, column 513, byte 512)
         1 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
           |                                      ^ level 513
        """,
      line: #"$[0][0]…[0]: nesting is deeper than the limit of 512 (line 1, column 513) [depth-limit]"#),
    WorkedExample(
      file: "example-17-empty.json",
      rendered: """
        error[empty-input]: the input is empty; expected a JSON value
          --> $ (line 1, column 1, byte 0)
         1 |\u{20}
           | ^
        """,
      line: #"$: the input is empty; expected a JSON value (line 1, column 1) [empty-input]"#),
  ]
}
