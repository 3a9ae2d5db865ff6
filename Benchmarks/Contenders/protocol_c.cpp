// Runs a contender in C in the loop, which is C++.
#include "protocol.hpp"

// What the contender defines; a model is 0 for movies, 1 for users and 2 for todos.
extern "C" {
extern const char hello[];
bool load_skills(const char *text, size_t size);
void *decode(int model, const char *text, size_t size); // NULL for an error, which explain() then describes.
char *encode(int model, const void *value);
void release(int model, void *value);
char *explain(const char *key, const char *message); // An empty message stands for the last error.
}

struct TextInC : std::unique_ptr<char, decltype(&std::free)> {
  TextInC(char *text) : unique_ptr(text, std::free) {}
  operator std::string_view() const { return get(); }
};

void *checked(void *value) { return value != nullptr ? value : throw std::runtime_error(""); }

template <int model> struct ModelInC {
  std::unique_ptr<void, decltype([](void *value) { release(model, value); })> value;
  ModelInC(const std::string &text) : value(checked(::decode(model, text.data(), text.size()))) {}
  TextInC text() const { return ::encode(model, value.get()); }
};

struct LibraryInC {
  using Text = std::string;
  static constexpr bool encodes = true;
  std::string hello() { return ::hello; }
  void loadSkills(const Text &text) { if (!load_skills(text.data(), text.size())) throw std::runtime_error(""); }
  template <class Model> Model decode(const Text &text) { return text; }
  template <class Model> TextInC encode(const Model &model) { return model.text(); }
  std::string explain(auto key, auto &error, const Text &) { return TextInC(::explain(key, error.what())).get(); }
};

int main() { Contender<LibraryInC, ModelInC<0>, ModelInC<1>, ModelInC<2>>().run(); }
