import Testing

@Suite("Wrong arguments are reported with a remedy, and exit code 64") struct ArgumentTests {
  @Test(
    "Wrong arguments are reported in one sentence, with exit code 64",
    arguments: [
      (
        "rum",
        "bench has no subcommand 'rum'. Choose among run, list, report, compare, check, map, errors, conformance, memory, cost, instructions, adopt, drift, contender-template, help."
      ),
      ("run --at $.a", "--at and --as describe the document of --input; add --input"),
      (
        "run --input a.json --at $.",
        "--at \"$.\" isn't a path: a name is missing after a dot. Write one as $.data.movies, $.pages[0] or $[\"a.b\"]."
      ),
      (
        "run --input a.json --model todo",
        "--model, --size and --shape are about generated documents; use --as with --input"
      ),
      (
        "run --corpus a --shape extra",
        "--corpus measures its own files; leave --input, --model, --size and --shape out"
      ),
      ("instructions --corpus a --model todos", "--corpus counts its own files; leave --model out"),
      (
        "run --model movie --shape extra",
        "no cell of the comparison has all of these properties; bench list shows the available names"
      ),
      (
        "run --no-cells",
        "--no-cells leaves nothing to measure; add --memory, --cold-start, --threads or --errors"
      ),
      (
        "run --corpus a --threads",
        "--cold-start and --threads measure generated documents; leave --input and --corpus out"
      ),
      ("run --input a.json --no-cells --errors", "--input and --corpus measure cells; leave --no-cells out"),
      (
        "run --no-cells --cold-start --strategy copy",
        """
        --cold-start and --threads measure manual, mappable, applicative, throwing, codable, derived, \
        foundation-codable; choose among them
        """
      ),
      (
        "run --no-cells --threads --model films",
        "--threads measures models of the catalog; choose one of them with --model"
      ),
      (
        "run --no-cells --threads --operation parse",
        "--threads measures decode and encode; choose one of them with --operation"
      ),
      (
        "run --input a.json --operation decode",
        """
        --operation decode needs a model: specify the model in the input with --as (movie, movies, user, users, skill, skills, \
        todo, todos); without it only parsers are compared
        """
      ),
      (
        "memory --strategy nope",
        """
        there is no strategy "nope"; choose among manual, mappable, applicative, throwing, codable, derived, \
        foundation-codable, \
        foundation-codable-dateformatter, foundation-casts
        """
      ),
      (
        "run --strategy build --operation encode",
        "no cell of the comparison has all of these properties; bench list shows the available names"
      ),
      (
        "run --processes 21",
        "The value '21' is invalid for '--processes <count>': write a whole number from 1 to 20"
      ),
      (
        "run --budget soon",
        "The value 'soon' is invalid for '--budget <time>': write a time such as 40s, 1.5m or 500ms"
      ),
      ("run --output /nowhere/a.html", "cannot write /nowhere/a.html: there is no folder /nowhere"),
      (
        "map --as todo --strategy nope a.json",
        """
        there is no strategy "nope"; choose among manual, mappable, applicative, throwing, codable, derived, \
        foundation-codable, \
        foundation-codable-dateformatter, foundation-casts
        """
      ),
      ("map --as todo", "Missing expected argument '<file>'"),
      (
        "errors a.json",
        """
        --as is missing: specify the model in the file; choose among movie, movies, user, users, skill, skills, todo, todos
        """
      ),
      ("errors --as todo", "--as requires a file"),
      ("errors --fixtures a --as todo a.json", "--fixtures replaces the file; use one of them"),
      ("compare a.json", "Missing expected argument '<new>'"),
    ])
  func theSentence(arguments: String, sentence: String) throws {
    let ending = try BenchProgram().run(arguments.split(separator: " ").map(String.init))
    #expect(ending.error.split(separator: "\n").first.map(String.init) == "Error: \(sentence)")
    #expect(ending.status == 64)
    #expect(ending.output == "")
  }

  @Test("If a subcommand rejects its arguments only when it runs, its usage follows the error")
  func theUsage() throws {
    let ending = try BenchProgram().run(["list", "--cells", "--strategy", "build", "--operation", "encode"])
    #expect(
      ending.error == """
        Error: no cell of the comparison has all of these properties
        Usage: bench list [--cells] [--strategy <strategy> ...] [--model <model> ...] [--operation <operation> ...] \
        [--backend <backend> ...] [--size <size> ...] [--shape <shape> ...] [--full]
          See 'bench list --help' for more information.

        """)
    #expect(ending.status == 64)
  }

  @Test("Other failures have exit code 1 and no usage")
  func failures() throws {
    let ending = try BenchProgram().run(["report", "/nowhere/a.json"])
    #expect(ending.error == "Error: cannot read /nowhere/a.json: there is no such file\n")
    #expect(ending.status == 1)
  }
}
