/// A level of service, to which others may be added.
enum Level: String, Sendable {
  case basic, express, unknown
}
