import DerivedMapping

extension Twitter: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(Tweet.self) && search.reads(TwitterSearch.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Twitter {
    var statuses: [Tweet]?
    var searchMetadata: TwitterSearch?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("statuses") {
        statuses = try [Tweet].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("search_metadata") {
        searchMetadata = try TwitterSearch.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("statuses") {
          if case nil = statuses {
            statuses = try [Tweet].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("search_metadata") {
          if case nil = searchMetadata {
            searchMetadata = try TwitterSearch.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let statuses = statuses ?? [Tweet].missingValue,
      let searchMetadata = searchMetadata ?? TwitterSearch.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Twitter(statuses: statuses, searchMetadata: searchMetadata)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Twitter {
    Twitter(statuses: try json["statuses"], searchMetadata: try json["search_metadata"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("statuses", statuses)
    try json.put("search_metadata", searchMetadata)
  }
}

extension TwitterSearch: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> TwitterSearch {
    var completedIn: Double?
    var maxId: Int?
    var query: String?
    var refreshUrl: String?
    var count: Int?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("completed_in") {
        completedIn = try Double.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("max_id") {
        maxId = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("query") {
        query = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("refresh_url") {
        refreshUrl = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("count") {
        count = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("completed_in") {
          if case nil = completedIn {
            completedIn = try Double.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("max_id") {
          if case nil = maxId {
            maxId = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("query") {
          if case nil = query {
            query = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("refresh_url") {
          if case nil = refreshUrl {
            refreshUrl = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("count") {
          if case nil = count {
            count = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let completedIn = completedIn ?? Double.missingValue, let maxId = maxId ?? Int.missingValue,
      let query = query ?? String.missingValue, let refreshUrl = refreshUrl ?? String.missingValue,
      let count = count ?? Int.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return TwitterSearch(
      completedIn: completedIn, maxId: maxId, query: query, refreshUrl: refreshUrl, count: count)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> TwitterSearch {
    TwitterSearch(
      completedIn: try json["completed_in"],
      maxId: try json["max_id"],
      query: try json["query"],
      refreshUrl: try json["refresh_url"],
      count: try json["count"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("completed_in", completedIn)
    try json.put("max_id", maxId)
    try json.put("query", query)
    try json.put("refresh_url", refreshUrl)
    try json.put("count", count)
  }
}

extension Tweet: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(TwitterUser.self) && search.reads(TweetEntities.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Tweet {
    var createdAt: String?
    var id: Int?
    var text: String?
    var source: String?
    var truncated: Bool?
    var inReplyToStatusId: Int??
    var inReplyToUserId: Int??
    var inReplyToScreenName: String??
    var user: TwitterUser?
    var retweetCount: Int?
    var favoriteCount: Int?
    var entities: TweetEntities?
    var favorited: Bool?
    var retweeted: Bool?
    var possiblySensitive: Bool??
    var lang: String?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("created_at") {
        createdAt = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("text") {
        text = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("source") {
        source = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("truncated") {
        truncated = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("in_reply_to_status_id") {
        inReplyToStatusId = try Int?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("in_reply_to_user_id") {
        inReplyToUserId = try Int?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("in_reply_to_screen_name") {
        inReplyToScreenName = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("user") {
        user = try TwitterUser.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("retweet_count") {
        retweetCount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("favorite_count") {
        favoriteCount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("entities") {
        entities = try TweetEntities.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("favorited") {
        favorited = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("retweeted") {
        retweeted = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("possibly_sensitive") {
        possiblySensitive = try Bool?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lang") {
        lang = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        createdAt: createdAt, id: id, text: text, source: source, truncated: truncated,
        inReplyToStatusId: inReplyToStatusId, inReplyToUserId: inReplyToUserId,
        inReplyToScreenName: inReplyToScreenName, user: user, retweetCount: retweetCount,
        favoriteCount: favoriteCount, entities: entities, favorited: favorited, retweeted: retweeted,
        possiblySensitive: possiblySensitive, lang: lang
      )
      try decode(others: &others, from: &cursor)
      (
        createdAt, id, text, source, truncated, inReplyToStatusId, inReplyToUserId, inReplyToScreenName, user,
        retweetCount, favoriteCount, entities, favorited, retweeted, possiblySensitive, lang
      ) = others
    }
    guard let createdAt = createdAt ?? String.missingValue, let id = id ?? Int.missingValue,
      let text = text ?? String.missingValue, let source = source ?? String.missingValue,
      let truncated = truncated ?? Bool.missingValue,
      let inReplyToStatusId = inReplyToStatusId ?? Int?.missingValue,
      let inReplyToUserId = inReplyToUserId ?? Int?.missingValue,
      let inReplyToScreenName = inReplyToScreenName ?? String?.missingValue,
      let user = user ?? TwitterUser.missingValue, let retweetCount = retweetCount ?? Int.missingValue,
      let favoriteCount = favoriteCount ?? Int.missingValue,
      let entities = entities ?? TweetEntities.missingValue, let favorited = favorited ?? Bool.missingValue,
      let retweeted = retweeted ?? Bool.missingValue,
      let possiblySensitive = possiblySensitive ?? Bool?.missingValue, let lang = lang ?? String.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return Tweet(
      createdAt: createdAt, id: id, text: text, source: source, truncated: truncated,
      inReplyToStatusId: inReplyToStatusId, inReplyToUserId: inReplyToUserId,
      inReplyToScreenName: inReplyToScreenName, user: user, retweetCount: retweetCount,
      favoriteCount: favoriteCount, entities: entities, favorited: favorited, retweeted: retweeted,
      possiblySensitive: possiblySensitive, lang: lang)
  }

  @inline(never)
  private static func decode(
    others:
      inout (
        createdAt: String?, id: Int?, text: String?, source: String?, truncated: Bool?,
        inReplyToStatusId: Int??, inReplyToUserId: Int??, inReplyToScreenName: String??, user: TwitterUser?,
        retweetCount: Int?, favoriteCount: Int?, entities: TweetEntities?, favorited: Bool?, retweeted: Bool?,
        possiblySensitive: Bool??, lang: String?
      ),
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) {
    repeat {
      switch cursor.keyLength {
      case 2 where cursor.consumeKey("id"): try cursor.decodeFirst(&others.id)
      case 4 where cursor.consumeKey("text"): try cursor.decodeFirst(&others.text)
      case 4 where cursor.consumeKey("user"): try cursor.decodeFirst(&others.user)
      case 4 where cursor.consumeKey("lang"): try cursor.decodeFirst(&others.lang)
      case 6 where cursor.consumeKey("source"): try cursor.decodeFirst(&others.source)
      case 8 where cursor.consumeKey("entities"): try cursor.decodeFirst(&others.entities)
      case 9 where cursor.consumeKey("truncated"): try cursor.decodeFirst(&others.truncated)
      case 9 where cursor.consumeKey("favorited"): try cursor.decodeFirst(&others.favorited)
      case 9 where cursor.consumeKey("retweeted"): try cursor.decodeFirst(&others.retweeted)
      case 10 where cursor.consumeKey("created_at"): try cursor.decodeFirst(&others.createdAt)
      case 13 where cursor.consumeKey("retweet_count"): try cursor.decodeFirst(&others.retweetCount)
      case 14 where cursor.consumeKey("favorite_count"): try cursor.decodeFirst(&others.favoriteCount)
      case 18 where cursor.consumeKey("possibly_sensitive"): try cursor.decodeFirst(&others.possiblySensitive)
      case 19 where cursor.consumeKey("in_reply_to_user_id"): try cursor.decodeFirst(&others.inReplyToUserId)
      case 21 where cursor.consumeKey("in_reply_to_status_id"):
        try cursor.decodeFirst(&others.inReplyToStatusId)
      case 23 where cursor.consumeKey("in_reply_to_screen_name"):
        try cursor.decodeFirst(&others.inReplyToScreenName)
      default: try cursor.skipMember()
      }
    } while try cursor.advanceToMember()
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> Tweet {
    Tweet(
      createdAt: try json["created_at"],
      id: try json["id"],
      text: try json["text"],
      source: try json["source"],
      truncated: try json["truncated"],
      inReplyToStatusId: try json["in_reply_to_status_id"],
      inReplyToUserId: try json["in_reply_to_user_id"],
      inReplyToScreenName: try json["in_reply_to_screen_name"],
      user: try json["user"],
      retweetCount: try json["retweet_count"],
      favoriteCount: try json["favorite_count"],
      entities: try json["entities"],
      favorited: try json["favorited"],
      retweeted: try json["retweeted"],
      possiblySensitive: try json["possibly_sensitive"],
      lang: try json["lang"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("created_at", createdAt)
    try json.put("id", id)
    try json.put("text", text)
    try json.put("source", source)
    try json.put("truncated", truncated)
    try json.put("in_reply_to_status_id", inReplyToStatusId)
    try json.put("in_reply_to_user_id", inReplyToUserId)
    try json.put("in_reply_to_screen_name", inReplyToScreenName)
    try json.put("user", user)
    try json.put("retweet_count", retweetCount)
    try json.put("favorite_count", favoriteCount)
    try json.put("entities", entities)
    try json.put("favorited", favorited)
    try json.put("retweeted", retweeted)
    try json.put("possibly_sensitive", possiblySensitive)
    try json.put("lang", lang)
  }
}

extension TwitterUser: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> TwitterUser {
    var id: Int?
    var name: String?
    var screenName: String?
    var location: String?
    var description: String?
    var url: String??
    var protected: Bool?
    var followersCount: Int?
    var friendsCount: Int?
    var listedCount: Int?
    var createdAt: String?
    var favouritesCount: Int?
    var utcOffset: Int??
    var timeZone: String??
    var geoEnabled: Bool?
    var verified: Bool?
    var statusesCount: Int?
    var lang: String?
    var profileImageUrl: String?
    var profileBannerUrl: String??
    members: if try cursor.beginObject() {
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("screen_name") {
        screenName = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("location") {
        location = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("description") {
        description = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("url") {
        url = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("protected") {
        protected = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("followers_count") {
        followersCount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("friends_count") {
        friendsCount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("listed_count") {
        listedCount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("created_at") {
        createdAt = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("favourites_count") {
        favouritesCount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("utc_offset") {
        utcOffset = try Int?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("time_zone") {
        timeZone = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("geo_enabled") {
        geoEnabled = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("verified") {
        verified = try Bool.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("statuses_count") {
        statusesCount = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("lang") {
        lang = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("profile_image_url") {
        profileImageUrl = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("profile_banner_url") {
        profileBannerUrl = try String?.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      var others = (
        id: id, name: name, screenName: screenName, location: location, description: description, url: url,
        protected: protected, followersCount: followersCount, friendsCount: friendsCount,
        listedCount: listedCount, createdAt: createdAt, favouritesCount: favouritesCount,
        utcOffset: utcOffset, timeZone: timeZone, geoEnabled: geoEnabled, verified: verified,
        statusesCount: statusesCount, lang: lang, profileImageUrl: profileImageUrl,
        profileBannerUrl: profileBannerUrl
      )
      try decode(others: &others, from: &cursor)
      (
        id, name, screenName, location, description, url, protected, followersCount, friendsCount,
        listedCount, createdAt, favouritesCount, utcOffset, timeZone, geoEnabled, verified, statusesCount,
        lang, profileImageUrl, profileBannerUrl
      ) = others
    }
    guard let id = id ?? Int.missingValue, let name = name ?? String.missingValue,
      let screenName = screenName ?? String.missingValue, let location = location ?? String.missingValue,
      let description = description ?? String.missingValue, let url = url ?? String?.missingValue,
      let protected = protected ?? Bool.missingValue, let followersCount = followersCount ?? Int.missingValue,
      let friendsCount = friendsCount ?? Int.missingValue, let listedCount = listedCount ?? Int.missingValue,
      let createdAt = createdAt ?? String.missingValue,
      let favouritesCount = favouritesCount ?? Int.missingValue,
      let utcOffset = utcOffset ?? Int?.missingValue, let timeZone = timeZone ?? String?.missingValue,
      let geoEnabled = geoEnabled ?? Bool.missingValue, let verified = verified ?? Bool.missingValue,
      let statusesCount = statusesCount ?? Int.missingValue, let lang = lang ?? String.missingValue,
      let profileImageUrl = profileImageUrl ?? String.missingValue,
      let profileBannerUrl = profileBannerUrl ?? String?.missingValue
    else { throw DerivedMapping.CursorFailure() }
    return TwitterUser(
      id: id, name: name, screenName: screenName, location: location, description: description, url: url,
      protected: protected, followersCount: followersCount, friendsCount: friendsCount,
      listedCount: listedCount, createdAt: createdAt, favouritesCount: favouritesCount, utcOffset: utcOffset,
      timeZone: timeZone, geoEnabled: geoEnabled, verified: verified, statusesCount: statusesCount,
      lang: lang, profileImageUrl: profileImageUrl, profileBannerUrl: profileBannerUrl)
  }

  @inline(never)
  private static func decode(
    others:
      inout (
        id: Int?, name: String?, screenName: String?, location: String?, description: String?, url: String??,
        protected: Bool?, followersCount: Int?, friendsCount: Int?, listedCount: Int?, createdAt: String?,
        favouritesCount: Int?, utcOffset: Int??, timeZone: String??, geoEnabled: Bool?, verified: Bool?,
        statusesCount: Int?, lang: String?, profileImageUrl: String?, profileBannerUrl: String??
      ),
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) {
    repeat {
      switch cursor.keyLength {
      case 2 where cursor.consumeKey("id"): try cursor.decodeFirst(&others.id)
      case 3 where cursor.consumeKey("url"): try cursor.decodeFirst(&others.url)
      case 4 where cursor.consumeKey("name"): try cursor.decodeFirst(&others.name)
      case 4 where cursor.consumeKey("lang"): try cursor.decodeFirst(&others.lang)
      case 8 where cursor.consumeKey("location"): try cursor.decodeFirst(&others.location)
      case 8 where cursor.consumeKey("verified"): try cursor.decodeFirst(&others.verified)
      case 9 where cursor.consumeKey("protected"): try cursor.decodeFirst(&others.protected)
      case 9 where cursor.consumeKey("time_zone"): try cursor.decodeFirst(&others.timeZone)
      case 10 where cursor.consumeKey("created_at"): try cursor.decodeFirst(&others.createdAt)
      case 10 where cursor.consumeKey("utc_offset"): try cursor.decodeFirst(&others.utcOffset)
      case 11 where cursor.consumeKey("screen_name"): try cursor.decodeFirst(&others.screenName)
      case 11 where cursor.consumeKey("description"): try cursor.decodeFirst(&others.description)
      case 11 where cursor.consumeKey("geo_enabled"): try cursor.decodeFirst(&others.geoEnabled)
      case 12 where cursor.consumeKey("listed_count"): try cursor.decodeFirst(&others.listedCount)
      case 13 where cursor.consumeKey("friends_count"): try cursor.decodeFirst(&others.friendsCount)
      case 14 where cursor.consumeKey("statuses_count"): try cursor.decodeFirst(&others.statusesCount)
      case 15 where cursor.consumeKey("followers_count"): try cursor.decodeFirst(&others.followersCount)
      case 16 where cursor.consumeKey("favourites_count"): try cursor.decodeFirst(&others.favouritesCount)
      case 17 where cursor.consumeKey("profile_image_url"): try cursor.decodeFirst(&others.profileImageUrl)
      case 18 where cursor.consumeKey("profile_banner_url"): try cursor.decodeFirst(&others.profileBannerUrl)
      default: try cursor.skipMember()
      }
    } while try cursor.advanceToMember()
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> TwitterUser {
    TwitterUser(
      id: try json["id"],
      name: try json["name"],
      screenName: try json["screen_name"],
      location: try json["location"],
      description: try json["description"],
      url: try json["url"],
      protected: try json["protected"],
      followersCount: try json["followers_count"],
      friendsCount: try json["friends_count"],
      listedCount: try json["listed_count"],
      createdAt: try json["created_at"],
      favouritesCount: try json["favourites_count"],
      utcOffset: try json["utc_offset"],
      timeZone: try json["time_zone"],
      geoEnabled: try json["geo_enabled"],
      verified: try json["verified"],
      statusesCount: try json["statuses_count"],
      lang: try json["lang"],
      profileImageUrl: try json["profile_image_url"],
      profileBannerUrl: try json["profile_banner_url"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("screen_name", screenName)
    try json.put("location", location)
    try json.put("description", description)
    try json.put("url", url)
    try json.put("protected", protected)
    try json.put("followers_count", followersCount)
    try json.put("friends_count", friendsCount)
    try json.put("listed_count", listedCount)
    try json.put("created_at", createdAt)
    try json.put("favourites_count", favouritesCount)
    try json.put("utc_offset", utcOffset)
    try json.put("time_zone", timeZone)
    try json.put("geo_enabled", geoEnabled)
    try json.put("verified", verified)
    try json.put("statuses_count", statusesCount)
    try json.put("lang", lang)
    try json.put("profile_image_url", profileImageUrl)
    try json.put("profile_banner_url", profileBannerUrl)
  }
}

extension TweetEntities: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func readsInOnePass(_ search: inout DerivedMapping.OnePassSearch) -> Swift.Bool {
    search.reads(TweetHashtag.self) && search.reads(TweetLink.self) && search.reads(TweetMention.self)
  }

  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> TweetEntities {
    var hashtags: [TweetHashtag]?
    var urls: [TweetLink]?
    var userMentions: [TweetMention]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("hashtags") {
        hashtags = try [TweetHashtag].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("urls") {
        urls = try [TweetLink].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("user_mentions") {
        userMentions = try [TweetMention].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("hashtags") {
          if case nil = hashtags {
            hashtags = try [TweetHashtag].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("urls") {
          if case nil = urls {
            urls = try [TweetLink].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("user_mentions") {
          if case nil = userMentions {
            userMentions = try [TweetMention].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let hashtags = hashtags ?? [TweetHashtag].missingValue, let urls = urls ?? [TweetLink].missingValue,
      let userMentions = userMentions ?? [TweetMention].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return TweetEntities(hashtags: hashtags, urls: urls, userMentions: userMentions)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> TweetEntities {
    TweetEntities(
      hashtags: try json["hashtags"],
      urls: try json["urls"],
      userMentions: try json["user_mentions"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("hashtags", hashtags)
    try json.put("urls", urls)
    try json.put("user_mentions", userMentions)
  }
}

extension TweetHashtag: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> TweetHashtag {
    var text: String?
    var indices: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("text") {
        text = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("indices") {
        indices = try [Int].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("text") {
          if case nil = text {
            text = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("indices") {
          if case nil = indices {
            indices = try [Int].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let text = text ?? String.missingValue, let indices = indices ?? [Int].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return TweetHashtag(text: text, indices: indices)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> TweetHashtag {
    TweetHashtag(text: try json["text"], indices: try json["indices"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("text", text)
    try json.put("indices", indices)
  }
}

extension TweetLink: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> TweetLink {
    var url: String?
    var expandedUrl: String?
    var displayUrl: String?
    var indices: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("url") {
        url = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("expanded_url") {
        expandedUrl = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("display_url") {
        displayUrl = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("indices") {
        indices = try [Int].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("url") {
          if case nil = url {
            url = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("expanded_url") {
          if case nil = expandedUrl {
            expandedUrl = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("display_url") {
          if case nil = displayUrl {
            displayUrl = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("indices") {
          if case nil = indices {
            indices = try [Int].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let url = url ?? String.missingValue, let expandedUrl = expandedUrl ?? String.missingValue,
      let displayUrl = displayUrl ?? String.missingValue, let indices = indices ?? [Int].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return TweetLink(url: url, expandedUrl: expandedUrl, displayUrl: displayUrl, indices: indices)
  }

  static func decode(members json: DerivedMapping.JSONObject) throws(DerivedMapping.JSONError) -> TweetLink {
    TweetLink(
      url: try json["url"],
      expandedUrl: try json["expanded_url"],
      displayUrl: try json["display_url"],
      indices: try json["indices"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("url", url)
    try json.put("expanded_url", expandedUrl)
    try json.put("display_url", displayUrl)
    try json.put("indices", indices)
  }
}

extension TweetMention: JSONDecodable, JSONObjectDecodable, JSONWritable, JSONObjectWritable {
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> TweetMention {
    var screenName: String?
    var name: String?
    var id: Int?
    var indices: [Int]?
    members: if try cursor.beginObject() {
      if cursor.consumeKey("screen_name") {
        screenName = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("name") {
        name = try String.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("id") {
        id = try Int.decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      if cursor.consumeKey("indices") {
        indices = try [Int].decode(from: &cursor)
        guard try cursor.advanceToMember() else { break members }
      }
      repeat {
        if cursor.consumeKey("screen_name") {
          if case nil = screenName {
            screenName = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("name") {
          if case nil = name {
            name = try String.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("id") {
          if case nil = id {
            id = try Int.decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else if cursor.consumeKey("indices") {
          if case nil = indices {
            indices = try [Int].decode(from: &cursor)
          } else {
            try cursor.skipValue()
          }
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let screenName = screenName ?? String.missingValue, let name = name ?? String.missingValue,
      let id = id ?? Int.missingValue, let indices = indices ?? [Int].missingValue
    else { throw DerivedMapping.CursorFailure() }
    return TweetMention(screenName: screenName, name: name, id: id, indices: indices)
  }

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> TweetMention {
    TweetMention(
      screenName: try json["screen_name"],
      name: try json["name"],
      id: try json["id"],
      indices: try json["indices"])
  }

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {
    try json.put("screen_name", screenName)
    try json.put("name", name)
    try json.put("id", id)
    try json.put("indices", indices)
  }
}
