import Testing

@testable import BenchKit
@testable import BenchReports

@Suite("One card per strategy") struct StrategyCardsTests {
  private func card(_ strategy: String, in report: Report) throws -> StrategyCard {
    let cards = try #require(StrategyCards(report))
    return try #require(cards.all.first { $0.strategy == strategy })
  }

  @Test("The cards are sorted by the speed of decoding")
  func order() throws {
    let cards = try #require(StrategyCards(CardReport.plain))
    #expect(
      cards.cards.map(\.title) == ["@Mapped", "manual", "throwing", "applicative", "mappable", "codable"])
    #expect(cards.reference?.title == "Foundation")
    #expect(cards.models == [.movies, .users, .todos])
    #expect(cards.documents == "lists of 100 objects")
  }

  @Test("A speed is the geometric mean over the models, and so are the ends of its interval")
  func means() throws {
    func row(_ ratio: Double, _ low: Double, _ high: Double, isNoisy: Bool = false) -> ResultRow {
      var row = ResultRow(cell: SampleReport.cells[0].identity, objects: 1, bytes: 1, documents: 1)
      (row.ratio, row.ratioLow, row.ratioHigh) = (ratio, low, high)
      row.samples = [[1], [1]]
      row.isNoisy = isNoisy
      return row
    }
    let speed = try #require(CardSpeed([row(4, 2, 8), row(16, 8, 18)]))
    #expect(speed.text == "8.00")
    #expect(speed.interval == "4.00 – 12.0")
    #expect(CardSpeed([row(4, 2, 8), row(4, 2, 8, isNoisy: true)])?.text == "4.00~")
    var unavailable = row(1, 1, 1)
    unavailable.ratio = nil
    #expect(CardSpeed([row(4, 2, 8), unavailable]) == nil)
    #expect(CardSpeed([]) == nil)
  }

  @Test("Strategies that share an encoding have its speed")
  func writers() throws {
    for name in ["derived", "manual", "applicative", "throwing"] {
      #expect(try card(name, in: CardReport.plain).encode?.text == "20.0", "\(name)")
    }
    #expect(try card("mappable", in: CardReport.plain).encode?.text == "9.09")
    // A strategy of your own doesn't share the encoding.
    let cells = CardReport.cells() + [SampleReport.measured("own", samples: CardReport.samples(10))]
    #expect(try card("own", in: SampleReport.report(cells)).encode == nil)
  }

  @Test("Models that only one strategy maps aren't part of the means")
  func commonModels() throws {
    let films = [
      SampleReport.measured("derived", .native, .decode, .films, samples: CardReport.samples(1)),
      SampleReport.measured("derived", .native, .encode, .films, samples: CardReport.samples(1)),
      SampleReport.measured("foundation-codable", .foundation, .decode, .films, samples: [1, 1, 1, 1, 1]),
      SampleReport.measured("foundation-codable", .foundation, .encode, .films, samples: [1, 1, 1, 1, 1]),
    ]
    let derived = try card("derived", in: SampleReport.report(CardReport.cells() + films))
    #expect(derived.decode?.text == "12.5")
    #expect(derived.encode?.text == "20.0")
  }

  @Test("Objects with shuffled members have a speed of their own")
  func shuffled() throws {
    let shuffled = CardReport.cells(of: [("derived", 100, nil), ("manual", 125, nil)], shape: .shuffled)
    let report = SampleReport.report(CardReport.cells() + shuffled)
    #expect(try card("derived", in: report).decode?.text == "12.5")
    #expect(try card("derived", in: report).shuffled?.text == "10.0")
    #expect(try card("manual", in: report).shuffled?.text == "8.00")
    #expect(try card("codable", in: report).shuffled == nil)
    let text = report.text()
    #expect(text.contains("\nstrategy     decode      interval  shuffled      interval  encode "))
    #expect(text.contains("Shuffled: todos with the members of"))
    #expect(!CardReport.plain.text().contains("shuffled"))
  }

  @Test("A cell without figures is named, and there is no mean")
  func failures() throws {
    var cells = CardReport.cells(.movies) + CardReport.cells(.todos)
    cells[0].unavailable = "decodes to other values\nexpected …"
    let manual = try card("manual", in: SampleReport.report(cells))
    #expect(manual.decode == nil)
    #expect(manual.failures == ["decodes to other values (movies decode medium)"])
    #expect(manual.objections == manual.failures)
  }

  @Test("A card has lines, mallocs, code, instructions, errors and conformance")
  func others() throws {
    let derived = try card("derived", in: CardReport.complete)
    #expect(derived.mallocs.map { ($0 * 100).rounded() } == 80)
    #expect(derived.lines == 2)
    #expect(derived.need == "an attribute")
    #expect(derived.cost?.objectBytesPerModel == 4200)
    #expect(derived.cost?.millisecondsPerModel == 1000)
    #expect(derived.instructions == 3200)
    #expect(derived.errors?.path == 4)
    #expect(derived.conformance?.passed == 230)
    let reference = try card("foundation-codable", in: CardReport.complete)
    #expect(reference.mallocs == 40)
    #expect(reference.errors?.path == 3)
    #expect(reference.instructions == nil)
  }

  @Test(
    "Lines are those of one generated model and its nested one",
    arguments: [
      ("derived", 2), ("codable", 2), ("foundation-codable", 2), ("manual", 23), ("mappable", 19),
      ("applicative", 27), ("throwing", 23), ("foundation-casts", 24),
    ])
  func lines(strategy: String, lines: Int) { #expect(CostStrategy(rawValue: strategy)?.lines == lines) }

  @Test("There are no cards if no strategy was decoded or encoded")
  func none() {
    #expect(StrategyCards(SampleReport.report(Array(SampleReport.cells.suffix(2)))) == nil)
    #expect(StrategyCards(SampleReport.report([SampleReport.cells[3]])) == nil)
  }
}
