import ApplicativeMapping

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

// The price is missing.
func oneMissing(_ json: JSON) -> Decoded<Product> {
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

// Eleven fields for ten.
func oneTooMany(_ json: JSON) -> Decoded<Product> {
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
