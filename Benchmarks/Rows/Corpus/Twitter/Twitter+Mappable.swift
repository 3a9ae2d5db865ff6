import MappableMapping

extension Twitter: Mappable {
  init?(map: Map) { self.init(statuses: [], searchMetadata: .blank) }

  mutating func mapping(map: Map) {
    statuses <- map["statuses"]
    searchMetadata <- map["search_metadata"]
  }
}

extension TwitterSearch: Mappable {
  fileprivate static let blank = TwitterSearch(completedIn: 0, maxId: 0, query: "", refreshUrl: "", count: 0)

  init?(map: Map) { self = .blank }

  mutating func mapping(map: Map) {
    completedIn <- map["completed_in"]
    maxId <- map["max_id"]
    query <- map["query"]
    refreshUrl <- map["refresh_url"]
    count <- map["count"]
  }
}

extension Tweet: Mappable {
  init?(map: Map) {
    self.init(
      createdAt: "", id: 0, text: "", source: "", truncated: false, inReplyToStatusId: nil,
      inReplyToUserId: nil, inReplyToScreenName: nil, user: .blank, retweetCount: 0, favoriteCount: 0,
      entities: .blank, favorited: false, retweeted: false, possiblySensitive: nil, lang: "")
  }

  mutating func mapping(map: Map) {
    createdAt <- map["created_at"]
    id <- map["id"]
    text <- map["text"]
    source <- map["source"]
    truncated <- map["truncated"]
    inReplyToStatusId <- map["in_reply_to_status_id"]
    inReplyToUserId <- map["in_reply_to_user_id"]
    inReplyToScreenName <- map["in_reply_to_screen_name"]
    user <- map["user"]
    retweetCount <- map["retweet_count"]
    favoriteCount <- map["favorite_count"]
    entities <- map["entities"]
    favorited <- map["favorited"]
    retweeted <- map["retweeted"]
    possiblySensitive <- map["possibly_sensitive"]
    lang <- map["lang"]
  }
}

extension TwitterUser: Mappable {
  fileprivate static let blank = TwitterUser(
    id: 0, name: "", screenName: "", location: "", description: "", url: nil, protected: false,
    followersCount: 0, friendsCount: 0, listedCount: 0, createdAt: "", favouritesCount: 0, utcOffset: nil,
    timeZone: nil, geoEnabled: false, verified: false, statusesCount: 0, lang: "", profileImageUrl: "",
    profileBannerUrl: nil)

  init?(map: Map) { self = .blank }

  mutating func mapping(map: Map) {
    id <- map["id"]
    name <- map["name"]
    screenName <- map["screen_name"]
    location <- map["location"]
    description <- map["description"]
    url <- map["url"]
    protected <- map["protected"]
    followersCount <- map["followers_count"]
    friendsCount <- map["friends_count"]
    listedCount <- map["listed_count"]
    createdAt <- map["created_at"]
    favouritesCount <- map["favourites_count"]
    utcOffset <- map["utc_offset"]
    timeZone <- map["time_zone"]
    geoEnabled <- map["geo_enabled"]
    verified <- map["verified"]
    statusesCount <- map["statuses_count"]
    lang <- map["lang"]
    profileImageUrl <- map["profile_image_url"]
    profileBannerUrl <- map["profile_banner_url"]
  }
}

extension TweetEntities: Mappable {
  fileprivate static let blank = TweetEntities(hashtags: [], urls: [], userMentions: [])

  init?(map: Map) { self = .blank }

  mutating func mapping(map: Map) {
    hashtags <- map["hashtags"]
    urls <- map["urls"]
    userMentions <- map["user_mentions"]
  }
}

extension TweetHashtag: Mappable {
  init?(map: Map) { self.init(text: "", indices: []) }

  mutating func mapping(map: Map) {
    text <- map["text"]
    indices <- map["indices"]
  }
}

extension TweetLink: Mappable {
  init?(map: Map) { self.init(url: "", expandedUrl: "", displayUrl: "", indices: []) }

  mutating func mapping(map: Map) {
    url <- map["url"]
    expandedUrl <- map["expanded_url"]
    displayUrl <- map["display_url"]
    indices <- map["indices"]
  }
}

extension TweetMention: Mappable {
  init?(map: Map) { self.init(screenName: "", name: "", id: 0, indices: []) }

  mutating func mapping(map: Map) {
    screenName <- map["screen_name"]
    name <- map["name"]
    id <- map["id"]
    indices <- map["indices"]
  }
}
