import ApplicativeMapping

// A chain in parts of three that leaves out a field of ten, the price.

struct Product {
  var id: Int
  var title: String
  var price: Double
  var tags: [String]
  var sold: Bool
  var stock: Int
  var maker: String
  var weight: Double
  var colors: [String]
  var new: Bool
}

extension Product: Decodable {
  static func decode(_ json: JSON) -> Decoded<Product> {
    let make = curry(Product.init)
    // error: generic parameter 'Element' could not be inferred
    // error: operator function '<||' requires the types 'Double' and '[Element]' be equivalent
    let first = make <^> json <| "id" <*> json <| "title" <*> json <|| "tags"
    // error: generic parameter 'Function' could not be inferred
    let second = first <*> json <| "sold" <*> json <| "stock" <*> json <| "maker"
    // error: generic parameter 'Element' could not be inferred
    // error: generic parameter 'Function' could not be inferred
    return second <*> json <| "weight" <*> json <|| "colors" <*> json <| "new"
  }
}
