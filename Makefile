# What a developer types; `make` alone prints the list.
comma := ,
SWIFT ?= swift
# SwiftPM passes the traits to the compiler in the order of a set. With another order everything is built again.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build
ARGS ?=
TIME ?= 60
TRAITS ?=
# All that has tests; those of the macro are a package of their own.
TEST_TRAITS := --traits Client,Store,ClientTests
# Debug information takes a tenth to a quarter of a build. A failed expectation has its line without.
LEAN := -Xswiftc -gnone
TESTED := $(TEST_TRAITS) $(LEAN)
# The suites that have more rounds, or run at all, only with THOROUGH, by their files.
THOROUGH_SUITES = $(shell grep -rlE 'Thoroughness\.' Tests --include='*Tests.swift' \
  | sed -E 's!^Tests/([A-Za-z0-9]+)/(.*/)?([A-Za-z0-9]+)\.swift$$!--filter \1.\3/!')
MACRO_TESTS := --package-path Tests/Macros --scratch-path .build-macros $(LEAN)
REPORT ?= run --full
# Swift Testing starts all tests at once. Those that wait for a server or a process then wait for all others, while the
# threads that watch sockets and processes spin: twice the time on two cores.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))

# The comparison is a package of its own, whose builds lie beside those of the mappers.
COMPARISON := --package-path Benchmarks
RELEASE := $(COMPARISON) --configuration release --scratch-path $(CURDIR)/.build-release $(LEAN) \
  $(if $(TRAITS),--traits $(TRAITS))
CLIENT_RELEASE := $(COMPARISON) --configuration release --scratch-path $(CURDIR)/.build-client --traits Client
BENCH_TESTED := $(COMPARISON) --scratch-path $(CURDIR)/.build-benchmarks --traits Client $(LEAN)
FORMATTED := Package.swift Sources Tests Benchmarks Examples

.DEFAULT_GOAL := help
.PHONY: help planned bench client-bench report debug-factor tested test thorough storm scan-forms test-all bench-tests macro-tested macro-tests docs codes expansions api lint \
  format counts sanitize fuzz typecheck-times clean jansson sqlite nginx chromium valgrind python instructions

help:
	@echo 'make bench      compare the strategies on this machine; ARGS="…" is passed on to bench'
	@echo 'make client-bench   measure requests, streams and the store; ARGS="requests" measures a part'
	@echo 'make instructions   count the instructions per object; ARGS="--baseline FILE" compares with an earlier count'
	@echo 'make report     one full run (a quarter of an hour), written to report.json, report.html and report.md'
	@echo 'make debug-factor   by how much a debug build is slower than a release build'
	@echo 'make test       build and run the tests; ARGS="…" is passed on to swift test'
	@echo 'make test-all   make test, then make macro-tests, thorough, bench-tests, docs and storm'
	@echo 'make thorough   run in full the suites that make test shortens'
	@echo 'make bench-tests   the tests of the comparison, a package of its own'
	@echo 'make macro-tests   the tests of the macro, a package of their own'
	@echo 'make storm      a thousand requests that get 401 at once, under the thread sanitizer'
	@echo 'make scan-forms   compare the scans in C as they are built for different processors'
	@echo 'make docs       build the documentation site in .build/docs; any warning is an error'
	@echo 'make codes      write the page of error codes and the texts of the malformed fixtures anew'
	@echo 'make api        write the listings of the public API in API/ anew'
	@echo 'make expansions   write the committed code of the macro anew'
	@echo 'make lint       check the format of every Swift file'
	@echo 'make format     rewrite every Swift file in the house format'
	@echo 'make counts     how large the package is, beside what it should be'
	@echo 'make sanitize   run the tests under the address and the thread sanitizer'
	@echo 'make fuzz       feed damaged documents to the parser, the cursor, the strategies, mapped models and the streams; TIME=seconds each, 60 by default'
	@echo 'make typecheck-times   how long the compiler takes for models, and to find a mistake in a chain'
	@echo 'make clean      remove everything that was built'

# For a package that depends on another one by its path, SwiftPM keeps its plan although that one has a new file, unless the
# manifest is newer.
planned:
	@touch Benchmarks/Package.swift Tests/Macros/Package.swift

# The build prints to stderr, so that stdout carries bench's report alone.
bench: jansson planned
	@$(BUILD) $(RELEASE) --product bench >&2
	@.build-release/release/bench $(ARGS)

# Of its own, so that bench builds no GRDB.
client-bench: sqlite planned
	@$(BUILD) $(CLIENT_RELEASE) --product client-bench >&2
	@.build-client/release/client-bench $(ARGS)

# Counts don't depend on what else the machine does; so they are what a change is held against.
instructions: jansson valgrind planned
	@command -v valgrind >/dev/null || exit 0; \
	$(BUILD) $(RELEASE) --product bench >&2 && .build-release/release/bench instructions $(ARGS)

# The page and the README's table come from the same run; REPORT="run" makes one of a minute.
report: jansson planned
	$(BUILD) $(RELEASE) --product bench
	.build-release/release/bench $(REPORT) --format json --output report.json
	.build-release/release/bench report report.json --format html --output report.html
	.build-release/release/bench report report.json --format readme --output report.md
	@cat report.md

# Foundation is optimised in both; so what changes between the runs, the ratio to it, is what the debug build costs us.
MEASURED := --size medium --operation decode --operation encode --no-memory --format json
debug-factor: jansson planned
	$(BUILD) $(RELEASE) --product bench
	$(BUILD) $(BENCH_TESTED) --product bench
	.build-release/release/bench run $(MEASURED) --budget 20s --output .build-release/release.json
	.build-benchmarks/debug/bench run --allow-debug $(MEASURED) --budget 40s --output .build-release/debug.json
	.build-release/release/bench compare .build-release/debug.json .build-release/release.json

# Once for all that `make test-all` runs.
tested: jansson sqlite nginx
	@echo 'make: building what the tests need'
	@$(BUILD) $(TESTED) --build-tests

test: tested
	@echo 'make: running the tests'
	@$(SWIFT) test $(TESTED) --skip-build $(ARGS)
	@echo 'make: left out full samples, scratch packages, listings, code with @Mapped, the comparison and the storm; make test-all runs them'

test-all: python test macro-tests thorough bench-tests docs storm

# Of the suites that `make test` shortens, with the build of `make test`; those that compile code of the macro take its plugin
# from that of `make macro-tests`.
thorough: tested macro-tested
	@echo 'make: running in full what make test shortens'
	@THOROUGH=1 $(SWIFT) test $(TESTED) --skip-build $(THOROUGH_SUITES)

# With all that the tests of the mappers leave to `make thorough`.
bench-tests: jansson sqlite chromium planned
	@echo 'make: building and running the tests of the comparison'
	@$(BUILD) $(BENCH_TESTED) --build-tests
	@THOROUGH=1 $(SWIFT) test $(BENCH_TESTED) --skip-build $(ARGS)

# A package of its own, so that `make test` builds no swift-syntax, and nothing is compiled for the host and for the tests.
macro-tested: planned
	@echo 'make: building the tests of the macro'
	@$(BUILD) $(MACRO_TESTS) --build-tests

macro-tests: macro-tested
	@echo 'make: running the tests of the macro'
	@$(SWIFT) test $(MACRO_TESTS) --skip-build

# A minute and a half, where `make sanitize` builds everything. With the traits of all tests, for with fewer SwiftPM would
# forget what it has resolved for these.
storm:
	@echo 'make: building and running the storm under the thread sanitizer'
	@STORM=1 $(SWIFT) test $(TEST_TRAITS) --sanitize=thread --scratch-path .build-storm \
	  --test-product json-mappingPackageTests --filter APIClientTests.AuthenticationTests

scan-forms:
	Tests/ScanForms/compare.sh

# To see the site: python3 -m http.server --directory .build/docs
docs: python tested macro-tested planned
	@echo 'make: building the documentation'
	@$(BUILD) $(BENCH_TESTED) --target BenchReports
	Documentation/build-site.py .build/docs .build-macros/debug .build/debug .build-benchmarks/debug

# What it writes is API: read the difference before you commit it.
codes: tested
	REWRITE_TEXTS=1 $(SWIFT) test $(TESTED) --skip-build --filter 'StrategyTests.(CodesPageTests|RenderedTextTests)'

# The code of the macro that is committed beside models.
expansions: macro-tested
	REWRITE_TEXTS=1 $(SWIFT) test $(MACRO_TESTS) --skip-build --filter 'MacroTests.CatalogExpansionTests'

# What it writes is API too.
api: tested macro-tested
	REWRITE_TEXTS=1 $(SWIFT) test $(TESTED) --skip-build --filter 'PackageTests.PublicInterfaceTests'

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format:
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

counts:
	@.ci/counts.py

sanitize: export LSAN_OPTIONS = suppressions=$(CURDIR)/Tests/leaks-of-the-platform.txt:print_suppressions=0
sanitize: jansson sqlite nginx planned
	$(SWIFT) test $(TEST_TRAITS) --sanitize=address --scratch-path .build-address $(ARGS)
	$(SWIFT) test $(TEST_TRAITS) --sanitize=thread --scratch-path .build-thread $(ARGS)
	$(SWIFT) test --package-path Tests/Macros --sanitize=address --scratch-path .build-address-macros $(ARGS)
	$(SWIFT) test --package-path Tests/Macros --sanitize=thread --scratch-path .build-thread-macros $(ARGS)

# SwiftPM can't link a program that libFuzzer is the main function of; so it builds a library, and what that is made of is
# linked here.
# What libFuzzer found interesting stays in .build-fuzz/corpus-…, what failed in .build-fuzz/failed-….
fuzz: fuzz-FuzzParse fuzz-FuzzCursor fuzz-FuzzDecode fuzz-FuzzDerived fuzz-FuzzStream

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

# $(call installed,NAME,TEST,PACKAGES,REMEDY,STATUS): installs the packages unless the test succeeds. Where that can't
# be done, it says why and what to do instead, and exits with the status.
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

# The jansson backend, one of the peers of the comparison, needs the C library.
jansson:
	$(call installed,libjansson or pkg-config,pkg-config --exists jansson,libjansson-dev pkg-config,Install the packages \
	libjansson-dev and pkg-config (brew: jansson and pkgconf)$(comma) then try again.,1)

# GRDB compiles against SQLite's header, which is part of macOS.
sqlite:
	$(call installed,SQLite or pkg-config,{ [ "$$(uname)" = Darwin ] || pkg-config --exists sqlite3; },\
	libsqlite3-dev pkg-config,Install the packages libsqlite3-dev and pkg-config$(comma) then try again.,1)

# The client's tests start it as a server, and skip what needs it where it is missing. Where the policy of the machine
# allows it, Debian starts it as a service, too.
nginx:
	$(call installed,nginx or openssl,{ command -v nginx || test -x /usr/sbin/nginx; } && command -v openssl,nginx-light openssl,Tests against nginx are skipped.,0)

# Shows the pages of the reports.
chromium:
	$(call installed,chromium,{ command -v chromium || command -v chromium-browser || command -v google-chrome; },chromium,\
	Tests of the pages in a browser are skipped.,0)

# It builds the documentation.
python:
	$(call installed,python3,command -v python3,python3,Install Python 3$(comma) then try again.,1)

valgrind:
	$(call installed,valgrind,command -v valgrind,valgrind,Instructions are not counted.,0)
