# The commands of this package; `make` without a target lists them.
comma := ,
SWIFT ?= swift
# SwiftPM passes the traits to the compiler in the order of a set; a different order rebuilds everything.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build
ARGS ?=
TIME ?= 60
TRAITS ?=
# The traits of all targets with tests in this package; the tests of the macro and those with servers are
# separate packages.
TEST_TRAITS := --traits Client,Store,ClientTests
# Without debug information, failed expectations still report their lines; without an index of the system's
# modules, tests are still discovered. Generating both would take a quarter of a build.
INDEX := -Xswiftc -index-ignore-system-modules
LEAN := -Xswiftc -gnone $(INDEX)
TESTED := $(TEST_TRAITS) $(LEAN)
# The suites that use THOROUGH, by their files.
THOROUGH_SUITES = $(shell grep -rlE 'Thoroughness\.' Tests --include='*Tests.swift' \
  | sed -E 's!^Tests/([A-Za-z0-9]+)/(.*/)?([A-Za-z0-9]+)\.swift$$!\1.\3!')
MACRO_TESTS := --package-path Tests/Macros --scratch-path .build-macros $(LEAN)
SERVERS := --package-path Tests/Servers --scratch-path .build-servers $(LEAN)
REPORT ?= run --full
# By default, Swift Testing starts all tests simultaneously. Tests that wait for a server or a process then
# wait for all others, and the threads that poll sockets and processes use the processor meanwhile, which
# doubles the time on two cores.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))

# The comparison is a separate package; its builds are in the same folder as those of the mappers.
COMPARISON := --package-path Benchmarks
# The models of the known files take half a minute to optimize, so only --corpus builds them.
BENCH_TRAITS = $(strip $(TRAITS) $(if $(findstring --corpus,$(ARGS) $(REPORT)),KnownFiles))
RELEASE := $(COMPARISON) --configuration release --scratch-path $(CURDIR)/.build-release $(LEAN) \
  $(if $(BENCH_TRAITS),--traits $(subst $() $(),$(comma),$(BENCH_TRAITS)))
# The transport needs SwiftNIO, which takes minutes to optimize.
CLIENT_RELEASE = $(COMPARISON) --configuration release --scratch-path $(CURDIR)/.build-client \
  --traits $(if $(findstring transport,$(ARGS)),AsyncHTTPClient,Client)
# The tests include the peers if they are installed; a recipe computes this after its prerequisites have
# installed them.
BENCH_TESTED = $(COMPARISON) --scratch-path $(CURDIR)/.build-benchmarks \
  --traits Client,KnownFiles$(if $(shell $(PEERS_FOUND) && echo found),$(comma)Peers) $(LEAN)
WANTED_PEERS := $(if $(findstring Peers,$(TRAITS)),peers)
# Debian's packages of the libraries behind the trait Peers, and the names that pkg-config has for them.
PEERS := rapidjson-dev nlohmann-json3-dev libjson-c-dev libcjson-dev libyajl-dev libsimdjson-dev
PEERS_FOUND := [ "$$(uname)" = Linux ] && pkg-config --exists RapidJSON nlohmann_json json-c libcjson yajl simdjson
FORMATTED := Package.swift Sources Tests Benchmarks Examples

.DEFAULT_GOAL := help
.PHONY: help planned bench client-bench report picture debug-factor tested test thorough random storm scan-forms test-all bench-tests macro-tested macro-tests servers-tested servers-tests docs codes expansions api lint \
  format counts sanitize fuzz typecheck-times clean jansson peers sqlite nginx chromium valgrind python instructions

help:
	@echo 'make bench      compare the strategies on this machine; ARGS="…" is passed to bench'
	@echo 'make client-bench   measure requests, streams and the store; ARGS="requests" measures a part, ARGS="transport" AsyncHTTPClientTransport'
	@echo 'make instructions   count the instructions per object; ARGS="--baseline FILE" compares with an earlier count'
	@echo 'make report     run bench in full (a quarter of an hour); writes report.json, report.html and report.md'
	@echo 'make picture    draw the chart of the README from its table of speed'
	@echo 'make debug-factor   measure how much slower a debug build is than a release build'
	@echo 'make test       build and run the tests; ARGS="…" is passed to swift test'
	@echo 'make test-all   run make test, then make macro-tests, servers-tests, thorough, random, bench-tests, docs and storm'
	@echo 'make thorough   run in full the suites that make test shortens'
	@echo 'make random     run in full the suites of JSONCore that make test shortens, in release'
	@echo 'make bench-tests   build and run the tests of the comparison, a separate package'
	@echo 'make macro-tests   build and run the tests of the macro, a separate package'
	@echo 'make servers-tests   build and run the tests that need SwiftNIO, a separate package'
	@echo 'make storm      send a thousand simultaneous requests that receive 401, with two transports, under the thread sanitizer'
	@echo 'make scan-forms   compare the scans in C built for different processors'
	@echo 'make docs       build the documentation site in .build/docs; any warning is an error'
	@echo 'make codes      regenerate the errors on the page of codes, and the texts of the malformed fixtures'
	@echo 'make api        regenerate the listings of the public API in API/'
	@echo 'make expansions   regenerate the committed code of the macro'
	@echo 'make lint       check the format of every Swift file'
	@echo 'make format     fix the format of every Swift file'
	@echo 'make counts     print the sizes beside their limits; fails above a limit'
	@echo 'make sanitize   run the tests under the address and the thread sanitizer'
	@echo 'make fuzz       run the parser, the cursor, all strategies, mapped models, streams and partial decoding on damaged documents; TIME=seconds each, 60 by default'
	@echo 'make typecheck-times   measure how long the compiler takes for models, and to find a mistake in a chain'
	@echo 'make clean      remove all builds'

# SwiftPM doesn't replan a package when a dependency by path has a new file, unless the package's manifest is
# newer.
planned:
	@touch Benchmarks/Package.swift Tests/Macros/Package.swift Tests/Servers/Package.swift

# The build prints to stderr, so that stdout contains only bench's report.
bench: jansson $(WANTED_PEERS) planned
	@$(BUILD) $(RELEASE) --product bench >&2
	@.build-release/release/bench $(ARGS)

# A separate build, so that bench doesn't build GRDB.
client-bench: sqlite nginx planned
	@$(BUILD) $(CLIENT_RELEASE) --product client-bench >&2
	@.build-client/release/client-bench $(ARGS)

# Counts don't depend on other processes of the machine, so use them to measure the cost of a change.
instructions: jansson $(WANTED_PEERS) valgrind planned
	@command -v valgrind >/dev/null || exit 0; \
	$(BUILD) $(RELEASE) --product bench >&2 && .build-release/release/bench instructions $(ARGS)

# The page and the README's table come from the same run; with REPORT="run", it takes about a minute.
report: jansson $(WANTED_PEERS) planned
	$(BUILD) $(RELEASE) --product bench
	.build-release/release/bench $(REPORT) --format json --output report.json
	.build-release/release/bench report report.json --format html --output report.html
	.build-release/release/bench report report.json --format readme --output report.md
	@cat report.md

picture: python
	Documentation/draw-speed.py README.md Documentation/Site

# Foundation is optimized in both runs, so the change of the ratio to it is the cost of the debug build.
MEASURED := --size medium --operation decode --operation encode --no-memory --format json
debug-factor: jansson planned
	$(BUILD) $(RELEASE) --product bench
	$(BUILD) $(BENCH_TESTED) --product bench
	.build-release/release/bench run $(MEASURED) --budget 20s --output .build-release/release.json
	.build-benchmarks/debug/bench run --allow-debug $(MEASURED) --budget 40s --output .build-release/debug.json
	.build-release/release/bench compare .build-release/debug.json .build-release/release.json

# One build for all tests that `make test-all` runs.
tested: jansson sqlite nginx
	@echo 'make: building what the tests need'
	@$(BUILD) $(TESTED) --build-tests

test: tested
	@echo 'make: running the tests'
	@$(SWIFT) test $(TESTED) --skip-build $(ARGS)
	@$(if $(ARGS),:,echo 'make: left out full samples, scratch packages, API listings, the macro itself with its diagnostics, rules for the sources, the transport for servers, the comparison with its pages in a browser, the documentation and the storm; make test-all runs them')

test-all: python test macro-tests servers-tests thorough random bench-tests docs storm

# Runs the suites that `make test` shortens, except JSONCore's, with the build of `make test`. Suites that
# compile code with the macro or with SwiftNIO use the builds of `make macro-tests` and `make servers-tests`.
thorough: tested macro-tested servers-tested
	@echo 'make: running in full what make test shortens'
	@THOROUGH=1 $(SWIFT) test $(TESTED) --skip-build \
	  $(addprefix --filter ,$(filter-out JSONCoreTests.%,$(THOROUGH_SUITES)))

# Runs JSONCore's suites that `make test` shortens, some with a million random values: too many for a debug
# build.
random:
	@echo 'make: building and running the tests of JSONCore in full, optimized'
	@THOROUGH=1 TESTED=JSONCoreTests $(SWIFT) test --configuration release $(LEAN) -Xswiftc -enable-testing \
	  --test-product json-mappingPackageTests --scratch-path .build-random \
	  $(addprefix --filter ,$(filter JSONCoreTests.%,$(THOROUGH_SUITES)))

# Runs all suites in full, as `make thorough` does for the tests of the mappers.
bench-tests: jansson peers sqlite chromium planned
	@echo 'make: building and running the tests of the comparison'
	@$(BUILD) $(BENCH_TESTED) --build-tests
	@THOROUGH=1 $(SWIFT) test $(BENCH_TESTED) --skip-build $(ARGS)

# A separate package, so that `make test` doesn't build swift-syntax, and no target is built twice, for host
# and tests.
macro-tested: planned
	@echo 'make: building the tests of the macro'
	@$(BUILD) $(MACRO_TESTS) --build-tests

macro-tests: macro-tested
	@echo 'make: running the tests of the macro'
	@$(SWIFT) test $(MACRO_TESTS) --skip-build

# A separate package, so that `make test` builds neither SwiftNIO nor the libraries that use it.
servers-tested: sqlite nginx planned
	@echo 'make: building the tests with servers'
	@$(BUILD) $(SERVERS) --build-tests

# Runs all suites in full, as `make bench-tests` does.
servers-tests: servers-tested
	@echo 'make: running the tests with servers'
	@THOROUGH=1 $(SWIFT) test $(SERVERS) --skip-build $(ARGS)

# Takes minutes, and builds without debug information. To get the lines of a race, use `make sanitize`, which
# builds everything with it.
storm:
	@echo 'make: building and running the storm under the thread sanitizer'
	@STORM=1 $(SWIFT) test --package-path Tests/Servers --sanitize=thread $(LEAN) --scratch-path .build-storm \
	  --test-product server-testsPackageTests --filter TransportTests.StormTests

scan-forms:
	Tests/ScanForms/compare.sh

# To view the site: python3 -m http.server --directory .build/docs
docs: python tested macro-tested servers-tested planned
	@echo 'make: building the documentation'
	@$(BUILD) $(BENCH_TESTED) --target BenchReports
	Documentation/build-site.py .build/docs .build-macros/debug .build-servers/debug .build/debug \
	  .build-benchmarks/debug

# The texts are API: read the diff before you commit it. Also regenerates the table of the page on both
# transports.
codes: tested
	REWRITE_TEXTS=1 $(SWIFT) test $(TESTED) --skip-build --filter 'StrategyTests.(CodesPageTests|RenderedTextTests)|ClientTests.TransportPageTests'

# Regenerates the code of the macro that is committed next to the models.
expansions: macro-tested
	REWRITE_TEXTS=1 $(SWIFT) test $(MACRO_TESTS) --skip-build --filter 'MacroTests.(CatalogExpansionTests|ExpansionTests)'

# The listings are API: read the diff before you commit it.
api: tested macro-tested servers-tested
	REWRITE_TEXTS=1 $(SWIFT) test $(TESTED) --skip-build --filter 'PackageTests.PublicInterfaceTests'

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format:
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

counts: python
	@.ci/counts.py

sanitize: export LSAN_OPTIONS = suppressions=$(CURDIR)/Tests/leaks-of-the-platform.txt:print_suppressions=0
sanitize: jansson sqlite nginx planned
	$(SWIFT) test $(TEST_TRAITS) --sanitize=address --scratch-path .build-address $(ARGS)
	$(SWIFT) test $(TEST_TRAITS) --sanitize=thread --scratch-path .build-thread $(ARGS)
	$(SWIFT) test --package-path Tests/Macros --sanitize=address --scratch-path .build-address-macros $(ARGS)
	$(SWIFT) test --package-path Tests/Macros --sanitize=thread --scratch-path .build-thread-macros $(ARGS)
	$(SWIFT) test --package-path Tests/Servers --sanitize=address --scratch-path .build-address-servers $(ARGS)
	$(SWIFT) test --package-path Tests/Servers --sanitize=thread --scratch-path .build-thread-servers $(ARGS)

# SwiftPM can't link a program whose main function is libFuzzer's, so it builds a library, whose object files
# are linked here. The corpus that libFuzzer collects is in .build-fuzz/corpus-…, failing inputs are in
# .build-fuzz/failed-….
fuzz: fuzz-FuzzParse fuzz-FuzzCursor fuzz-FuzzDecode fuzz-FuzzDerived fuzz-FuzzStream fuzz-FuzzPartial

fuzz-%:
	FUZZING=1 $(BUILD) --scratch-path .build-fuzz --configuration release \
	  -Xswiftc -sanitize=address,fuzzer -Xcc -fsanitize=address,fuzzer --product $*
	$(SWIFT)c -sanitize=address,fuzzer -use-ld=lld @.build-fuzz/release/$*.product/Objects.LinkFileList \
	  -o .build-fuzz/$*
	mkdir -p .build-fuzz/corpus-$*
	.build-fuzz/$* -max_total_time=$(TIME) -max_len=4096 -timeout=10 -print_final_stats=1 \
	  -dict=Tests/Fuzzing/json.dict -artifact_prefix=.build-fuzz/failed-$*- \
	  .build-fuzz/corpus-$* Fixtures Fixtures/conformance Fixtures/malformed $(wildcard Tests/Fuzzing/Seeds/$*)

typecheck-times: python tested
	$(BUILD) $(TESTED) --target CatalogStrategies
	Tests/typecheck-times.py .build/debug

clean:
	rm -rf .build .build-*

# $(call installed,NAME,TEST,PACKAGES,REMEDY,STATUS): installs the packages unless the test succeeds. If it
# can't install them, it prints the reason and the remedy, and exits with the status.
define installed
@$(2) >/dev/null 2>&1 && exit 0; \
missing() { \
  echo "make: $(1) is missing ($$1). $(strip $(4))" >&2; \
  exit $(5); \
}; \
command -v apt-get >/dev/null || missing 'there is no apt-get to install it with'; \
root=; \
if [ "$$(id -u)" -ne 0 ]; then \
  command -v sudo >/dev/null || missing 'installing it takes root, and there is no sudo'; \
  root=sudo; \
fi; \
echo 'make: installing $(3)' >&2; \
$$root env true >&2 || missing 'installing it takes root, and sudo refused'; \
{ $$root apt-get update -qq || echo 'make: apt-get update failed; trying with the lists at hand' >&2; \
  $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(3); } >&2 \
  || missing 'apt-get could not install it'; \
$(2) >/dev/null 2>&1 || missing 'apt-get installed it, but it is not found'
endef

# The jansson backend, one of the parsers compared, needs the C library.
jansson:
	$(call installed,libjansson or pkg-config,pkg-config --exists jansson,libjansson-dev pkg-config,Install the packages \
	libjansson-dev and pkg-config (brew: jansson and pkgconf)$(comma) then try again.,1)

# The trait Peers needs all six libraries; the tests of the comparison run without them too.
peers:
	$(call installed,a library of the trait Peers,{ $(PEERS_FOUND); },$(PEERS) pkg-config,\
	$(if $(WANTED_PEERS),Install the packages on Debian or Ubuntu$(comma) then try again.,Tests of these libraries are skipped.),\
	$(if $(WANTED_PEERS),1,0))

# GRDB compiles against SQLite's header, which is part of macOS.
sqlite:
	$(call installed,SQLite or pkg-config,{ [ "$$(uname)" = Darwin ] || pkg-config --exists sqlite3; },\
	libsqlite3-dev pkg-config,Install the packages libsqlite3-dev and pkg-config$(comma) then try again.,1)

# The client's tests start nginx as a server; without it, the tests that need it are skipped. If the machine's
# policy allows it, Debian also starts it as a service.
nginx:
	$(call installed,nginx or openssl,{ command -v nginx || test -x /usr/sbin/nginx; } && command -v openssl,nginx-light openssl,Tests against nginx are skipped.,0)

# The tests of the reports open their pages in Chromium.
chromium:
	$(call installed,chromium,{ command -v chromium || command -v chromium-browser || command -v google-chrome; },chromium,\
	Tests of the pages in a browser are skipped.,0)

# `make docs`, `make counts` and the measurement of compile times are Python scripts.
python:
	$(call installed,python3,command -v python3,python3,Install Python 3$(comma) then try again.,1)

valgrind:
	$(call installed,valgrind,command -v valgrind,valgrind,Instructions are not counted.,0)
