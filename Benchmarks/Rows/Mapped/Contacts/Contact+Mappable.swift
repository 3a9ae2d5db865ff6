package import MappableMapping

extension Contact: Mappable {
  package init?(map: Map) { self.init(id: 0, name: "", email: nil, phone: nil, city: nil) }

  package mutating func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
    email <- map["email"]
    phone <- map["phone"]
    city <- map["city"]
  }
}

extension FullContact: Mappable {
  package init?(map: Map) {
    self.init(
      id: 0, name: "", email: "", phone: "", city: "", honorific: "", firstName: "", middleName: "",
      lastName: "", nickname: "", gender: "", birthYear: 0, street: "", houseNumber: 0, postalCode: "",
      region: "", country: "", latitude: 0, longitude: 0, timeZone: "", locale: "", currency: "",
      language: "", website: "", company: "", department: "", jobTitle: "", industry: "", employees: 0,
      revenue: 0, taxId: "", vatNumber: "", fax: "", mobile: "", assistant: "", manager: "", createdAt: "",
      updatedAt: "", lastSeenAt: "", isActive: false, isVerified: false, isSubscribed: false,
      hasConsented: false, plan: "", status: "", source: "", score: 0, rating: 0, orders: 0, returns: 0,
      invoices: 0, balance: 0, discount: 0, creditLimit: 0, points: 0, visits: 0, messages: 0, tickets: 0,
      followers: 0, notes: "")
  }

  package mutating func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
    email <- map["email"]
    phone <- map["phone"]
    city <- map["city"]
    honorific <- map["honorific"]
    firstName <- map["firstName"]
    middleName <- map["middleName"]
    lastName <- map["lastName"]
    nickname <- map["nickname"]
    gender <- map["gender"]
    birthYear <- map["birthYear"]
    street <- map["street"]
    houseNumber <- map["houseNumber"]
    postalCode <- map["postalCode"]
    region <- map["region"]
    country <- map["country"]
    latitude <- map["latitude"]
    longitude <- map["longitude"]
    timeZone <- map["timeZone"]
    locale <- map["locale"]
    currency <- map["currency"]
    language <- map["language"]
    website <- map["website"]
    company <- map["company"]
    department <- map["department"]
    jobTitle <- map["jobTitle"]
    industry <- map["industry"]
    employees <- map["employees"]
    revenue <- map["revenue"]
    taxId <- map["taxId"]
    vatNumber <- map["vatNumber"]
    fax <- map["fax"]
    mobile <- map["mobile"]
    assistant <- map["assistant"]
    manager <- map["manager"]
    createdAt <- map["createdAt"]
    updatedAt <- map["updatedAt"]
    lastSeenAt <- map["lastSeenAt"]
    isActive <- map["isActive"]
    isVerified <- map["isVerified"]
    isSubscribed <- map["isSubscribed"]
    hasConsented <- map["hasConsented"]
    plan <- map["plan"]
    status <- map["status"]
    source <- map["source"]
    score <- map["score"]
    rating <- map["rating"]
    orders <- map["orders"]
    returns <- map["returns"]
    invoices <- map["invoices"]
    balance <- map["balance"]
    discount <- map["discount"]
    creditLimit <- map["creditLimit"]
    points <- map["points"]
    visits <- map["visits"]
    messages <- map["messages"]
    tickets <- map["tickets"]
    followers <- map["followers"]
    notes <- map["notes"]
  }
}
