import CodableMapping

struct Logger { func warning(_ text: String) { print(text) } }
let logger = Logger()
func recordedResponse() -> [UInt8] { [] }
