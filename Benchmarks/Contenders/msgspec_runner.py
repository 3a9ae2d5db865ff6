"""Decodes and encodes with msgspec's Structs."""

import datetime
import re

import msgspec

from protocol import place, serve


class Actor(msgspec.Struct):
    name: str


class Movie(msgspec.Struct, rename="camel"):
    id: int
    name: str
    year: int
    release_date: datetime.date
    grossing: int
    rating: float
    cast: list[Actor]


class Skill:
    """No Struct, so that msgspec calls the hooks for it: a user refers to it by its id."""

    def __init__(self, id, name, level):
        self.id, self.name, self.level = id, name, level


class SkillRow(msgspec.Struct):
    id: int
    name: str
    level: str


class Skills(msgspec.Struct):
    skills: list[SkillRow]


class User(msgspec.Struct):
    id: int
    email: str
    name: str
    skills: list[Skill] = msgspec.field(name="skill_ids")


class Users(msgspec.Struct):
    users: list[User]


class Todo(msgspec.Struct, rename="camel", omit_defaults=True, kw_only=True):
    user_id: int
    id: int | None = None
    title: str
    completed: bool


skills = {}


def load_skills(text):
    rows = msgspec.json.decode(text, type=Skills).skills
    skills.clear()
    skills.update((row.id, Skill(row.id, row.name, row.level)) for row in rows)


def dec_hook(kind, value):
    if kind is not Skill:
        raise NotImplementedError(kind)
    if type(value) is not int or value not in skills:
        raise ValueError(f"there is no skill {value!r}")
    return skills[value]


def enc_hook(value):
    if isinstance(value, Skill):
        return value.id
    raise NotImplementedError(type(value))


def describe(error, text):
    message = str(error)
    if found := re.search(r" - at `(.*)`$", message):
        return {"path": found[1]}
    if found := re.search(r"\(byte (\d+)\)$", message):
        return place(text, int(found[1]))
    return {}


encoder = msgspec.json.Encoder(enc_hook=enc_hook)
models = {
    name: (msgspec.json.Decoder(model, dec_hook=dec_hook).decode, encoder.encode)
    for name, model in {"movies": list[Movie], "users": Users, "todos": list[Todo]}.items()
}

if __name__ == "__main__":
    # It skips unknown members without checking that they are UTF-8.
    about = {"name": "msgspec", "version": msgspec.__version__, "marks": ["lenient"]}
    serve(about, models, load_skills, describe, encoder.encode)
