import ApplicativeMapping

// A chain with eleven fields for ten.

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
    // error
    curry(Product.init)
      <^> json <| "id"
      <*> json <| "title"
      <*> json <| "price"
      <*> json <|| "tags"
      <*> json <| "sold"
      <*> json <| "stock"
      <*> json <|? "maker"
      <*> json <| "weight"
      <*> json <|| "colors"
      <*> json <| "new"
      // error
      <*> json <| "id"
  }
}
