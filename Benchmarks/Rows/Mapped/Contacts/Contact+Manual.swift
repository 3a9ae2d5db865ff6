package import ManualMapping

extension Contact: ManualDecodable {
  package init(json: JSONObject) throws(JSONError) {
    self.init(
      id: try json["id"],
      name: try json["name"],
      email: try json["email"],
      phone: try json["phone"],
      city: try json["city"])
  }
}

extension FullContact: ManualDecodable {
  package init(json: JSONObject) throws(JSONError) {
    self.init(
      id: try json["id"],
      name: try json["name"],
      email: try json["email"],
      phone: try json["phone"],
      city: try json["city"],
      honorific: try json["honorific"],
      firstName: try json["firstName"],
      middleName: try json["middleName"],
      lastName: try json["lastName"],
      nickname: try json["nickname"],
      gender: try json["gender"],
      birthYear: try json["birthYear"],
      street: try json["street"],
      houseNumber: try json["houseNumber"],
      postalCode: try json["postalCode"],
      region: try json["region"],
      country: try json["country"],
      latitude: try json["latitude"],
      longitude: try json["longitude"],
      timeZone: try json["timeZone"],
      locale: try json["locale"],
      currency: try json["currency"],
      language: try json["language"],
      website: try json["website"],
      company: try json["company"],
      department: try json["department"],
      jobTitle: try json["jobTitle"],
      industry: try json["industry"],
      employees: try json["employees"],
      revenue: try json["revenue"],
      taxId: try json["taxId"],
      vatNumber: try json["vatNumber"],
      fax: try json["fax"],
      mobile: try json["mobile"],
      assistant: try json["assistant"],
      manager: try json["manager"],
      createdAt: try json["createdAt"],
      updatedAt: try json["updatedAt"],
      lastSeenAt: try json["lastSeenAt"],
      isActive: try json["isActive"],
      isVerified: try json["isVerified"],
      isSubscribed: try json["isSubscribed"],
      hasConsented: try json["hasConsented"],
      plan: try json["plan"],
      status: try json["status"],
      source: try json["source"],
      score: try json["score"],
      rating: try json["rating"],
      orders: try json["orders"],
      returns: try json["returns"],
      invoices: try json["invoices"],
      balance: try json["balance"],
      discount: try json["discount"],
      creditLimit: try json["creditLimit"],
      points: try json["points"],
      visits: try json["visits"],
      messages: try json["messages"],
      tickets: try json["tickets"],
      followers: try json["followers"],
      notes: try json["notes"])
  }
}
