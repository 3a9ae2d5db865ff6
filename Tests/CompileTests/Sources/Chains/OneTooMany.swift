import ApplicativeMapping

// A chain in parts of three with eleven fields for ten.

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
    let first = make <^> json <| "id" <*> json <| "title" <*> json <| "price"
    let second = first <*> json <|| "tags" <*> json <| "sold" <*> json <| "stock"
    let third = second <*> json <| "maker" <*> json <| "weight" <*> json <|| "colors"
    // error: cannot convert value of type 'Decoded<Product>' to expected argument type 'Decoded<(Value) ->
    //   Product>'
    // error: generic parameter 'Value' could not be inferred
    return third <*> json <| "new" <*> json <| "id"
  }
}
