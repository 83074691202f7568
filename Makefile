SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# What debug builds are given besides.
FLAGS ?=
# STATIC=no links the C libraries dynamically, as distributions want it.
STATIC ?= yes

# Warnings are errors for those who change the sources, not for those who only want the program.
ifneq ($(filter check check-release gate strict,$(MAKECMDGOALS)),)
export ADDER_STRICT := 1
endif

headers := /usr/include/sqlite3.h /usr/include/histedit.h /usr/include/utf8proc.h
packages := libsqlite3-dev libedit-dev libutf8proc-dev
# What only tests need: the shells that complete our words, and the readers of manual pages.
tools := bash fish groff mandoc zsh
program := .build/release/adder
generator := .build/release/viper-gen
shelf := Templates
# What every answer in JSON looks like, for those who read it.
schema := Sources/Presentation/adder-1.schema.json

link-yes := -Xswiftc -static-executable -Xswiftc -use-ld=lld
link-no := --static-swift-stdlib
man = $(DESTDIR)$(PREFIX)/share/man/man1
bash-completions = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zsh-completions = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
share = $(DESTDIR)$(PREFIX)/share/adder
fish-completions = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
templates = $(DESTDIR)$(PREFIX)/share/viper-gen/templates

release := $(SWIFT) build -c release --product adder $(link-$(STATIC))

.PHONY: run build test check check-release gate lint strict format bench bench-report torture sanitize fuzz install \
    uninstall clean dependencies test-dependencies module generator-names build-generator install-generator \
    uninstall-generator

run: build
	@$(program)

build: dependencies
	@$(release)

test: dependencies test-dependencies
	@$(SWIFT) test $(FLAGS)

# What may go wrong: disks, memory, power, kills, files, text, signals. ADDER_FULL_TESTS=1 make torture takes ten minutes of it.
tortures := ^(TortureTests|EndToEndTests[.]ManyProcessesTests)
torture: dependencies test-dependencies
	@mkdir -p .build; $(SWIFT) test --filter '$(tortures)' >.build/torture.log 2>&1; status=$$?; \
	grep -E '^. Test ".*" .*(passed|failed) after' .build/torture.log; \
	[ $$status = 0 ] || { grep -A3 'recorded an issue\|error:' .build/torture.log; echo 'See .build/torture.log' >&2; }; \
	exit $$status

# The suite with a check of every access to memory, in a build of its own. What the runner of the tests keeps to its end is
# not ours; the programs that it starts have an environment of their own, and look for leaks.
sanitize: dependencies test-dependencies
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/sanitize

# Everything that reads what people type gets so many inputs from libFuzzer, which keeps the one that it crashes with.
runs := 50000
fuzz: dependencies
	$(SWIFT) build --quiet --sanitize=fuzzer --scratch-path .build/fuzz --product adder-fuzzed -Xswiftc -DFUZZED
	SWIFT_BACKTRACE=enable=no .build/fuzz/debug/adder-fuzzed -runs=$(runs) -seed=1 -max_len=256 -timeout=10

# Everything that has to hold before a change lands; the tests come last, so that the last lines count them.
check: lint strict gate build check-release test

# The released program is held to the same transcripts as the one that the tests build.
check-release: strict build test-dependencies
	ADDER_BINARY="$(CURDIR)/$(program)" $(SWIFT) test --skip-build --filter EndToEndTests

# What the generator writes is held to what everything else is held to.
gate: strict
	sh Tests/Generator/gate.sh

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

strict: dependencies
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error $(FLAGS)

format:
	$(SWIFT) format format --in-place --recursive Package.swift Sources Tests

bench: build
	@sh Tests/Benchmarks/bench.sh $(program)

# What the last bench has measured, as tables in the README and as a plot.
bench-report:
	cp .build/bench.tsv Tests/Benchmarks/results.tsv
	sh Tests/Benchmarks/report.sh Tests/Benchmarks/results.tsv README.md

# The program itself writes its manual pages and what shells read.
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(man)" "$(share)"
	install -d "$(bash-completions)" "$(zsh-completions)" "$(fish-completions)"
	install -m 755 $(program) "$(DESTDIR)$(PREFIX)/bin/adder"
	install -m 644 $(schema) "$(share)"
	$(program) manual >"$(man)/adder.1"
	for command in $$($(program) manual --list); do \
	    $(program) manual $$command >"$(man)/adder-$$command.1" && chmod 644 "$(man)/adder-$$command.1" || exit 1; \
	done
	$(program) completions bash >"$(bash-completions)/adder"
	$(program) completions zsh >"$(zsh-completions)/_adder"
	$(program) completions fish >"$(fish-completions)/adder.fish"
	chmod 644 "$(man)/adder.1" "$(bash-completions)/adder" "$(zsh-completions)/_adder" "$(fish-completions)/adder.fish"

# The program that was installed knows which pages came with it.
uninstall:
	for command in $$("$(DESTDIR)$(PREFIX)/bin/adder" manual --list); do \
	    rm -f "$(man)/adder-$$command.1"; \
	done
	rm -f "$(man)/adder.1" "$(DESTDIR)$(PREFIX)/bin/adder"
	rm -f "$(bash-completions)/adder" "$(zsh-completions)/_adder" "$(fish-completions)/adder.fish"
	rm -f "$(share)/$(notdir $(schema))"
	rmdir "$(share)" 2>/dev/null || true

# A new use case: make module NAME=RescheduleItem COMMAND=reschedule SUMMARY="move an item to another day"
module:
	@[ "$(origin NAME)" = "command line" ] && [ -n "$$NAME" ] || { \
	    echo 'A module needs a name: make module NAME=RescheduleItem COMMAND=reschedule' >&2; exit 64; \
	}
	@$(SWIFT) build --quiet --product viper-gen
	@set -- new "$$NAME"; \
	[ "$(origin COMMAND)" != "command line" ] || set -- "$$@" --command "$$COMMAND"; \
	[ "$(origin SUMMARY)" != "command line" ] || set -- "$$@" --summary "$$SUMMARY"; \
	[ "$(origin TEMPLATE)" != "command line" ] || set -- "$$@" --template "$$TEMPLATE"; \
	.build/debug/viper-gen "$$@"

# Writes down again what Swift's libraries have names for; wanted with each new toolchain.
generator-names:
	sh Tests/Generator/names.sh >names.swift
	mv names.swift Sources/Generator/Names/StandardNames.swift

build-generator:
	@$(SWIFT) build -c release --product viper-gen $(link-$(STATIC))

# For those who generate modules in packages of their own.
install-generator: build-generator
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(templates)"
	install -d "$(man)" "$(bash-completions)" "$(zsh-completions)" "$(fish-completions)"
	install -m 755 $(generator) "$(DESTDIR)$(PREFIX)/bin/viper-gen"
	$(generator) manual >"$(man)/viper-gen.1"
	$(generator) completions bash >"$(bash-completions)/viper-gen"
	$(generator) completions zsh >"$(zsh-completions)/_viper-gen"
	$(generator) completions fish >"$(fish-completions)/viper-gen.fish"
	chmod 644 "$(man)/viper-gen.1" "$(bash-completions)/viper-gen" "$(zsh-completions)/_viper-gen" \
	    "$(fish-completions)/viper-gen.fish"
	cd "$(shelf)" && find . -type f | while read -r file; do \
	    install -D -m 644 "$$file" "$(templates)/$$file" || exit 1; \
	done

uninstall-generator:
	rm -f "$(DESTDIR)$(PREFIX)/bin/viper-gen" "$(man)/viper-gen.1" "$(bash-completions)/viper-gen"
	rm -f "$(zsh-completions)/_viper-gen" "$(fish-completions)/viper-gen.fish"
	rm -rf "$(DESTDIR)$(PREFIX)/share/viper-gen"

clean:
	$(SWIFT) package clean

# $(1) is to be installed as Debian packages; what is said where that is not possible is $(2).
define apt
install="apt-get install -y $(1)"; \
if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
    apt-get update -q && $$install; \
elif command -v apt-get >/dev/null && command -v sudo >/dev/null && \
    echo "adder needs: sudo $$install" >&2 && sudo apt-get update -q && sudo $$install; then \
    :; \
else \
    echo "$(2) As root, run:" >&2; \
    echo "    apt-get update && $$install" >&2; \
    false; \
fi
endef

dependencies:
	@missing=; \
	for header in $(headers); do [ -e $$header ] || missing=yes; done; \
	[ -n "$$missing" ] || exit 0; \
	$(call apt,$(packages),adder is built on three C libraries that are not here.)

# The tests that miss one of them fail, and say so.
test-dependencies:
	@missing=; \
	for tool in $(tools); do command -v $$tool >/dev/null || missing="$$missing $$tool"; done; \
	[ -n "$$missing" ] || exit 0; \
	$(call apt,$$missing,Some tests need programs that are not here.) || true
