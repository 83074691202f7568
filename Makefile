SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# STATIC=no links the C libraries dynamically, as distributions want it.
STATIC ?= yes

# Warnings are errors for those who change the sources, not for those who only want the program.
ifneq ($(filter check check-release strict,$(MAKECMDGOALS)),)
export ADDER_STRICT := 1
endif

headers := /usr/include/sqlite3.h /usr/include/histedit.h /usr/include/utf8proc.h
packages := libsqlite3-dev libedit-dev libutf8proc-dev
program := .build/release/adder

link-yes := -Xswiftc -static-executable -Xswiftc -use-ld=lld
link-no := --static-swift-stdlib
release := $(SWIFT) build -c release --product adder $(link-$(STATIC))

.PHONY: run build test check check-release lint strict format bench install uninstall clean dependencies

run: build
	@$(program)

build: dependencies
	@$(release)

test: dependencies
	@$(SWIFT) test

# Everything that has to hold before a change lands; the tests come last, so that the last lines count them.
check: lint strict build check-release test

# The released program is held to the same transcripts as the one that the tests build.
check-release: strict build
	ADDER_BINARY="$(CURDIR)/$(program)" $(SWIFT) test --skip-build --filter EndToEndTests

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

strict: dependencies
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error

format:
	$(SWIFT) format format --in-place --recursive Package.swift Sources Tests

bench: build
	@sh Tests/Benchmarks/bench.sh $(program)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(program) "$(DESTDIR)$(PREFIX)/bin/adder"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/adder"

clean:
	$(SWIFT) package clean

dependencies:
	@missing=; \
	for header in $(headers); do [ -e $$header ] || missing=yes; done; \
	[ -n "$$missing" ] || exit 0; \
	install="apt-get install -y $(packages)"; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    apt-get update -q && $$install; \
	elif command -v apt-get >/dev/null && command -v sudo >/dev/null && \
	    echo "adder needs: sudo $$install" >&2 && sudo apt-get update -q && sudo $$install; then \
	    :; \
	else \
	    echo "adder is built on three C libraries that are not here. As root, run:" >&2; \
	    echo "    apt-get update && $$install" >&2; \
	    exit 1; \
	fi
