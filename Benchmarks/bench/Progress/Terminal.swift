import BenchReports
import Foundation

/// The properties of the terminal of a stream.
enum Terminal {
  /// Returns the number of columns: `COLUMNS`, or the terminal's, or 100 if the stream isn't a terminal.
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

  /// Returns whether text on a stream may have colors: it is a terminal that supports them, and `NO_COLOR`
  /// isn't set; see no-color.org.
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
