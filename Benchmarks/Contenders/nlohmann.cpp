// Decodes and encodes with nlohmann::json and its from_json and to_json.
#include "protocol.hpp"
#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

using nlohmann::json;

template <> struct nlohmann::adl_serializer<Date> {
  static void to_json(json &j, const Date &date) { j = toString(date); }
  static void from_json(const json &j, Date &date) { date = parseDate(j.get_ref<const std::string &>()); }
};

template <> struct nlohmann::adl_serializer<const Skill *> {
  static void to_json(json &j, const Skill *skill) { j = skill->id; }
  static void from_json(const json &j, const Skill *&skill) { skill = findSkill(j.get<int64_t>()); }
};

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Actor, name)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Movie, id, name, year, releaseDate, grossing, rating, cast)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Skill, id, name, level)

void to_json(json &j, const User &user) {
  j = json{{"id", user.id}, {"email", user.email}, {"name", user.name}, {"skill_ids", user.skills}};
}

void from_json(const json &j, User &user) {
  j.at("id").get_to(user.id);
  j.at("email").get_to(user.email);
  j.at("name").get_to(user.name);
  j.at("skill_ids").get_to(user.skills);
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Users, users)

void to_json(json &j, const Todo &todo) {
  j = json{{"userId", todo.userId}, {"title", todo.title}, {"completed", todo.completed}};
  if (todo.id) j["id"] = *todo.id;
}

void from_json(const json &j, Todo &todo) {
  j.at("userId").get_to(todo.userId);
  j.at("title").get_to(todo.title);
  j.at("completed").get_to(todo.completed);
  if (auto id = j.find("id"); id != j.end() && !id->is_null()) todo.id = id->get<int64_t>();
}

struct Nlohmann {
  using Text = std::string;
  static constexpr bool encodes = true;

  std::string hello() {
    std::string version = json::meta()["version"]["string"];
    return json{{"protocol", 1}, {"name", "nlohmann::json"}, {"version", version}, {"language", "C++"},
      {"models", {"movies", "users", "todos"}}, {"operations", {"decode", "encode"}},
      {"marks", {"lenient", "lossy-numbers"}}}.dump();
  }

  void loadSkills(const Text &text) {
    skillsByID.clear();
    for (auto &skill : json::parse(text).at("skills").get<std::vector<Skill>>()) skillsByID[skill.id] = skill;
  }

  template <class Model> Model decode(const Text &text) { return json::parse(text).get<Model>(); }

  template <class Model> std::string encode(const Model &model) { return json(model).dump(); }

  std::string explain(const char *key, const std::exception &error, const Text &) {
    json answer = {{key, error.what()}};
    const char *place = std::strstr(error.what(), "at line ");
    int line, column;
    if (place && std::sscanf(place, "at line %d, column %d", &line, &column) == 2)
      answer.update({{"line", line}, {"column", std::max(column, 1)}}); // 0 is the end of the line before.
    return answer.dump(-1, ' ', false, json::error_handler_t::replace); // A message may quote invalid UTF-8.
  }
};

#if __INCLUDE_LEVEL__ == 0 // simdjson.cpp includes this file.
int main() { Contender<Nlohmann>().run(); }
#endif
