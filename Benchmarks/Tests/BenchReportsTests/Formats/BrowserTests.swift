import BenchKit
import BenchReports
import Foundation
import MappingTestSupport
import Testing

/// The page in a browser; needs chromium.
@Suite(
  .enabled(if: Thoroughness.isFull, Thoroughness.reason),
  .enabled(if: Chromium.path != nil, "chromium is not installed"), .serialized)
struct BrowserTests {
  @Test(arguments: [(360, false), (360, true), (768, false), (1280, false)])
  func nothingOverflowsAndNoErrorIsLogged(width: Int, isUnfolded: Bool) throws {
    let page = isUnfolded ? ExamplePage.html.replacing("<details", with: "<details open") : ExamplePage.html
    let answer = try Chromium.answer(to: page, width: width)
    #expect(answer.overflow == 0, "pixels beside the window")
    #expect(answer.console == [])
  }

  @Test(arguments: [(360, true), (390, true), (820, true), (1440, false)])
  func aTableThatIsCutOffHasAHintAndKeepsItsFirstColumn(width: Int, isAnyCut: Bool) throws {
    let page = ExamplePage.html.replacing("<details", with: "<details open")
    let question = """
      async view => {
        const tables = [...view.document.querySelectorAll('.scroll')];
        const wrong = tables.filter(table => {
          const isCut = table.scrollWidth > table.clientWidth;
          const hint = table.querySelector('.sideways');
          return isCut !== (view.getComputedStyle(hint).visibility === 'visible' && hint.offsetHeight > 10);
        });
        const cut = tables.filter(table => table.scrollWidth > table.clientWidth);
        for (const table of cut) table.scrollLeft = 1000;
        const lost = cut.filter(table => table.querySelector('th[scope=row]').getBoundingClientRect().left
          < table.getBoundingClientRect().left - 1);
        return [cut.length > 0, wrong.length, lost.length].join();
      }
      """
    #expect(try Chromium.answer(to: page, width: width, asking: question).text == "\(isAnyCut),0,0")
  }

  @Test(arguments: [(390, "false,true,none"), (820, "false,true,none"), (1440, "true,false,inline")])
  func namesAreAtTheCurvesWhereThereIsRoom(width: Int, shown: String) throws {
    let page = ExamplePage.html.replacing("<details", with: "<details open")
    let question = """
      view => ['.labels', '.legend'].map(name =>
        view.document.querySelector('.size-chart ' + name).getBoundingClientRect().width > 0)
        .concat(view.getComputedStyle(view.document.querySelector('.lead-out')).display).join()
      """
    #expect(try Chromium.answer(to: page, width: width, asking: question).text == shown)
  }

  /// A page with all figures, and a page with strategies of several backends.
  private static let pages = [CardReport.complete.html, ExamplePage.html]

  @Test(arguments: pages.indices, [(400, false), (400, true), (1400, false), (1400, true)])
  func theResultIsInTheFirst700Pixels(page: Int, window: (width: Int, isDark: Bool)) throws {
    let question = """
      view => {
        const bottom = name => view.document.querySelector(name).getBoundingClientRect().bottom;
        const speeds = [...view.document.querySelectorAll('.cards tr:has(.speed)')].pop();
        return [bottom('.verdict') < 700, speeds.getBoundingClientRect().bottom < 700,
          view.innerWidth < 1000 || bottom('.cards') < 700,
          view.getComputedStyle(view.document.body).backgroundColor].join(' ');
      }
      """
    let answer = try Chromium.answer(
      to: Self.pages[page], width: window.width, isDark: window.isDark, asking: question)
    #expect(answer.text == "true true true \(window.isDark ? "rgb(22, 24, 28)" : "rgb(255, 255, 255)")")
    #expect(answer.overflow == 0)
    #expect(answer.console == [])
  }

  @Test(
    "The keyboard reaches all interactive elements in the order of the page, with a visible focus",
    arguments: [400, 1400])
  func focus(width: Int) throws {
    let question = """
      view => {
        const all = [...view.document.querySelectorAll('a[href], summary, [tabindex]')]
          .filter(element => element.checkVisibility());
        const wrong = all.filter(element => {
          element.focus({focusVisible: true});
          const style = view.getComputedStyle(element);
          return element.tabIndex !== 0 || view.document.activeElement !== element
            || style.outlineStyle !== 'solid' || parseFloat(style.outlineWidth) < 2;
        });
        all[0].blur();
        const places = all.slice(1).map(element => element.getBoundingClientRect());
        const unsorted = places.filter((place, index) => index > 0 && place.bottom <= places[index - 1].top);
        const tables = [...view.document.querySelectorAll('.scroll')].filter(table => table.tabIndex !== 0);
        return [all[0].className, all.length > 10, wrong.length, unsorted.length, tables.length].join();
      }
      """
    for page in Self.pages {
      #expect(try Chromium.answer(to: page, width: width, asking: question).text == "skip,true,0,0,0")
    }
  }

  @Test("The page is printed on two sheets", arguments: pages.indices, [false, true])
  func sheets(page: Int, isDark: Bool) throws {
    #expect(try Chromium.sheets(of: Self.pages[page], isDark: isDark) == 2)
  }

  @Test("With four models in two operations and several shapes, the page is printed on two sheets too")
  func sheetsOfSeveralShapes() throws {
    let models = [ModelName.movies, .users, .todos, .contacts]
    let cells = models.flatMap { model in
      [ObjectShape.ordered, .shuffled, .extra].flatMap { CardReport.cells(model, shape: $0) }
    }
    #expect(try Chromium.sheets(of: HTMLReport(SampleReport.report(cells)).text, isDark: false) == 2)
  }

  @Test(arguments: [820, 1440])
  func theTablesOfTheResultAreComplete(width: Int) throws {
    let question = """
      view => [...view.document.querySelectorAll('.tables .scroll')].map(table =>
        table.scrollWidth <= table.clientWidth).join()
      """
    #expect(try Chromium.answer(to: ExamplePage.html, width: width, asking: question).text == "true,true")
  }

  @Test func aLinkUnfoldsItsSection() throws {
    let question = """
      async view => {
        const section = view.document.querySelector('#errors').closest('details');
        const before = section.open;
        view.location.hash = '#errors';
        await new Promise(done => setTimeout(done, 300));
        return [before, section.open].join();
      }
      """
    #expect(try Chromium.answer(to: ExamplePage.html, width: 820, asking: question).text == "false,true")
  }

  @Test func anOverflowIsFound() throws {
    let wide = ExamplePage.html.replacing("<main id", with: "<div style=\"width: 500px\">x</div><main id")
    #expect(try Chromium.answer(to: wide, width: 360).overflow ?? 0 > 100)
  }

  @Test func anErrorIsFound() throws {
    let broken = ExamplePage.html.replacing("</main>", with: "</main><script>missing()</script>")
    #expect(try Chromium.answer(to: broken, width: 360).console.count == 1)
  }
}
