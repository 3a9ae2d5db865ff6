use std::{any::Any, cell::RefCell, collections::HashMap, error::Error, fs, hint::black_box, io, rc::Rc, time::Instant};
use chrono::NaiveDate;
use serde::{de::DeserializeOwned, Deserialize, Serialize};
use serde_json::json;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Movie {
    id: i64,
    name: String,
    year: i64,
    release_date: NaiveDate,
    grossing: i64,
    rating: f64,
    cast: Vec<Actor>,
}

#[derive(Serialize, Deserialize)]
struct Actor { name: String }

#[derive(Serialize, Deserialize)]
struct UserList { users: Vec<User> }

#[derive(Serialize, Deserialize)]
struct User {
    id: i64,
    email: String,
    name: String,
    #[serde(rename = "skill_ids")]
    skills: Vec<SkillRef>,
}

#[derive(Deserialize)]
struct SkillList { skills: Vec<Skill> }

#[derive(Deserialize)]
#[allow(dead_code)] // Nothing but the id is written.
struct Skill { id: i64, name: String, level: String }

/// A skill that is written as its id. Derived code has no context, so the dictionary is global.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
struct SkillRef(Rc<Skill>);

thread_local! {
    static SKILLS: RefCell<HashMap<i64, Rc<Skill>>> = RefCell::default();
}

impl TryFrom<i64> for SkillRef {
    type Error = String;
    fn try_from(id: i64) -> Result<Self, String> {
        let skill = SKILLS.with_borrow(|skills| skills.get(&id).cloned());
        skill.map(SkillRef).ok_or_else(|| format!("no skill with id {id}"))
    }
}

impl From<SkillRef> for i64 {
    fn from(skill: SkillRef) -> i64 { skill.0.id }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Todo {
    user_id: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<i64>,
    title: String,
    completed: bool,
}

const MODELS: [&str; 3] = ["movies", "users", "todos"];
type Answer = Result<String, Box<dyn Error>>;

#[derive(Default)]
struct Loaded {
    model: String,
    texts: Vec<Vec<u8>>,
    values: Option<Box<dyn Any>>, // The models that are encoded, once they have been decoded.
}

fn measure<V, R>(count: &str, values: &[V], step: impl Fn(&V) -> serde_json::Result<R>) -> Answer {
    let (count, start) = (count.parse()?, Instant::now());
    for value in values.iter().cycle().take(count) {
        black_box(step(value)?);
    }
    Ok(json!({ "nanoseconds": start.elapsed().as_nanos() as u64 }).to_string())
}

fn carry_out<T: Serialize + DeserializeOwned + 'static>(words: &[&str], loaded: &mut Loaded) -> Answer {
    let texts = &loaded.texts;
    let decode = |text: &Vec<u8>| serde_json::from_slice::<T>(text);
    match *words {
        ["check"] => {
            let texts = texts.iter().map(|text| serde_json::to_string(&decode(text)?));
            Ok(format!(r#"{{"documents":[{}]}}"#, texts.collect::<Result<Vec<_>, _>>()?.join(",")))
        }
        ["measure", "decode", count] => measure(count, texts, decode),
        ["measure", "encode", count] => {
            if loaded.values.is_none() {
                loaded.values = Some(Box::new(texts.iter().map(decode).collect::<Result<Vec<T>, _>>()?));
            }
            let values = loaded.values.as_ref().and_then(|values| values.downcast_ref::<Vec<T>>());
            measure(count, values.unwrap(), serde_json::to_string)
        }
        ["errors", ref path @ ..] => match decode(&fs::read(path.join(" "))?) {
            Ok(value) => Ok(format!(r#"{{"accepted":{}}}"#, serde_json::to_string(&value)?)),
            // Line 0 means that no place is known; column 0 is the end of the line before.
            Err(e) if e.line() == 0 => Ok(json!({ "error": e.to_string() }).to_string()),
            Err(e) => Ok(json!({ "error": e.to_string(), "line": e.line(), "column": e.column().max(1) }).to_string()),
        },
        _ => Err("This command is unknown.".into()),
    }
}

fn answer(line: &str, loaded: &mut Loaded) -> Answer {
    let words: Vec<&str> = line.split(' ').collect();
    match (words[0], loaded.model.as_str()) {
        ("hello", _) => {
            // The library doesn't tell its version, but cargo writes it here before it compiles.
            let lock = include_str!("Cargo.lock").split_once("name = \"serde_json\"").unwrap().1;
            Ok(json!({ "protocol": 1, "name": "serde_json", "version": lock.split('"').nth(1), "language": "Rust",
                "models": MODELS, "operations": ["decode", "encode"], "marks": ["lenient"] }).to_string())
        }
        ("skills", _) => {
            let list: SkillList = serde_json::from_slice(&fs::read(words[1..].join(" "))?)?;
            SKILLS.set(list.skills.into_iter().map(|skill| (skill.id, Rc::new(skill))).collect());
            Ok(json!({ "loaded": 1 }).to_string())
        }
        ("load", _) if words.len() > 2 && MODELS.contains(&words[1]) => {
            let file = fs::read(words[2..].join(" "))?;
            let texts = file.split(|byte| *byte == b'\n').filter(|text| !text.is_empty()).map(<[u8]>::to_vec).collect();
            *loaded = Loaded { model: words[1].to_string(), texts, values: None };
            Ok(json!({ "loaded": loaded.texts.len() }).to_string())
        }
        (_, "movies") => carry_out::<Vec<Movie>>(&words, loaded),
        (_, "users") => carry_out::<UserList>(&words, loaded),
        (_, "todos") => carry_out::<Vec<Todo>>(&words, loaded),
        _ => Err("No model is loaded, or the command is unknown.".into()),
    }
}

fn main() -> io::Result<()> {
    let mut loaded = Loaded::default();
    for line in io::stdin().lines() {
        let answer = answer(&line?, &mut loaded)
            .unwrap_or_else(|error| json!({ "failure": error.to_string() }).to_string());
        println!("{answer}"); // A new line flushes.
    }
    Ok(())
}
