// Decodes and encodes with jansson's json_unpack and json_pack. protocol_c.cpp runs it.
#define _GNU_SOURCE
#include <jansson.h>
#include <stdbool.h>
#include <string.h>
#include <time.h>

struct actor { char *name; };
struct movie { json_int_t id, year, grossing; double rating; time_t day; char *name; struct actor *cast; size_t count; };
struct skill { json_int_t id; const char *name, *level; };
struct user { json_int_t id; char *email, *name; size_t count; struct skill **skills; };
struct todo { json_int_t user_id, id; int has_id, completed; char *title; };
enum model { MOVIES, USERS, TODOS };
struct list { size_t count; union item { struct movie movie; struct user user; struct todo todo; } items[]; };
static struct { size_t count; struct skill *items; } skills; // Sorted by id.
static json_error_t error; // The last one.

#define UNPACK(json, ...) (json_unpack_ex(json, &error, 0, __VA_ARGS__) == 0)
static bool fail(const char *reason) { return error.source[0] = 0, strcpy(error.text, reason) == NULL; }

static bool decode_movie(json_t *json, struct movie *movie) {
  struct tm day = {0};
  const char *name, *date;
  json_t *cast, *actor;
  if (!UNPACK(json, "{s:I, s:s, s:I, s:s, s:I, s:F, s:o, s:[]}", "id", &movie->id, "name", &name, "year", &movie->year,
        "releaseDate", &date, "grossing", &movie->grossing, "rating", &movie->rating, "cast", &cast, "cast"))
    return false;
  movie->name = strdup(name);
  movie->cast = calloc(json_array_size(cast), sizeof *movie->cast);
  json_array_foreach(cast, movie->count, actor) {
    if (!UNPACK(actor, "{s:s}", "name", &name)) return false;
    movie->cast[movie->count].name = strdup(name);
  }
  const char *end = strptime(date, "%Y-%m-%d", &day);
  int number = day.tm_mday;
  movie->day = timegm(&day); // Makes the 1st of March of the 30th of February.
  return (end == date + 10 && *end == 0 && day.tm_mday == number) || fail("not a day of the calendar");
}

static json_t *encode_movie(const struct movie *movie) {
  json_t *cast = json_array();
  char date[32];
  for (size_t i = 0; i < movie->count; i++)
    json_array_append_new(cast, json_pack("{s:s}", "name", movie->cast[i].name));
  strftime(date, sizeof date, "%Y-%m-%d", gmtime(&movie->day));
  return json_pack("{s:I, s:s, s:I, s:s, s:I, s:f, s:o}", "id", movie->id, "name", movie->name, "year", movie->year,
    "releaseDate", date, "grossing", movie->grossing, "rating", movie->rating, "cast", cast);
}

static int compare_skills(const void *left, const void *right) {
  json_int_t a = ((const struct skill *)left)->id, b = ((const struct skill *)right)->id;
  return (a > b) - (a < b);
}

bool load_skills(const char *text, size_t size) {
  json_t *rows, *row, *root = json_loadb(text, size, 0, &error); // Not released, for the skills' strings.
  if (root == NULL || !UNPACK(root, "{s:o, s:[]}", "skills", &rows, "skills")) return false;
  struct skill *skill = skills.items = calloc(json_array_size(rows), sizeof *skill);
  for (; (row = json_array_get(rows, skills.count)) != NULL; skill++, skills.count++)
    if (!UNPACK(row, "{s:I, s:s, s:s}", "id", &skill->id, "name", &skill->name, "level", &skill->level)) return false;
  qsort(skills.items, skills.count, sizeof *skill, compare_skills);
  return true;
}

static bool decode_user(json_t *json, struct user *user) {
  const char *email, *name;
  json_t *ids, *id;
  if (!UNPACK(json, "{s:I, s:s, s:s, s:o, s:[]}", "id", &user->id, "email", &email, "name", &name, "skill_ids", &ids,
        "skill_ids")) return false;
  user->email = strdup(email);
  user->name = strdup(name);
  user->skills = calloc(json_array_size(ids), sizeof *user->skills);
  json_array_foreach(ids, user->count, id) {
    struct skill key;
    if (!UNPACK(id, "I", &key.id)) return false;
    user->skills[user->count] = bsearch(&key, skills.items, skills.count, sizeof key, compare_skills);
    if (user->skills[user->count] == NULL) return fail("there is no such skill");
  }
  return true;
}

static json_t *encode_user(const struct user *user) {
  json_t *ids = json_array();
  for (size_t i = 0; i < user->count; i++) json_array_append_new(ids, json_integer(user->skills[i]->id));
  return json_pack("{s:I, s:s, s:s, s:o}", "id", user->id, "email", user->email, "name", user->name, "skill_ids", ids);
}

static bool decode_todo(json_t *json, struct todo *todo) {
  const char *title;
  json_t *id = NULL;
  if (!UNPACK(json, "{s:I, s?o, s:s, s:b}", "userId", &todo->user_id, "id", &id, "title", &title, "completed",
        &todo->completed)) return false;
  todo->title = strdup(title);
  todo->has_id = id != NULL && !json_is_null(id);
  return !todo->has_id || UNPACK(id, "I", &todo->id);
}

static json_t *encode_todo(const struct todo *todo) {
  return json_pack("{s:I, s:o*, s:s, s:b}", "userId", todo->user_id, "id", todo->has_id ? json_integer(todo->id) : NULL,
    "title", todo->title, "completed", todo->completed);
}

void release(enum model model, struct list *list) {
  for (size_t i = 0; i < list->count; i++) {
    union item *item = &list->items[i];
    if (model == USERS) free(item->user.email), free(item->user.name), free(item->user.skills);
    if (model == TODOS) free(item->todo.title);
    for (size_t j = 0; model == MOVIES && j < item->movie.count; j++) free(item->movie.cast[j].name);
    if (model == MOVIES) free(item->movie.name), free(item->movie.cast);
  }
  free(list);
}

struct list *decode(enum model model, const char *text, size_t size) {
  json_t *root = json_loadb(text, size, 0, &error), *rows = root, *row;
  if (root == NULL) return NULL;
  bool succeeds = model == USERS ? UNPACK(root, "{s:o, s:[]}", "users", &rows, "users") : UNPACK(root, "[]");
  struct list *list = calloc(1, sizeof *list + json_array_size(rows) * sizeof *list->items);
  union item *item = list->items;
  for (; succeeds && (row = json_array_get(rows, list->count)) != NULL; item++, list->count++)
    succeeds = model == MOVIES ? decode_movie(row, &item->movie)
      : model == USERS ? decode_user(row, &item->user) : decode_todo(row, &item->todo);
  json_decref(root);
  return succeeds ? list : (release(model, list), NULL);
}

char *encode(enum model model, const struct list *list) {
  json_t *rows = json_array();
  for (size_t i = 0; i < list->count; i++)
    json_array_append_new(rows, model == MOVIES ? encode_movie(&list->items[i].movie)
      : model == USERS ? encode_user(&list->items[i].user) : encode_todo(&list->items[i].todo));
  json_t *root = model == USERS ? json_pack("{s:o}", "users", rows) : rows;
  char *text = json_dumps(root, JSON_COMPACT);
  json_decref(root);
  return text;
}

const char hello[] = "{\"protocol\":1,\"name\":\"jansson\",\"version\":\"" JANSSON_VERSION "\",\"language\":\"C\","
  "\"models\":[\"movies\",\"users\",\"todos\"],\"operations\":[\"decode\",\"encode\"],\"marks\":[]}";

char *explain(const char *key, const char *message) {
  json_t *json = json_pack("{s:s}", key, *message != 0 ? message : error.text);
  int column = error.column > 0 ? error.column : 1; // 0 is the end of the line before.
  if (*message == 0 && strcmp(error.source, "<buffer>") == 0) // Otherwise, the line is that of a format.
    json_object_update_new(json, json_pack("{s:i, s:i}", "line", error.line, "column", column));
  char *text = json_dumps(json, JSON_COMPACT);
  json_decref(json);
  return text;
}
