# The commands of this repository; `make` without a target lists the usual ones.
comma := ,
SWIFT ?= swift
# native or swiftbuild, which is the default from Swift 6.4 on; empty for SwiftPM's default.
BUILD_SYSTEM ?=
SYSTEM := $(BUILD_SYSTEM:%=--build-system %)
# SwiftPM passes the traits to the compiler in the order of a set; a different order rebuilds everything.
BUILD := env SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build $(SYSTEM)
# $(call products,ARGUMENTS): the folder with the products of a build.
products = $$($(SWIFT) build $(SYSTEM) $(1) --show-bin-path)
ARGS ?=
TIME ?= 60
REPORT ?= run --full
# Without debug information, failed expectations still report their lines; without an index of the system's
# modules, tests are still discovered. Generating both would take a quarter of a build.
LEAN := -Xswiftc -gnone -Xswiftc -index-ignore-system-modules
# Several packages share a folder, so that each library is built once. The macro's trait changes how the
# mappers are compiled, so packages with it share another.
DEBUG := --scratch-path $(CURDIR)/.build-debug $(LEAN)
MACRO := --scratch-path $(CURDIR)/.build-macros $(LEAN)
SERVICES := --package-path Services $(DEBUG)
# With the second transport.
BOTH_TRANSPORTS := $(SERVICES) --traits Store,AsyncHTTPClient
COMPARISON := --package-path Benchmarks
# The models of the known files take half a minute to optimize, so only --corpus builds them.
BENCH_TRAITS = $(if $(findstring --corpus,$(ARGS) $(REPORT)),KnownFiles)
RELEASE = $(COMPARISON) --configuration release --scratch-path $(CURDIR)/.build-release $(LEAN) \
  $(if $(BENCH_TRAITS),--traits $(BENCH_TRAITS))
BENCH_TESTED = $(COMPARISON) $(DEBUG) --traits KnownFiles
FORMATTED := Package.swift Sources Tests Benchmarks Services
# By default, Swift Testing starts all tests simultaneously. Tests that wait for a server or a process then
# wait for all others, and the threads that poll sockets and processes use the processor meanwhile, which
# doubles the time on two cores.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))

.DEFAULT_GOAL := help
.PHONY: help help-all bench test test-all nightly lint docs counts report instructions client-bench picture \
  contenders results debug-factor texts format sanitize fuzz scan-forms typecheck-times size clean macro macro-602

help:
	@echo 'make bench      compare the strategies on this machine; ARGS="…" is passed to bench'
	@echo 'make test       build and run the tests of the mappers and of the services'
	@echo 'make test-all   run everything that a change must pass, except lint and counts'
	@echo 'make lint       check the format of every Swift file'
	@echo 'make counts     print the sizes beside their limits; fails above a limit'
	@echo 'make docs       build the documentation site in .build-docs; any warning is an error'
	@echo 'make help-all   list the other commands'

help-all: help
	@echo 'make nightly    run what takes too long for each change: storm, random values, sanitizers, fuzzers, generated packages, swift-syntax 602, size'
	@echo 'make texts      regenerate the committed texts: API listings, error codes, code of the macro; read the diff'
	@echo 'make format     fix the format of every Swift file'
	@echo 'make report     run bench in full (a quarter of an hour); writes report.json, report.html and report.md'
	@echo 'make contenders   compare with libraries of other languages; installs what they need'
	@echo 'make picture    draw the chart of the README from its table of speed'
	@echo 'make results    build the page of all committed results, .build-results/results.html, and check them'
	@echo 'make instructions   count the instructions per object; ARGS="--baseline FILE" compares with an earlier count'
	@echo 'make client-bench   measure requests, streams and the store; ARGS="requests" measures a part'
	@echo 'make debug-factor   measure how much slower a debug build is than a release build'
	@echo 'make sanitize   run the tests under the address and the thread sanitizer'
	@echo 'make fuzz       run the fuzzers; TIME=seconds each, 60 by default'
	@echo 'make scan-forms   compare the scans in C built for different processors'
	@echo 'make size       print what a program that maps scalars weighs, by module; fails above a limit'
	@echo 'make typecheck-times   measure how long the compiler takes for models, and to find a mistake in a chain'
	@echo 'make clean      remove all builds'

# $(call tested,NAME,PACKAGE,ARGUMENTS): builds the tests of a package and runs them. SwiftPM doesn't replan a
# package when a dependency by path has a new file, unless the package's manifest is newer.
define tested
@touch $(if $(findstring --package-path,$(2)),$(word 2,$(2)),.)/Package.swift
@Tests/quietly 'building the tests of $(1)' $(BUILD) --build-tests $(2)
@Tests/quietly 'testing $(1)' $(SWIFT) test $(SYSTEM) --skip-build --disable-xctest $(2) $(3)
endef

test: need-jansson need-sqlite need-nginx
	$(call tested,the mappers,$(DEBUG))
	$(call tested,the services,$(SERVICES))

# Each suite once, in full. Tests of the mappers compile code with the macro, so it is built first. SwiftPM removes
# the checkouts that the current package doesn't need, so packages that need more follow those that need less.
test-all: export THOROUGH = 1
test-all: need-jansson need-sqlite need-nginx need-chromium need-python macro
	$(call tested,the mappers,$(DEBUG))
	$(call tested,the comparison,$(BENCH_TESTED))
	$(call tested,the services,$(BOTH_TRANSPORTS))
	@TRANSPORT=async-http-client Tests/quietly 'testing the second transport' \
	  $(SWIFT) test $(SYSTEM) --skip-build --disable-xctest $(BOTH_TRANSPORTS) --filter ClientTests
	$(call tested,pages with other packages,--package-path Services/Tests/Servers $(DEBUG))
	$(call tested,client-bench,--package-path Services/ClientBench $(DEBUG))
	$(call tested,both packages together,--package-path Services/Tests/BothPackages $(MACRO))
	$(SITE) $(call products,--package-path Tests/Macros $(MACRO)) $(call products,$(DEBUG))

macro:
	$(call tested,the macro,--package-path Tests/Macros $(MACRO))

# SwiftPM would keep the old version that it writes into Package.resolved, for `make macro` too.
macro-602: export SWIFT_SYNTAX = 602
macro-602: MACRO = --scratch-path $(CURDIR)/.build-macros-602 $(LEAN)
macro-602:
	@trap 'rm -f Tests/Macros/Package.resolved' EXIT INT TERM; $(MAKE) --no-print-directory macro MACRO='$(MACRO)'

# What takes too long for each change: all generated packages, millions of random values in release, the
# sanitizers, the fuzzers, and the storm: a thousand simultaneous requests that receive 401, over each transport.
# The sanitizers run the samples of `make test`: random values in full would take hours with them.
nightly: export THOROUGH = 1
nightly: export NIGHTLY = 1
nightly: macro macro-602 scan-forms
	@env -u THOROUGH -u NIGHTLY $(MAKE) --no-print-directory sanitize
	@for transport in urlsession async-http-client; do \
	  TRANSPORT=$$transport Tests/quietly "testing the storm over $$transport (threads)" \
	    $(SWIFT) test $(SYSTEM) --skip-build --disable-xctest $(THREADS) --filter StormTests || exit 1; \
	done
	$(call tested,generated packages,$(BENCH_TESTED),--filter AdoptedPackageTests)
	$(call tested,the core optimized,-c release -Xswiftc -enable-testing $(LEAN) \
	  --scratch-path $(CURDIR)/.build-optimized,--filter 'JSONCoreTests|JSONStreamingTests')
	@$(MAKE) --no-print-directory fuzz size

# The build prints to stderr, so that stdout contains only bench's report. Writing models isn't worth an
# optimized build.
bench: BENCH_BUILD = $(if $(findstring --models-only,$(ARGS)),$(COMPARISON) $(DEBUG),$(RELEASE))
bench: need-jansson
	@touch Benchmarks/Package.swift
	@$(BUILD) $(BENCH_BUILD) --product bench >&2
	@$(call products,$(BENCH_BUILD))/bench $(ARGS)

# Each line that `prepare` prints is the command of a contender. It runs during the build, because it mostly waits for
# the network.
contenders: need-jansson
	@touch Benchmarks/Package.swift; mkdir -p .build-contenders
	@Benchmarks/Contenders/prepare .build-contenders > .build-contenders/commands 2> .build-contenders/skipped & \
	pid=$$!; trap 'kill $$pid 2>/dev/null' EXIT INT TERM; \
	$(BUILD) $(RELEASE) --product bench >&2 && $(BUILD) $(RELEASE) --product this-package-contender >&2 || exit; \
	wait $$pid || exit; trap - EXIT; cat .build-contenders/skipped >&2; \
	products=$(call products,$(RELEASE)) || exit; version=$$(sed -nE 's/^## \[([^]]+)\].*/\1/p' CHANGELOG.md | head -n 1); \
	set -- --contender "$${products#"$$PWD/"}/this-package-contender $$version"; \
	while IFS= read -r command; do set -- "$$@" --contender "$$command"; done < .build-contenders/commands; \
	"$$products/bench" run --model movies --model users --model todos --size medium --size large \
	  --operation decode --operation encode --budget 3m --no-memory --no-errors \
	  $(foreach name,derived manual mappable applicative throwing codable foundation-codable,--strategy $(name)) \
	  "$$@" $(ARGS)

CLIENT_BENCH := --package-path Services/ClientBench -c release --scratch-path $(CURDIR)/.build-client
client-bench: need-sqlite need-nginx
	@touch Services/ClientBench/Package.swift
	@$(BUILD) $(CLIENT_BENCH) --product client-bench >&2
	@$(call products,$(CLIENT_BENCH))/client-bench $(ARGS)

# Of one program, dynamic and static.
SIZE := -c release $(LEAN) --product ScalarProgram --scratch-path $(CURDIR)/.build-size
size: need-python
	@$(BUILD) $(SIZE) >&2 && $(BUILD) $(SIZE)-static --static-swift-stdlib >&2
	@.ci/size.py $(call products,$(SIZE))/ScalarProgram $(call products,$(SIZE)-static --static-swift-stdlib)/ScalarProgram

# Counts don't depend on other processes of the machine, so use them to measure the cost of a change.
instructions: need-jansson need-valgrind
	@command -v valgrind >/dev/null || exit 0; touch Benchmarks/Package.swift; \
	$(BUILD) $(RELEASE) --product bench >&2 && $(call products,$(RELEASE))/bench instructions $(ARGS)

# The page and the README's table come from the same run; with REPORT="run", it takes about a minute.
report: need-jansson
	@touch Benchmarks/Package.swift
	$(BUILD) $(RELEASE) --product bench
	@set -e; bench=$(call products,$(RELEASE))/bench; \
	"$$bench" $(REPORT) --format json --output report.json; \
	"$$bench" report report.json --format html --output report.html; \
	"$$bench" report report.json --format readme --output report.md; cat report.md

picture: need-python
	Documentation/draw-speed.py README.md Documentation/Site

# To add a run: Documentation/build-results.py --add report.json.
results: need-python need-chromium
	@Documentation/build-results.py .build-results/results.html
	@Documentation/check-results.py .build-results/results.html

# Foundation is optimized in both runs, so the change of the ratio to it is the cost of the debug build.
MEASURED := --size medium --operation decode --operation encode --no-memory --format json
debug-factor: need-jansson
	@touch Benchmarks/Package.swift
	$(BUILD) $(RELEASE) --product bench
	$(BUILD) $(BENCH_TESTED) --product bench
	@set -e; bench=$(call products,$(RELEASE))/bench; \
	"$$bench" run $(MEASURED) --budget 20s --output .build-release/release.json; \
	"$(call products,$(BENCH_TESTED))/bench" run --allow-debug $(MEASURED) --budget 40s --output .build-release/debug.json; \
	"$$bench" compare .build-release/debug.json .build-release/release.json

SITE = @Tests/quietly 'building the documentation' Documentation/build-site.py .build-docs
# Only the modules of libraries, without the bodies of functions and without swift-syntax.
MODULES := --scratch-path $(CURDIR)/.build-modules
PREPARE = env SWIFT_DETERMINISTIC_HASHING=1 SWIFT_EXEC=$(CURDIR)/Documentation/swiftc-eagerly \
  $(SWIFT) build --experimental-prepare-for-indexing $(MODULES)
docs: need-python need-jansson need-sqlite
	@touch Package.swift Services/Package.swift Benchmarks/Package.swift
	@Tests/quietly 'building the modules of the reports' $(PREPARE) --package-path Benchmarks --target BenchReports
	@for target in GRDBStore URLSessionTransport AsyncHTTPClientTransport; do \
	  Tests/quietly "building the module $$target" $(PREPARE) --package-path Services --traits Store,AsyncHTTPClient \
	    --target $$target || exit; done
	@Tests/quietly 'building the modules of the mappers' $(PREPARE)
	@Tests/quietly 'building the module of the macro' $(PREPARE) -Xswiftc -DMacros --target DerivedMapping
	$(SITE) $(call products,$(MODULES))

# These texts are API: read the diff before you commit it.
texts: export REWRITE_TEXTS = 1
texts: need-jansson need-sqlite macro
	$(call tested,the texts of the mappers,$(DEBUG),--filter 'CodesPageTests|CollectedIssuesTests|RenderedTextTests|PublicInterfaceTests')
	$(call tested,the texts of the services,$(BOTH_TRANSPORTS),--filter 'TransportPageTests|PublicInterfaceTests')

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format:
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

counts: need-python
	@.ci/counts.py

scan-forms:
	Tests/ScanForms/compare.sh

SANITIZED := -Xswiftc -index-ignore-system-modules
THREADS := --package-path Services --traits Store,AsyncHTTPClient --sanitize=thread \
  --scratch-path $(CURDIR)/.build-thread $(SANITIZED)
sanitize: export LSAN_OPTIONS = suppressions=$(CURDIR)/Tests/leaks-of-the-platform.txt:print_suppressions=0
sanitize nightly: export TSAN_OPTIONS = suppressions=$(CURDIR)/Tests/races-of-the-platform.txt
sanitize: need-jansson need-sqlite need-nginx
	$(call tested,the mappers (addresses),--sanitize=address --scratch-path $(CURDIR)/.build-address $(SANITIZED))
	$(call tested,the services (addresses),--package-path Services --traits Store$(comma)AsyncHTTPClient \
	  --sanitize=address --scratch-path $(CURDIR)/.build-address $(SANITIZED))
	$(call tested,the mappers (threads),--sanitize=thread --scratch-path $(CURDIR)/.build-thread $(SANITIZED))
	$(call tested,the services (threads),$(THREADS))

# SwiftPM can't link a program whose main function is libFuzzer's, so it builds a static library, which is
# linked here, with an empty object, because the compiler requires an input. The corpus that libFuzzer collects is in
# .build-fuzz/corpus-…, failing inputs are in .build-fuzz/failed-….
FUZZERS := FuzzParse FuzzCursor FuzzDecode FuzzDerived FuzzStream FuzzPartial
FUZZ := --package-path Tests/Fuzzing --scratch-path $(CURDIR)/.build-fuzz --configuration release
fuzz:
	@touch Tests/Fuzzing/Package.swift
	@set -e; for fuzzer in $(FUZZERS); do \
	  $(BUILD) $(FUZZ) \
	    -Xswiftc -enable-testing -Xswiftc -sanitize=address$(comma)fuzzer \
	    -Xcc -fsanitize=address$(comma)fuzzer --product $$fuzzer; \
	  echo | clang -x c -c - -o .build-fuzz/empty.o; \
	  library=$(call products,$(FUZZ))/lib$$fuzzer.a; \
	  $(SWIFT)-autolink-extract $$library -o .build-fuzz/libraries; \
	  $(SWIFT)c -sanitize=address$(comma)fuzzer -use-ld=lld .build-fuzz/empty.o \
	    -Xlinker --whole-archive -Xlinker $$library -Xlinker --no-whole-archive @.build-fuzz/libraries \
	    -o .build-fuzz/$$fuzzer; \
	  mkdir -p .build-fuzz/corpus-$$fuzzer; seeds=Tests/Fuzzing/Seeds/$$fuzzer; [ -d $$seeds ] || seeds=; \
	  .build-fuzz/$$fuzzer -max_total_time=$(TIME) -max_len=4096 -timeout=10 -print_final_stats=1 \
	    -dict=Tests/Fuzzing/json.dict -artifact_prefix=.build-fuzz/failed-$$fuzzer- \
	    .build-fuzz/corpus-$$fuzzer Fixtures Fixtures/conformance Fixtures/malformed $$seeds; \
	done

typecheck-times: need-python
	$(BUILD) $(DEBUG) --target CatalogStrategies
	Tests/typecheck-times.py $(call products,$(DEBUG))

clean:
	rm -rf .build .build-* */.build */*/.build */*/*/.build

# A program or library of the system that a command needs. These are tests of its presence, Debian's packages
# of it, and what to do where it can't be installed; without those of OPTIONAL, tests are skipped.
jansson.test := pkg-config --exists jansson
jansson.packages := libjansson-dev pkg-config
# GRDB compiles against SQLite's header, which is part of macOS.
sqlite.test := [ "$$(uname)" = Darwin ] || pkg-config --exists sqlite3
sqlite.packages := libsqlite3-dev pkg-config
# The tests of the client start nginx; if the machine's policy allows it, Debian also starts it as a service.
nginx.test := { command -v nginx || test -x /usr/sbin/nginx; } && command -v openssl
nginx.packages := nginx-light openssl
chromium.test := command -v chromium || command -v chromium-browser || command -v google-chrome
chromium.packages := chromium
python.test := command -v python3
python.packages := python3
valgrind.test := command -v valgrind
valgrind.packages := valgrind
OPTIONAL := nginx chromium valgrind

need-%:
	@{ $($*.test); } >/dev/null 2>&1 && exit 0; \
	missing() { \
	  echo "make: $* is missing ($$1). Install Debian's $($*.packages), or the equivalent for this system." >&2; \
	  $(if $(filter $*,$(OPTIONAL)),echo 'make: without it$(comma) some tests are skipped' >&2; exit 0,exit 1); \
	}; \
	command -v apt-get >/dev/null || missing 'there is no apt-get to install it with'; \
	root=; \
	if [ "$$(id -u)" -ne 0 ]; then \
	  command -v sudo >/dev/null || missing 'installing it takes root, and there is no sudo'; \
	  root=sudo; \
	fi; \
	echo 'make: installing $($*.packages)' >&2; \
	$$root env true >&2 || missing 'installing it takes root, and sudo refused'; \
	{ $$root apt-get update -qq || echo 'make: apt-get update failed; trying with the lists at hand' >&2; \
	  $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $($*.packages); } >&2 \
	  || missing 'apt-get could not install it'; \
	{ $($*.test); } >/dev/null 2>&1 || missing 'apt-get installed it, but it is not found'
