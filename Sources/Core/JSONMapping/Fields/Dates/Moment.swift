/// A moment: a calendar day, the second of that day and the fraction of that second.
struct Moment {
  let day: CalendarDay
  let second: Int
  /// The fraction of the second, in units of the last digit that was requested.
  let fraction: Int

  /// Creates the moment rounded to a number of digits after the second; `nil` outside the years 0 to 9999.
  init?(secondsSince1970 seconds: Double, fractionDigits: Int) {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    var scale = 1
    for _ in 0..<min(max(fractionDigits, 0), 9) { scale *= 10 }
    var whole = seconds.rounded(.down)
    var fraction = 0
    if scale > 1 {
      fraction = Int(((seconds - whole) * Double(scale)).rounded())
      if fraction == scale {
        whole += 1
        fraction = 0
      }
    }
    let day = Int((whole / 86_400).rounded(.down))
    self.day = CalendarDay(daysSince1970: day)
    second = Int(whole) - day * 86_400
    self.fraction = fraction
    guard (-719_528...2_932_896).contains(day) else { return nil }
  }
}
