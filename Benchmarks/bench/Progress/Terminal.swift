import BenchReports
import Foundation

/// What is known about the terminal that a stream goes to.
enum Terminal {
  /// The number of columns: what COLUMNS says, else the terminal's; 100 where the stream does not go to one.
  static func width(of descriptor: Int32) -> Int {
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      return max(40, columns)
    }
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return TextLayout.plain.width
    }
    return max(40, Int(size.ws_col))
  }

  /// Whether text on a stream may have colours: it goes to a terminal that knows them, and nobody has set
  /// NO_COLOR; see no-color.org.
  static func hasColor(_ descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  /// The layout for tables on standard output.
  static var layout: TextLayout {
    TextLayout(width: width(of: STDOUT_FILENO), hasColor: hasColor(STDOUT_FILENO))
  }
}
