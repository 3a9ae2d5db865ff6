package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"
)

type Movie struct {
	ID          int64   `json:"id"`
	Name        string  `json:"name"`
	Year        int64   `json:"year"`
	ReleaseDate Date    `json:"releaseDate"`
	Grossing    int64   `json:"grossing"`
	Rating      float64 `json:"rating"`
	Cast        []Actor `json:"cast"`
}
type Actor struct {
	Name string `json:"name"`
}

// Date is a day; time.Time by itself would be written with hours.
type Date time.Time

func (d *Date) UnmarshalText(text []byte) (err error) {
	*(*time.Time)(d), err = time.Parse("2006-01-02", string(text))
	return err
}
func (d Date) MarshalText() ([]byte, error) { return []byte(time.Time(d).Format("2006-01-02")), nil }

type UserList struct {
	Users []User `json:"users"`
}
type User struct {
	ID     int64      `json:"id"`
	Email  string     `json:"email"`
	Name   string     `json:"name"`
	Skills []SkillRef `json:"skill_ids"`
}
type Skill struct {
	ID    int64  `json:"id"`
	Name  string `json:"name"`
	Level string `json:"level"`
}
type object map[string]any
type Todo struct {
	UserID    int64  `json:"userId"`
	ID        *int64 `json:"id,omitempty"`
	Title     string `json:"title"`
	Completed bool   `json:"completed"`
}

// SkillRef is written as the skill's id. UnmarshalJSON has no context, so the dictionary is global.
type SkillRef struct{ *Skill }

func (s *SkillRef) UnmarshalJSON(data []byte) error {
	id, err := strconv.ParseInt(string(data), 10, 64)
	if s.Skill = skillsByID[id]; err == nil && s.Skill == nil {
		return fmt.Errorf("no skill with id %d", id)
	}
	return err
}
func (s SkillRef) MarshalJSON() ([]byte, error) { return strconv.AppendInt(nil, s.ID, 10), nil }

func decode[T any](text []byte) (value T, err error) {
	err = json.Unmarshal(text, &value)
	return value, err
}
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func measure(count string, step func(i int)) object {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	n, start := must(strconv.Atoi(count)), time.Now()
	for i := 0; i < n; i++ {
		step(i % len(texts))
	}
	duration := time.Since(start)
	runtime.ReadMemStats(&after)
	return object{"nanoseconds": duration.Nanoseconds(), "allocatedBytes": after.TotalAlloc - before.TotalAlloc}
}

// An offset is the number of bytes that were read; 0 for an empty text.
func place(answer object, text []byte, offset int64) object {
	if offset == 0 {
		return answer
	}
	before := text[:offset-1]
	answer["line"], answer["column"] = bytes.Count(before, []byte("\n"))+1, len(before)-bytes.LastIndexByte(before, '\n')
	return answer
}

func carryOut[T any](command, rest string) object {
	operation, count, _ := strings.Cut(rest, " ")
	values, _ := prepared.([]T) // The models that are encoded, once they have been decoded.
	for i := len(values); i < len(texts) && (command == "check" || operation == "encode"); i++ {
		values = append(values, must(decode[T](texts[i])))
	}
	switch {
	case command == "check": // Models that stay would change how often the collector runs.
		return object{"documents": values}
	case command == "measure" && operation == "decode":
		return measure(count, func(i int) { runtime.KeepAlive(must(decode[T](texts[i]))) })
	case command == "measure" && operation == "encode":
		prepared = values
		return measure(count, func(i int) { runtime.KeepAlive(must(json.Marshal(values[i]))) })
	case command == "errors":
		text := must(os.ReadFile(rest))
		value, err := decode[T](text)
		switch failure := err.(type) {
		case nil:
			return object{"accepted": value}
		case *json.UnmarshalTypeError:
			return place(object{"error": err.Error(), "path": failure.Field}, text, failure.Offset)
		case *json.SyntaxError:
			return place(object{"error": err.Error()}, text, failure.Offset)
		}
		return object{"error": err.Error()}
	}
	panic("unknown command: " + command)
}

var models = map[string]func(command, rest string) object{
	"movies": carryOut[[]Movie], "users": carryOut[UserList], "todos": carryOut[[]Todo],
}
var model, texts, skillsByID, prepared = "", [][]byte{}, map[int64]*Skill{}, any(nil)

func answer(line string) (result object) {
	defer func() {
		if failure := recover(); failure != nil {
			result = object{"failure": fmt.Sprint("the command failed: ", failure)}
		}
	}()
	command, rest, _ := strings.Cut(line, " ")
	switch command {
	case "hello":
		return object{"protocol": 1, "name": "encoding/json", "version": runtime.Version(), "language": "Go",
			"models": []string{"movies", "users", "todos"}, "operations": []string{"decode", "encode"}, "marks": []string{"lenient"}}
	case "skills":
		skillsByID = map[int64]*Skill{}
		for _, skill := range must(decode[map[string][]*Skill](must(os.ReadFile(rest))))["skills"] {
			skillsByID[skill.ID] = skill
		}
		return object{"loaded": 1}
	case "load":
		name, path, _ := strings.Cut(rest, " ")
		model, prepared, texts = name, nil, bytes.FieldsFunc(must(os.ReadFile(path)), func(c rune) bool { return c == '\n' })
		return object{"loaded": len(texts)}
	}
	return models[model](command, rest)
}
func main() {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		fmt.Printf("%s\n", must(json.Marshal(answer(lines.Text()))))
	}
}
