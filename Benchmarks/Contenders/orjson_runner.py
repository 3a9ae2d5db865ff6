"""Decodes with orjson into dataclasses, and encodes them."""

import dataclasses
import datetime

import orjson

from protocol import serve


@dataclasses.dataclass
class Actor:
    name: str


@dataclasses.dataclass
class Movie:
    id: int
    name: str
    year: int
    releaseDate: datetime.date
    grossing: int
    rating: float
    cast: list[Actor]


@dataclasses.dataclass
class Skill:
    id: int
    name: str
    level: str


@dataclasses.dataclass
class User:
    id: int
    email: str
    name: str
    skills: list[Skill]


@dataclasses.dataclass
class Todo:
    userId: int
    title: str
    completed: bool
    id: int | None = None


skills = {}


def load_skills(text):
    rows = orjson.loads(text)["skills"]
    skills.clear()
    skills.update((row["id"], Skill(**row)) for row in rows)


def decode_movies(text):
    movies = [Movie(**row) for row in orjson.loads(text)]
    for movie in movies:
        movie.releaseDate = datetime.date.fromisoformat(movie.releaseDate)
        movie.cast = [Actor(**row) for row in movie.cast]
    return movies


def decode_users(text):
    return [
        User(row["id"], row["email"], row["name"], [skills[id] for id in row["skill_ids"]])
        for row in orjson.loads(text)["users"]
    ]


def decode_todos(text):
    return [Todo(**row) for row in orjson.loads(text)]


def default(value):
    """Writes the dataclasses whose JSON doesn't have their own members."""
    match value:
        case User(id, email, name, skills):
            return {"id": id, "email": email, "name": name, "skill_ids": [skill.id for skill in skills]}
        case Todo(id=None):
            return {"userId": value.userId, "title": value.title, "completed": value.completed}
        case Todo():
            return {"userId": value.userId, "id": value.id, "title": value.title, "completed": value.completed}
    raise TypeError


def encode_users(users):
    return orjson.dumps({"users": users}, default=default, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def encode_todos(todos):
    return orjson.dumps(todos, default=default, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def describe(error, text):
    if isinstance(error, orjson.JSONDecodeError):
        return {"line": error.lineno, "column": error.colno}
    return {}


models = {
    "movies": (decode_movies, orjson.dumps),
    "users": (decode_users, encode_users),
    "todos": (decode_todos, encode_todos),
}

if __name__ == "__main__":
    # The dataclasses check the names of members, but no types.
    about = {"name": "orjson", "version": orjson.__version__, "marks": ["lenient"]}
    serve(about, models, load_skills, describe, orjson.dumps)
