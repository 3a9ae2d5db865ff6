import static java.nio.charset.StandardCharsets.UTF_8;
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.*;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.databind.util.*;
import com.sun.management.ThreadMXBean;
import java.io.*;
import java.lang.management.ManagementFactory;
import java.nio.file.*;
import java.time.*;
import java.util.*;
import java.util.stream.Collectors;

public class Jackson {
    // The names are repeated because null is accepted for components of records without them.
    record Movie(
        @JsonProperty(value = "id", required = true) long id, @JsonProperty(value = "name", required = true) String name,
        @JsonProperty(value = "year", required = true) long year,
        @JsonProperty(value = "releaseDate", required = true) LocalDate releaseDate,
        @JsonProperty(value = "grossing", required = true) long grossing,
        @JsonProperty(value = "rating", required = true) double rating,
        @JsonProperty(value = "cast", required = true) List<Actor> cast) {}
    record Actor(@JsonProperty(value = "name", required = true) String name) {}
    record UserList(@JsonProperty(value = "users", required = true) List<User> users) {}
    record User(
        @JsonProperty(value = "id", required = true) long id, @JsonProperty(value = "email", required = true) String email,
        @JsonProperty(value = "name", required = true) String name,
        @JsonProperty(value = "skill_ids", required = true) @JsonDeserialize(contentConverter = IdToSkill.class)
        @JsonSerialize(contentConverter = SkillToId.class) List<Skill> skills) {}
    record Skill(long id, String name, String level) {}
    record Todo(@JsonProperty(value = "userId", required = true) long userId,
        @JsonProperty("id") @JsonSetter(nulls = Nulls.SET) @JsonInclude(JsonInclude.Include.NON_NULL) Long id,
        @JsonProperty(value = "title", required = true) String title,
        @JsonProperty(value = "completed", required = true) boolean completed) {}
    static final Map<Long, Skill> skillsById = new HashMap<>();
    static class IdToSkill extends StdConverter<Long, Skill> {
        @Override public Skill convert(Long id) {
            return Objects.requireNonNull(skillsById.get(id), () -> "no skill with id " + id);
        }
    }
    static class SkillToId extends StdConverter<Skill, Long> {
        @Override public Long convert(Skill skill) { return skill.id(); }
    }
    static class DayDeserializer extends StdDeserializer<LocalDate> {
        DayDeserializer() { super(LocalDate.class); }
        @Override public LocalDate deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            try {
                return LocalDate.parse(parser.getText());
            } catch (DateTimeException e) {
                throw context.weirdStringException(parser.getText(), LocalDate.class, e.getMessage());
            }
        }
    }

    static final JsonMapper mapper = JsonMapper.builder()
        .addModule(new SimpleModule().addDeserializer(LocalDate.class, new DayDeserializer())
            .addSerializer(LocalDate.class, ToStringSerializer.instance))
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL)).build();
    static final Map<String, TypeReference<?>> models = Map.of("movies", new TypeReference<List<Movie>>() {},
        "users", new TypeReference<UserList>() {}, "todos", new TypeReference<List<Todo>>() {});

    interface Step { Object run(int index) throws IOException; }
    static ObjectReader reader; static ObjectWriter writer;
    static List<byte[]> texts;
    static final List<Object> values = new ArrayList<>(); // What is encoded, once it has been decoded.
    static final Set<String> warm = new HashSet<>();
    static final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    static volatile Object sink; // The compiler can't remove the work behind a volatile write.

    static Object measure(String operation, int count) throws IOException {
        if (operation.equals("encode") && values.isEmpty()) for (byte[] text : texts) values.add(reader.readValue(text));
        Step step = switch (operation) {
            case "decode" -> i -> reader.readValue(texts.get(i));
            case "encode" -> i -> writer.writeValueAsBytes(values.get(i));
            default -> throw new IllegalArgumentException("unknown operation: " + operation);
        };
        // Steady: three rounds of a quarter of a second that are no faster than the ones before.
        long stop = System.nanoTime() + (warm.add(operation + reader.getValueType() + texts.size()) ? 2_750_000_000L : 0);
        for (long calm = 0, fastest = 0; calm < 3 && System.nanoTime() < stop;) {
            long steps = 0, start = System.nanoTime();
            while (System.nanoTime() - start < 250_000_000) sink = step.run((int) (steps++ % texts.size()));
            calm = steps > fastest * 1.02 ? 0 : calm + 1;
            fastest = Math.max(fastest, steps);
        }
        long bytes = threads.getCurrentThreadAllocatedBytes(), start = System.nanoTime();
        for (int i = 0; i < count; i++) sink = step.run(i % texts.size());
        long end = System.nanoTime();
        return Map.of("nanoseconds", end - start, "allocatedBytes", threads.getCurrentThreadAllocatedBytes() - bytes);
    }

    static Object errors(byte[] text) throws IOException {
        try {
            return Collections.singletonMap("accepted", reader.readValue(text));
        } catch (JsonProcessingException e) {
            Map<String, Object> answer = new HashMap<>(Map.of("error", e.getMessage()));
            if (e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty())
                answer.put("path", mapping.getPath().stream().map(step -> step.getFieldName() == null
                    ? "[" + step.getIndex() + "]" : "." + step.getFieldName()).collect(Collectors.joining("", "$", "")));
            JsonLocation at = e.getLocation();
            if (at != null && at.getLineNr() > 0)
                answer.putAll(Map.of("line", at.getLineNr(), "column", Math.max(at.getColumnNr(), 1)));
            return answer;
        }
    }

    static Object answer(String line) throws IOException {
        String rest = line.substring(line.indexOf(' ') + 1);
        String[] words = line.split(" ", 3);
        switch (words[0]) {
            case "hello":
                return Map.of("protocol", 1, "name", "Jackson", "version", mapper.version().toString(), "language", "Java",
                    "models", List.of("movies", "users", "todos"), "operations", List.of("decode", "encode"),
                    "marks", List.of("lenient"));
            case "skills":
                skillsById.clear();
                var skills = mapper.readValue(new File(rest), new TypeReference<Map<String, List<Skill>>>() {});
                for (Skill skill : skills.get("skills")) skillsById.put(skill.id(), skill);
                return Map.of("loaded", 1);
            case "load":
                values.clear();
                reader = mapper.readerFor(models.get(words[1]));
                writer = mapper.writerFor(models.get(words[1]));
                texts = Files.readString(Path.of(words[2])).lines().map(text -> text.getBytes(UTF_8)).toList();
                return Map.of("loaded", texts.size());
            case "check":
                List<Object> documents = new ArrayList<>();
                for (byte[] text : texts) documents.add(new RawValue(writer.writeValueAsString(reader.readValue(text))));
                return Map.of("documents", documents);
            case "measure": return measure(words[1], Integer.parseInt(words[2]));
            case "errors": return errors(Files.readAllBytes(Path.of(rest)));
            default: throw new IllegalArgumentException("unknown command: " + words[0]);
        }
    }

    public static void main(String[] arguments) throws IOException {
        var out = new PrintStream(System.out, true, UTF_8);
        for (var lines = new Scanner(System.in, UTF_8); lines.hasNextLine();) {
            Object answer;
            try {
                answer = answer(lines.nextLine());
            } catch (IOException | RuntimeException e) {
                answer = Map.of("failure", e.toString());
            }
            out.println(mapper.writeValueAsString(answer));
        }
    }
}
