#include "Peers.h"

#if defined(BENCH_PEERS)

const peer_library *peer_library_at(size_t index) {
  static const peer_library *const libraries[] = {
    &peer_rapidjson, &peer_nlohmann, &peer_json_c, &peer_cjson, &peer_yajl, &peer_simdjson,
  };
  return index < sizeof libraries / sizeof *libraries ? libraries[index] : NULL;
}

bool peer_is_deeper(const char *text, size_t count, size_t limit) {
  size_t depth = 0;
  bool in_string = false;
  for (size_t index = 0; index < count; index++) {
    switch (text[index]) {
    case '"': in_string = !in_string; break;
    case '\\': index += in_string; break;
    case '[':
    case '{':
      if (!in_string && ++depth > limit) return true;
      break;
    case ']':
    case '}':
      if (!in_string && depth > 0) depth--;
      break;
    }
  }
  return false;
}

#endif
