import Foundation
import Library

// error
let ambiguous = JSONDecoder()
let expected = Client(decoder: JSONDecoder())
let named = CodableDecoder()
let usual = Client()
