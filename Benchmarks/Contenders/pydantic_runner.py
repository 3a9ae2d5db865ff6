"""Decodes and encodes with pydantic's models."""

import datetime
import re
from typing import Annotated

import pydantic
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, TypeAdapter
from pydantic.alias_generators import to_camel

from protocol import serve


class Actor(BaseModel):
    name: str


class Movie(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel)

    id: int
    name: str
    year: int
    release_date: datetime.date
    grossing: int
    rating: float
    cast: list[Actor]


class Skill(BaseModel):
    id: int
    name: str
    level: str


class Skills(BaseModel):
    skills: list[Skill]


skills = {}


def load_skills(text):
    rows = Skills.model_validate_json(text).skills
    skills.clear()
    skills.update((skill.id, skill) for skill in rows)


def find_skill(id):
    if type(id) is not int or id not in skills:
        raise ValueError(f"there is no skill {id!r}")
    return skills[id]


SkillByID = Annotated[Skill, BeforeValidator(find_skill), PlainSerializer(lambda skill: skill.id, return_type=int)]


class User(BaseModel):
    id: int
    email: str
    name: str
    skills: list[SkillByID] = Field(alias="skill_ids")


class Users(BaseModel):
    users: list[User]


class Todo(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel)

    user_id: int
    id: int | None = None
    title: str
    completed: bool


def codec(model):
    adapter = TypeAdapter(model)
    return adapter.validate_json, lambda value: adapter.dump_json(value, by_alias=True, exclude_none=True)


def describe(error, text):
    if not isinstance(error, pydantic.ValidationError):
        return {}
    first = error.errors()[0]
    if found := re.search(r"at line (\d+) column (\d+)$", first["msg"]):
        return {"line": int(found[1]), "column": max(int(found[2]), 1)}  # 0 is the end of the line before.
    path = ".".join(map(str, first["loc"]))
    return {"path": path} if path else {}


models = {"movies": codec(list[Movie]), "users": codec(Users), "todos": codec(list[Todo])}

if __name__ == "__main__":
    # Its default mode takes "12" and 12.0 for 12, and 1 and "yes" for true.
    about = {"name": "pydantic", "version": pydantic.VERSION, "marks": ["lenient"]}
    serve(about, models, load_skills, describe, TypeAdapter(dict).dump_json)
