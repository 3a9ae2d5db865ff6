import ApplicativeMapping

// A chain that omits one of ten fields, the price.

struct Product {
  var id: Int
  var title: String
  var price: Double
  var tags: [String]
  var sold: Bool
  var stock: Int
  var maker: String?
  var weight: Double
  var colors: [String]
  var new: Bool
}

extension Product: Decodable {
  static func decode(_ json: JSON) -> Decoded<Product> {
    curry(Product.init)
      <^> json <| "id"
      <*> json <| "title"
      // error
      <*> json <|| "tags"
      <*> json <| "sold"
      <*> json <| "stock"
      // error
      <*> json <|? "maker"
      <*> json <| "weight"
      <*> json <|| "colors"
      // error
      <*> json <| "new"
  }
}
