// The models, and the loop of the protocol, for the contenders in C++.
#pragma once

#include <chrono>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <unordered_map>
#include <vector>

using Date = std::chrono::year_month_day;

struct Actor { std::string name; };
struct Movie { int64_t id, year, grossing; double rating; Date releaseDate; std::string name; std::vector<Actor> cast; };
struct Skill { int64_t id; std::string name, level; };
struct User { int64_t id; std::string email, name; std::vector<const Skill *> skills; };
struct Users { std::vector<User> users; };
struct Todo { int64_t userId; std::optional<int64_t> id; std::string title; bool completed; };

inline std::unordered_map<int64_t, Skill> skillsByID;

inline const Skill *findSkill(int64_t id) {
  if (auto found = skillsByID.find(id); found != skillsByID.end()) return &found->second;
  throw std::invalid_argument("there is no skill " + std::to_string(id));
}

inline Date parseDate(std::string_view text) {
  unsigned number = 0, digits = 0;
  for (char character : text)
    if (character >= '0' && character <= '9') number = number * 10 + character - '0', digits++;
  Date date{std::chrono::year(number / 10000), std::chrono::month(number / 100 % 100), std::chrono::day(number % 100)};
  if (text.size() == 10 && digits == 8 && text[4] == '-' && text[7] == '-' && date.ok()) return date;
  throw std::invalid_argument("not a day of the calendar");
}

inline std::string toString(Date date) {
  char text[32];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(date.year()), unsigned(date.month()), unsigned(date.day()));
  return text;
}

// Library has the type Text for the bytes of a document, and the functions hello(), loadSkills(text),
// decode<Model>(text), encode(model) and explain(key, error, text), the answer for an exception.
template <class Library, class Movies = std::vector<Movie>, class Users = ::Users, class Todos = std::vector<Todo>>
class Contender {
  Library library;
  std::string model;
  std::vector<typename Library::Text> documents;
  std::shared_ptr<void> values; // The models that are encoded: a vector, decoded when it is first needed.

  static std::string readFile(std::istream &path) {
    std::string name;
    std::getline(path >> std::ws, name);
    std::ifstream file(name, std::ios::binary);
    if (!file) throw std::invalid_argument("the file can't be read");
    return {std::istreambuf_iterator<char>(file), {}};
  }

  template <class Values, class Step> static std::string measure(size_t count, const Values &values, Step step) {
    auto start = std::chrono::steady_clock::now();
    for (size_t done = 0; done < count; done += values.size()) {
      for (auto &value : values) {
        auto result = step(value);
        asm volatile("" : : "r"(&result) : "memory"); // As if it were read.
      }
    }
    std::chrono::nanoseconds time = std::chrono::steady_clock::now() - start;
    return "{\"nanoseconds\":" + std::to_string(time.count()) + "}";
  }

  template <class Model> std::string answer(const std::string &command, std::istream &rest) {
    auto decode = [&](auto &text) { return library.template decode<Model>(text); };
    auto encode = [&](const auto &value) { return library.encode(value); };
    auto transcode = [&](auto &text) { return std::string(std::string_view(encode(decode(text)))); };
    std::string operation, list;
    size_t count = 0;
    if (command == "check") {
      for (auto &text : documents) list += (list.empty() ? "" : ",") + transcode(text);
      return "{\"documents\":[" + list + "]}";
    }
    if (command == "errors") {
      typename Library::Text text(readFile(rest));
      try {
        return "{\"accepted\":" + transcode(text) + "}";
      } catch (const std::exception &error) {
        return library.explain("error", error, text);
      }
    }
    if (command != "measure" || documents.empty()) throw std::invalid_argument("the command can't be carried out");
    rest >> operation >> count;
    if (operation == "decode") return measure(count, documents, decode);
    if (operation != "encode" || !Library::encodes) throw std::invalid_argument("there is no such operation");
    auto models = std::static_pointer_cast<std::vector<Model>>(values);
    if (!models) {
      values = models = std::make_shared<std::vector<Model>>();
      for (auto &text : documents) models->push_back(decode(text));
    }
    return measure(count, *models, encode);
  }

  std::string answer(const std::string &command, std::istream &rest) {
    if (command == "hello") return library.hello();
    if (command == "skills") return (library.loadSkills(readFile(rest)), "{\"loaded\":1}");
    if (command == "load") {
      documents.clear();
      values.reset();
      rest >> model;
      std::istringstream file(readFile(rest));
      for (std::string line; std::getline(file, line);)
        if (!line.empty()) documents.emplace_back(line);
      return "{\"loaded\":" + std::to_string(documents.size()) + "}";
    }
    if (model == "movies") return answer<Movies>(command, rest);
    if (model == "users") return answer<Users>(command, rest);
    if (model == "todos") return answer<Todos>(command, rest);
    throw std::invalid_argument("no such model");
  }

public:
  void run() {
    for (std::string line, command; std::getline(std::cin, line);) {
      std::istringstream words(line);
      words >> command;
      try {
        std::cout << answer(command, words) << std::endl;
      } catch (const std::exception &error) {
        std::cout << library.explain("failure", error, typename Library::Text()) << std::endl;
      }
    }
  }
};
