import Foundation
import Library

// error: ambiguous use of 'init()'
let ambiguous = JSONDecoder()
let expected = Client(decoder: JSONDecoder())
let named = CodableDecoder()
let usual = Client()
