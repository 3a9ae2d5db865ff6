// Decodes with simdjson's On Demand interface. It doesn't encode, so nlohmann::json writes what `check` answers.
#include "nlohmann.cpp"
#include <simdjson.h>

namespace ondemand = simdjson::ondemand;

void read(ondemand::document &document, std::vector<Movie> &movies) {
  for (ondemand::object row : document.get_array()) {
    Movie &movie = movies.emplace_back();
    movie.id = row["id"].get_int64();
    movie.name = std::string_view(row["name"]);
    movie.year = row["year"].get_int64();
    movie.releaseDate = parseDate(row["releaseDate"]);
    movie.grossing = row["grossing"].get_int64();
    movie.rating = row["rating"].get_double();
    for (ondemand::object actor : row["cast"].get_array())
      movie.cast.emplace_back().name = std::string_view(actor["name"]);
  }
}

void read(ondemand::document &document, std::vector<Skill> &skills) {
  for (ondemand::object row : document["skills"].get_array()) {
    Skill &skill = skills.emplace_back();
    skill.id = row["id"].get_int64();
    skill.name = std::string_view(row["name"]);
    skill.level = std::string_view(row["level"]);
  }
}

void read(ondemand::document &document, Users &model) {
  for (ondemand::object row : document["users"].get_array()) {
    User &user = model.users.emplace_back();
    user.id = row["id"].get_int64();
    user.email = std::string_view(row["email"]);
    user.name = std::string_view(row["name"]);
    for (int64_t id : row["skill_ids"].get_array()) user.skills.push_back(findSkill(id));
  }
}

void read(ondemand::document &document, std::vector<Todo> &todos) {
  for (ondemand::object row : document.get_array()) {
    Todo &todo = todos.emplace_back();
    todo.userId = row["userId"].get_int64();
    auto id = row["id"];
    if (id.error() != simdjson::NO_SUCH_FIELD && !id.is_null()) todo.id = id.get_int64();
    todo.title = std::string_view(row["title"]);
    todo.completed = row["completed"].get_bool();
  }
}

struct Simdjson {
  using Text = simdjson::padded_string;
  static constexpr bool encodes = false;
  ondemand::parser parser;
  std::optional<ondemand::document> document; // Kept to tell the place of an error.

  std::string hello() {
    return json{{"protocol", 1}, {"name", "simdjson"}, {"version", SIMDJSON_STRINGIFY(SIMDJSON_VERSION)},
      {"language", "C++"}, {"models", {"movies", "users", "todos"}}, {"operations", {"decode"}},
      {"marks", {"lenient"}}}.dump();
  }

  void loadSkills(const std::string &text) {
    skillsByID.clear();
    for (auto &skill : decode<std::vector<Skill>>(Text(text))) skillsByID[skill.id] = skill;
  }

  template <class Model> Model decode(const Text &text) {
    Model model;
    document.reset();
    document.emplace(parser.iterate(text).value());
    read(*document, model);
    return model;
  }

  template <class Model> std::string encode(const Model &model) { return json(model).dump(); }

  std::string explain(const char *key, const std::exception &error, const Text &source) {
    json answer = {{key, error.what()}};
    const char *place;
    if (document && !document->current_location().get(place) && place < source.data() + source.size()) {
      std::string_view before(source.data(), place - source.data());
      answer["line"] = 1 + std::count(before.begin(), before.end(), '\n');
      answer["column"] = before.size() - before.rfind('\n'); // In bytes.
    }
    return answer.dump();
  }
};

int main() { Contender<Simdjson>().run(); }
