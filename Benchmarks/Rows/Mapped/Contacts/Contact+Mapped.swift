package import DerivedMapping

extension Contact: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  package static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Contact {
    var id: Int?
    var name: String?
    var email: String??
    var phone: String??
    var city: String??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("email") {
        email = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("phone") {
        phone = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("city") {
        city = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("email") {
          if case nil = email {
            email = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("phone") {
          if case nil = phone {
            phone = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("city") {
          if case nil = city {
            city = try String?.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let id = id ?? Int.missingValue, let name = name ?? String.missingValue,
      let email = email ?? String?.missingValue, let phone = phone ?? String?.missingValue,
      let city = city ?? String?.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Contact(id: id, name: name, email: email, phone: phone, city: city)
  }

  package static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Contact {
    Contact(
      id: try json["id"],
      name: try json["name"],
      email: try json["email"],
      phone: try json["phone"],
      city: try json["city"])
  }

  package func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("email", email)
    try json.put("phone", phone)
    try json.put("city", city)
  }
}

extension FullContact: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  package static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> FullContact {
    var id: Int?
    var name: String?
    var email: String?
    var phone: String?
    var city: String?
    var honorific: String?
    var firstName: String?
    var middleName: String?
    var lastName: String?
    var nickname: String?
    var gender: String?
    var birthYear: Int?
    var street: String?
    var houseNumber: Int?
    var postalCode: String?
    var region: String?
    var country: String?
    var latitude: Double?
    var longitude: Double?
    var timeZone: String?
    var locale: String?
    var currency: String?
    var language: String?
    var website: String?
    var company: String?
    var department: String?
    var jobTitle: String?
    var industry: String?
    var employees: Int?
    var revenue: Double?
    var taxId: String?
    var vatNumber: String?
    var fax: String?
    var mobile: String?
    var assistant: String?
    var manager: String?
    var createdAt: String?
    var updatedAt: String?
    var lastSeenAt: String?
    var isActive: Bool?
    var isVerified: Bool?
    var isSubscribed: Bool?
    var hasConsented: Bool?
    var plan: String?
    var status: String?
    var source: String?
    var score: Int?
    var rating: Double?
    var orders: Int?
    var returns: Int?
    var invoices: Int?
    var balance: Double?
    var discount: Double?
    var creditLimit: Int?
    var points: Int?
    var visits: Int?
    var messages: Int?
    var tickets: Int?
    var followers: Int?
    var notes: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("email") {
        email = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("phone") {
        phone = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("city") {
        city = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("honorific") {
        honorific = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("firstName") {
        firstName = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("middleName") {
        middleName = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lastName") {
        lastName = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("nickname") {
        nickname = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("gender") {
        gender = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("birthYear") {
        birthYear = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("street") {
        street = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("houseNumber") {
        houseNumber = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("postalCode") {
        postalCode = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("region") {
        region = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("country") {
        country = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("latitude") {
        latitude = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("longitude") {
        longitude = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("timeZone") {
        timeZone = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("locale") {
        locale = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("currency") {
        currency = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("language") {
        language = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("website") {
        website = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("company") {
        company = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("department") {
        department = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("jobTitle") {
        jobTitle = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("industry") {
        industry = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("employees") {
        employees = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("revenue") {
        revenue = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("taxId") {
        taxId = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("vatNumber") {
        vatNumber = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("fax") {
        fax = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("mobile") {
        mobile = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("assistant") {
        assistant = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("manager") {
        manager = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("createdAt") {
        createdAt = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("updatedAt") {
        updatedAt = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lastSeenAt") {
        lastSeenAt = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isActive") {
        isActive = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isVerified") {
        isVerified = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("isSubscribed") {
        isSubscribed = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("hasConsented") {
        hasConsented = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("plan") {
        plan = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("status") {
        status = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("source") {
        source = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("score") {
        score = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("rating") {
        rating = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("orders") {
        orders = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("returns") {
        returns = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("invoices") {
        invoices = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("balance") {
        balance = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("discount") {
        discount = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("creditLimit") {
        creditLimit = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("points") {
        points = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("visits") {
        visits = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("messages") {
        messages = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("tickets") {
        tickets = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("followers") {
        followers = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("notes") {
        notes = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        id: id, name: name, email: email, phone: phone, city: city, honorific: honorific,
        firstName: firstName, middleName: middleName, lastName: lastName, nickname: nickname, gender: gender,
        birthYear: birthYear, street: street, houseNumber: houseNumber, postalCode: postalCode,
        region: region, country: country, latitude: latitude, longitude: longitude, timeZone: timeZone,
        locale: locale, currency: currency, language: language, website: website, company: company,
        department: department, jobTitle: jobTitle, industry: industry, employees: employees,
        revenue: revenue, taxId: taxId, vatNumber: vatNumber, fax: fax, mobile: mobile, assistant: assistant,
        manager: manager, createdAt: createdAt, updatedAt: updatedAt, lastSeenAt: lastSeenAt,
        isActive: isActive, isVerified: isVerified, isSubscribed: isSubscribed, hasConsented: hasConsented,
        plan: plan, status: status, source: source, score: score, rating: rating, orders: orders,
        returns: returns, invoices: invoices, balance: balance, discount: discount, creditLimit: creditLimit,
        points: points, visits: visits, messages: messages, tickets: tickets, followers: followers,
        notes: notes
      )
      try decode(others: &others, from: &cursor)
      (
        id, name, email, phone, city, honorific, firstName, middleName, lastName, nickname, gender, birthYear,
        street, houseNumber, postalCode, region, country, latitude, longitude, timeZone, locale, currency,
        language, website, company, department, jobTitle, industry, employees, revenue, taxId, vatNumber, fax,
        mobile, assistant, manager, createdAt, updatedAt, lastSeenAt, isActive, isVerified, isSubscribed,
        hasConsented, plan, status, source, score, rating, orders, returns, invoices, balance, discount,
        creditLimit, points, visits, messages, tickets, followers, notes
      ) = others
    }
    guard let id = id ?? Int.missingValue, let name = name ?? String.missingValue,
      let email = email ?? String.missingValue, let phone = phone ?? String.missingValue,
      let city = city ?? String.missingValue, let honorific = honorific ?? String.missingValue,
      let firstName = firstName ?? String.missingValue, let middleName = middleName ?? String.missingValue,
      let lastName = lastName ?? String.missingValue, let nickname = nickname ?? String.missingValue,
      let gender = gender ?? String.missingValue, let birthYear = birthYear ?? Int.missingValue,
      let street = street ?? String.missingValue, let houseNumber = houseNumber ?? Int.missingValue,
      let postalCode = postalCode ?? String.missingValue, let region = region ?? String.missingValue,
      let country = country ?? String.missingValue, let latitude = latitude ?? Double.missingValue,
      let longitude = longitude ?? Double.missingValue, let timeZone = timeZone ?? String.missingValue,
      let locale = locale ?? String.missingValue, let currency = currency ?? String.missingValue,
      let language = language ?? String.missingValue, let website = website ?? String.missingValue,
      let company = company ?? String.missingValue, let department = department ?? String.missingValue,
      let jobTitle = jobTitle ?? String.missingValue, let industry = industry ?? String.missingValue,
      let employees = employees ?? Int.missingValue, let revenue = revenue ?? Double.missingValue,
      let taxId = taxId ?? String.missingValue, let vatNumber = vatNumber ?? String.missingValue,
      let fax = fax ?? String.missingValue, let mobile = mobile ?? String.missingValue,
      let assistant = assistant ?? String.missingValue, let manager = manager ?? String.missingValue,
      let createdAt = createdAt ?? String.missingValue, let updatedAt = updatedAt ?? String.missingValue,
      let lastSeenAt = lastSeenAt ?? String.missingValue, let isActive = isActive ?? Bool.missingValue,
      let isVerified = isVerified ?? Bool.missingValue, let isSubscribed = isSubscribed ?? Bool.missingValue,
      let hasConsented = hasConsented ?? Bool.missingValue, let plan = plan ?? String.missingValue,
      let status = status ?? String.missingValue, let source = source ?? String.missingValue,
      let score = score ?? Int.missingValue, let rating = rating ?? Double.missingValue,
      let orders = orders ?? Int.missingValue, let returns = returns ?? Int.missingValue,
      let invoices = invoices ?? Int.missingValue, let balance = balance ?? Double.missingValue,
      let discount = discount ?? Double.missingValue, let creditLimit = creditLimit ?? Int.missingValue,
      let points = points ?? Int.missingValue, let visits = visits ?? Int.missingValue,
      let messages = messages ?? Int.missingValue, let tickets = tickets ?? Int.missingValue,
      let followers = followers ?? Int.missingValue, let notes = notes ?? String.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return FullContact(
      id: id, name: name, email: email, phone: phone, city: city, honorific: honorific, firstName: firstName,
      middleName: middleName, lastName: lastName, nickname: nickname, gender: gender, birthYear: birthYear,
      street: street, houseNumber: houseNumber, postalCode: postalCode, region: region, country: country,
      latitude: latitude, longitude: longitude, timeZone: timeZone, locale: locale, currency: currency,
      language: language, website: website, company: company, department: department, jobTitle: jobTitle,
      industry: industry, employees: employees, revenue: revenue, taxId: taxId, vatNumber: vatNumber,
      fax: fax, mobile: mobile, assistant: assistant, manager: manager, createdAt: createdAt,
      updatedAt: updatedAt, lastSeenAt: lastSeenAt, isActive: isActive, isVerified: isVerified,
      isSubscribed: isSubscribed, hasConsented: hasConsented, plan: plan, status: status, source: source,
      score: score, rating: rating, orders: orders, returns: returns, invoices: invoices, balance: balance,
      discount: discount, creditLimit: creditLimit, points: points, visits: visits, messages: messages,
      tickets: tickets, followers: followers, notes: notes)
  }

  @inline(never)
  private static func decode(
    others:
      inout (
        id: Int?, name: String?, email: String?, phone: String?, city: String?, honorific: String?,
        firstName: String?, middleName: String?, lastName: String?, nickname: String?, gender: String?,
        birthYear: Int?, street: String?, houseNumber: Int?, postalCode: String?, region: String?,
        country: String?, latitude: Double?, longitude: Double?, timeZone: String?, locale: String?,
        currency: String?, language: String?, website: String?, company: String?, department: String?,
        jobTitle: String?, industry: String?, employees: Int?, revenue: Double?, taxId: String?,
        vatNumber: String?, fax: String?, mobile: String?, assistant: String?, manager: String?,
        createdAt: String?, updatedAt: String?, lastSeenAt: String?, isActive: Bool?, isVerified: Bool?,
        isSubscribed: Bool?, hasConsented: Bool?, plan: String?, status: String?, source: String?,
        score: Int?, rating: Double?, orders: Int?, returns: Int?, invoices: Int?, balance: Double?,
        discount: Double?, creditLimit: Int?, points: Int?, visits: Int?, messages: Int?, tickets: Int?,
        followers: Int?, notes: String?
      ),
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) {
    repeat {
      switch cursor.keyLength {
      case 2 where cursor.consumeKey("id"): try cursor.decodeFirst(&others.id)
      case 3 where cursor.consumeKey("fax"): try cursor.decodeFirst(&others.fax)
      case 4 where cursor.consumeKey("name"): try cursor.decodeFirst(&others.name)
      case 4 where cursor.consumeKey("city"): try cursor.decodeFirst(&others.city)
      case 4 where cursor.consumeKey("plan"): try cursor.decodeFirst(&others.plan)
      case 5 where cursor.consumeKey("email"): try cursor.decodeFirst(&others.email)
      case 5 where cursor.consumeKey("phone"): try cursor.decodeFirst(&others.phone)
      case 5 where cursor.consumeKey("taxId"): try cursor.decodeFirst(&others.taxId)
      case 5 where cursor.consumeKey("score"): try cursor.decodeFirst(&others.score)
      case 5 where cursor.consumeKey("notes"): try cursor.decodeFirst(&others.notes)
      case 6 where cursor.consumeKey("gender"): try cursor.decodeFirst(&others.gender)
      case 6 where cursor.consumeKey("street"): try cursor.decodeFirst(&others.street)
      case 6 where cursor.consumeKey("region"): try cursor.decodeFirst(&others.region)
      case 6 where cursor.consumeKey("locale"): try cursor.decodeFirst(&others.locale)
      case 6 where cursor.consumeKey("mobile"): try cursor.decodeFirst(&others.mobile)
      case 6 where cursor.consumeKey("status"): try cursor.decodeFirst(&others.status)
      case 6 where cursor.consumeKey("source"): try cursor.decodeFirst(&others.source)
      case 6 where cursor.consumeKey("rating"): try cursor.decodeFirst(&others.rating)
      case 6 where cursor.consumeKey("orders"): try cursor.decodeFirst(&others.orders)
      case 6 where cursor.consumeKey("points"): try cursor.decodeFirst(&others.points)
      case 6 where cursor.consumeKey("visits"): try cursor.decodeFirst(&others.visits)
      case 7 where cursor.consumeKey("country"): try cursor.decodeFirst(&others.country)
      case 7 where cursor.consumeKey("website"): try cursor.decodeFirst(&others.website)
      case 7 where cursor.consumeKey("company"): try cursor.decodeFirst(&others.company)
      case 7 where cursor.consumeKey("revenue"): try cursor.decodeFirst(&others.revenue)
      case 7 where cursor.consumeKey("manager"): try cursor.decodeFirst(&others.manager)
      case 7 where cursor.consumeKey("returns"): try cursor.decodeFirst(&others.returns)
      case 7 where cursor.consumeKey("balance"): try cursor.decodeFirst(&others.balance)
      case 7 where cursor.consumeKey("tickets"): try cursor.decodeFirst(&others.tickets)
      case 8 where cursor.consumeKey("lastName"): try cursor.decodeFirst(&others.lastName)
      case 8 where cursor.consumeKey("nickname"): try cursor.decodeFirst(&others.nickname)
      case 8 where cursor.consumeKey("latitude"): try cursor.decodeFirst(&others.latitude)
      case 8 where cursor.consumeKey("timeZone"): try cursor.decodeFirst(&others.timeZone)
      case 8 where cursor.consumeKey("currency"): try cursor.decodeFirst(&others.currency)
      case 8 where cursor.consumeKey("language"): try cursor.decodeFirst(&others.language)
      case 8 where cursor.consumeKey("jobTitle"): try cursor.decodeFirst(&others.jobTitle)
      case 8 where cursor.consumeKey("industry"): try cursor.decodeFirst(&others.industry)
      case 8 where cursor.consumeKey("isActive"): try cursor.decodeFirst(&others.isActive)
      case 8 where cursor.consumeKey("invoices"): try cursor.decodeFirst(&others.invoices)
      case 8 where cursor.consumeKey("discount"): try cursor.decodeFirst(&others.discount)
      case 8 where cursor.consumeKey("messages"): try cursor.decodeFirst(&others.messages)
      case 9 where cursor.consumeKey("honorific"): try cursor.decodeFirst(&others.honorific)
      case 9 where cursor.consumeKey("firstName"): try cursor.decodeFirst(&others.firstName)
      case 9 where cursor.consumeKey("birthYear"): try cursor.decodeFirst(&others.birthYear)
      case 9 where cursor.consumeKey("longitude"): try cursor.decodeFirst(&others.longitude)
      case 9 where cursor.consumeKey("employees"): try cursor.decodeFirst(&others.employees)
      case 9 where cursor.consumeKey("vatNumber"): try cursor.decodeFirst(&others.vatNumber)
      case 9 where cursor.consumeKey("assistant"): try cursor.decodeFirst(&others.assistant)
      case 9 where cursor.consumeKey("createdAt"): try cursor.decodeFirst(&others.createdAt)
      case 9 where cursor.consumeKey("updatedAt"): try cursor.decodeFirst(&others.updatedAt)
      case 9 where cursor.consumeKey("followers"): try cursor.decodeFirst(&others.followers)
      case 10 where cursor.consumeKey("middleName"): try cursor.decodeFirst(&others.middleName)
      case 10 where cursor.consumeKey("postalCode"): try cursor.decodeFirst(&others.postalCode)
      case 10 where cursor.consumeKey("department"): try cursor.decodeFirst(&others.department)
      case 10 where cursor.consumeKey("lastSeenAt"): try cursor.decodeFirst(&others.lastSeenAt)
      case 10 where cursor.consumeKey("isVerified"): try cursor.decodeFirst(&others.isVerified)
      case 11 where cursor.consumeKey("houseNumber"): try cursor.decodeFirst(&others.houseNumber)
      case 11 where cursor.consumeKey("creditLimit"): try cursor.decodeFirst(&others.creditLimit)
      case 12 where cursor.consumeKey("isSubscribed"): try cursor.decodeFirst(&others.isSubscribed)
      case 12 where cursor.consumeKey("hasConsented"): try cursor.decodeFirst(&others.hasConsented)
      default: try cursor.skipMember()
      }
    } while try cursor.advanceToMember()
  }

  package static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> FullContact {
    FullContact(
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

  package func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("email", email)
    try json.put("phone", phone)
    try json.put("city", city)
    try json.put("honorific", honorific)
    try json.put("firstName", firstName)
    try json.put("middleName", middleName)
    try json.put("lastName", lastName)
    try json.put("nickname", nickname)
    try json.put("gender", gender)
    try json.put("birthYear", birthYear)
    try json.put("street", street)
    try json.put("houseNumber", houseNumber)
    try json.put("postalCode", postalCode)
    try json.put("region", region)
    try json.put("country", country)
    try json.put("latitude", latitude)
    try json.put("longitude", longitude)
    try json.put("timeZone", timeZone)
    try json.put("locale", locale)
    try json.put("currency", currency)
    try json.put("language", language)
    try json.put("website", website)
    try json.put("company", company)
    try json.put("department", department)
    try json.put("jobTitle", jobTitle)
    try json.put("industry", industry)
    try json.put("employees", employees)
    try json.put("revenue", revenue)
    try json.put("taxId", taxId)
    try json.put("vatNumber", vatNumber)
    try json.put("fax", fax)
    try json.put("mobile", mobile)
    try json.put("assistant", assistant)
    try json.put("manager", manager)
    try json.put("createdAt", createdAt)
    try json.put("updatedAt", updatedAt)
    try json.put("lastSeenAt", lastSeenAt)
    try json.put("isActive", isActive)
    try json.put("isVerified", isVerified)
    try json.put("isSubscribed", isSubscribed)
    try json.put("hasConsented", hasConsented)
    try json.put("plan", plan)
    try json.put("status", status)
    try json.put("source", source)
    try json.put("score", score)
    try json.put("rating", rating)
    try json.put("orders", orders)
    try json.put("returns", returns)
    try json.put("invoices", invoices)
    try json.put("balance", balance)
    try json.put("discount", discount)
    try json.put("creditLimit", creditLimit)
    try json.put("points", points)
    try json.put("visits", visits)
    try json.put("messages", messages)
    try json.put("tickets", tickets)
    try json.put("followers", followers)
    try json.put("notes", notes)
  }
}
