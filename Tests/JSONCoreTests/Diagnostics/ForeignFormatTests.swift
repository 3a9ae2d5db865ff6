import Testing

@testable import JSONCore

@Suite("Texts that aren't JSON")
struct ForeignFormatTests {
  @Test(
    "The error names the format that the text seems to have",
    arguments: [
      ("<!DOCTYPE html><p>", .html), ("<html>", .html), ("<H1>Error</H1>", .html),
      ("<!-- x --><html>", .html), ("<?xml version=\"1.0\"?>", .xml), ("<Error>x</Error>", .xml),
      ("<soap:Envelope/>", .xml), ("<abbr/>", .xml), ("callback({\"a\":1});", .jsonp),
      ("/**/ cb([1])", .jsonp), ("a.b_1 (", .plainText), ("a.b$1(\n\"x\")", .jsonp), ("f()", .jsonp),
      ("var x = 1", .javaScript), ("window.x = {}", .javaScript), ("export default {}", .javaScript),
      ("module.exports = {}", .javaScript), ("x = [1]", .plainText), (")]}',\n{}", .guardedJSON),
      ("while(1);[]", .guardedJSON), ("for(;;);{}", .guardedJSON), ("a: 1\nb: 2", .yaml), ("---\na", .yaml),
      ("- a\n- b", .yaml), ("%YAML 1.2", .yaml), ("a: 1", .plainText), ("Error: x\nCode: y", .plainText),
      ("a=1&b=2", .form), ("a=1 b", .plainText), ("dGVzdA==", .plainText), ("HTTP/1.1 200 OK", .http),
      ("data: {\"a\":1}", .eventStream), ("event: x\ndata: y", .eventStream),
      ("data: text", .plainText), ("\u{1F}\u{8B}", nil), ("PK\u{3}\u{4}", .zip),
      ("Internal Server Error", .plainText), ("Error(s) occurred", .plainText), ("Ошибка", .plainText),
      ("エラー", .plainText), ("hello", .plainText), ("true story", .plainText), ("True", nil), ("nil", nil),
      ("None", nil), ("None of them", .plainText), ("undefined", nil), ("NaN", nil), ("'a'", nil), ("<", nil),
      ("<3", nil), ("#", nil), ("@", nil), ("+1", nil), ("", nil),
    ] as [(String, Format?)])
  func format(_ text: String, _ format: Format?) {
    var bytes = Array(text.utf8)
    let help = bytes.withUnsafeMutableBufferPointer { ForeignText.help(for: UnsafeBufferPointer($0)[...]) }
    #expect(help == format?.rawValue)
  }

  enum Format: String {
    case html = "the text looks like HTML, as a server sends for an error or a login"
    case xml = "the text looks like XML"
    case jsonp = "the text looks like JSONP; parse the text between the parentheses"
    case javaScript = "the text looks like JavaScript; parse only the value in it"
    case guardedJSON = "the text begins with a guard against being run as a script; remove it"
    case yaml = "the text looks like YAML"
    case form = "the text looks like a form's fields (application/x-www-form-urlencoded)"
    case http = "the text looks like a whole HTTP response; parse the text after the empty line"
    case eventStream = #"the text looks like server-sent events; parse the text after each "data:""#
    case plainText = "the text looks like plain text, such as a server's message or a log"
    case zip = "the text looks compressed (ZIP); decompress it first"
  }

  @Test(
    "Words after a number are text, not an array without brackets",
    arguments: [
      ("404 page not found", true), ("2016-06-17 12:00:00 ERROR x", true), ("12:30 - none", true),
      ("true story", true), ("1 2", false), ("1\n2", false), ("1 true", false), ("1 \"a\"", false),
      ("10px", false), ("{} x", false), ("\"a\" b", false), ("1 / x", false),
    ])
  func behindNumbers(_ text: String, _ isText: Bool) {
    let help = "help: the text looks like plain text, such as a server's message or a log"
    #expect(parseError(text)?.issue.advice == (isText ? [help] : []))
  }

  @Test("A cut text, or text within JSON, gets no such advice")
  func silent() {
    for text in ["n", "tru", "-", "[hello]", "{\"a\":callback(1)}", "[<html>]"] {
      #expect(parseError(text)?.issue.advice == [], "\(text)")
    }
  }

  @Test("A long text isn't searched")
  func long() {
    let text = String(repeating: "word ", count: 100_000)
    #expect(
      parseError(text)?.rendered() == """
        error[invalid-literal]: unknown literal "word", expected a JSON value
          --> $ (line 1, column 1, byte 0)
         1 | \(String(repeating: "word ", count: 14))wo…
           | ^~~~
           = help: the text looks like plain text, such as a server's message or a log
        """)
  }
}
