SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Additional flags for debug builds.
FLAGS ?=
# STATIC=no links the C libraries dynamically, as Linux distributions require.
STATIC ?= yes
# SYMBOLS=yes keeps the symbols that profilers and debuggers need, which are half of the program.
SYMBOLS ?= no

# Warnings are errors in checks, but not when users build the program.
ifneq ($(filter check check-release gate strict,$(MAKECMDGOALS)),)
export ADDER_STRICT := 1
endif

headers := /usr/include/expat.h /usr/include/sqlite3.h /usr/include/histedit.h /usr/include/utf8proc.h
packages := libexpat1-dev libsqlite3-dev libedit-dev libutf8proc-dev
# Programs that only tests need, with their packages if these have another name: shells with completion, readers of
# manual pages, programs whose files adder reads and writes, programs that show pictures, and CalDAV servers with curl,
# which adder uses to reach them.
tools := bash chromium cmark-gfm curl emacs=emacs-nox fish groff mandoc openssl python3 radicale rsvg-convert=librsvg2-bin \
    task=taskwarrior todo-txt=todotxt-cli todoman topydo xandikos zsh
# A server that only make interop and make soak start.
cyrus := cyrus-caldav cyrus-imapd sasl2-bin
libraries := python3-dateutil python3-icalendar python3-vobject
program := .build/release/adder
generator := .build/release/viper-gen
shelf := Templates
# The schema of all JSON answers.
schema := Sources/Presentation/adder-1.schema.json

# The C library relocates compact tables of addresses since version 2.36.
compact := $(if $(filter 2.36,$(firstword $(sort 2.36 $(lastword $(shell getconf GNU_LIBC_VERSION 2>/dev/null))))),-Xlinker -z -Xlinker pack-relative-relocs)
# The program is loaded at a random address, and its constants and tables of addresses are read-only once it runs.
link-yes := -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -static-pie \
    --disable-local-rpath -Xlinker -z -Xlinker now -Xlinker -T -Xlinker $(CURDIR)/constants.ld $(compact)
link-no := --static-swift-stdlib
symbols-yes :=
symbols-no := -Xlinker -s
man = $(DESTDIR)$(PREFIX)/share/man/man1
bash-completions = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zsh-completions = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
share = $(DESTDIR)$(PREFIX)/share/adder
fish-completions = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
templates = $(DESTDIR)$(PREFIX)/share/viper-gen/templates

# Folders that install creates and uninstall removes unless other programs use them.
remove-empty-folders = rmdir "$(share)" "$(man)" $(foreach folder,$(bash-completions) $(zsh-completions) \
    $(fish-completions),"$(folder)" "$(dir $(folder))") 2>/dev/null || true

# The commit that adder --version names. In a source tarball, it is in Sources/CVersion.
commit := $(shell git describe --always --abbrev=8 --dirty=-modified --exclude '*' 2>/dev/null)
# Without hashes of the intermediate code, which contains paths, builds in different folders give the same bytes.
reproducible := -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
flags := $(link-$(STATIC)) $(symbols-$(SYMBOLS)) $(reproducible)
release = $(if $(commit),ADDER_COMMIT=$(commit) )$(SWIFT) build -c release --product adder $(flags)

.DEFAULT_GOAL := help

.PHONY: help run build test patterns check check-release gate lint strict format screenshots layers bench bench-report bench-sync screen-keys \
    torture sanitize fuzz interop soak install uninstall clean dependencies test-dependencies dist dist-check source-tarball \
    deb deb-check deb-dependencies bare-check server-dependencies module build-generator install-generator uninstall-generator

help: ## show this list
	@echo 'make TARGET, where TARGET is one of these:'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-20s %s\n", $$1, $$2 }' Makefile

run: build ## build adder and open the list
	@$(program)

build: dependencies ## build .build/release/adder (STATIC=no links the C libraries dynamically)
	@$(release)

test: dependencies test-dependencies ## run all tests
	@SWIFT="$(SWIFT)" sh Tests/run.sh $(FLAGS)

# The same use case in other patterns, for the tour. Only a change of RemoveItem or of the shared roles can break it.
patterns: dependencies ## test the comparison of patterns
	@ADDER_TESTS=PatternsTests $(SWIFT) test $(FLAGS)

# Draws the pictures of the README.
screenshots: ## draw the pictures of the README
	@ADDER_WRITE_SCREENSHOTS=1 $(SWIFT) test $(FLAGS) --filter ScreenshotTests

layers: ## draw the picture of the layers
	@$(SWIFT) package dump-package | python3 docs/tour/layers.py >.build/layers.svg
	@mv .build/layers.svg docs/tour/layers.svg

# Tests with failing disks, memory, power, files, text and signals. ADDER_FULL_TESTS=1 runs all cases in ten minutes.
tortures := ^(TortureTests|EndToEndTests[.]ManyProcessesTests)
torture: dependencies test-dependencies ## run the tests with failing disks, memory, power and files
	@mkdir -p .build; $(SWIFT) test --filter '$(tortures)' >.build/torture.log 2>&1; status=$$?; \
	grep -E '^. Test ".*" .*(passed|failed) after' .build/torture.log; \
	[ $$status = 0 ] || { grep -A3 'recorded an issue\|error:' .build/torture.log; echo 'See .build/torture.log' >&2; }; \
	exit $$status

# Runs the tests with the address sanitizer in a separate build. Leak detection is off in the test runner, which leaks
# memory of its own, but on in the programs that the tests start.
sanitize: dependencies test-dependencies ## run the tests with the address sanitizer
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/sanitize

# Runs libFuzzer on everything that parses user input and foreign files. It keeps an input that causes a crash.
runs := 50000
fuzz: dependencies ## run libFuzzer on everything that parses input
	$(SWIFT) build --quiet --sanitize=fuzzer --scratch-path .build/fuzz --product adder-fuzzed -Xswiftc -DFUZZED
	SWIFT_BACKTRACE=enable=no .build/fuzz/debug/adder-fuzzed -runs=$(runs) -seed=1 -max_len=256 -timeout=10

# Syncs with the servers and programs of other projects, on this machine alone. Those from PyPI are optional.
venv := .build/interop
others := radicale xandikos vdirsyncer todoman caldav
define interop
[ -x $(venv)/bin/vdirsyncer ] || { python3 -m venv $(venv) && $(venv)/bin/pip install --quiet $(others); } || \
    echo "Can't install $(others) from PyPI. Only Debian's programs are tested." >&2; \
python3 Tests/Interop/interop.py $(program) --venv $(venv)
endef
interop: build test-dependencies server-dependencies ## sync with the servers and programs of other projects
	@$(interop)

# Measures syncs with a server in memory: make bench-sync ITEMS=100000
ITEMS := 10000
bench-sync: build ## measure syncs with a server in memory
	@python3 Tests/Benchmarks/sync.py $(program) $(ITEMS)

# Syncs with an unreliable network and killed syncs, for hours if you like: make soak MINUTES=60 SEED=7
MINUTES := 5
SEED := 1
soak: build test-dependencies server-dependencies ## sync with an unreliable network: make soak MINUTES=60 SEED=7
	@$(interop) --soak $(MINUTES) --seed $(SEED) --rounds 6

# All checks that a change has to pass. The tests come last so that the output ends with their result.
check: lint strict gate build check-release test patterns ## run all checks that a change has to pass

# Runs the end-to-end tests with the release build.
check-release: strict build test-dependencies
	ADDER_BINARY="$(CURDIR)/$(program)" $(SWIFT) test --skip-build --filter EndToEndTests

# Checks the code that viper-gen generates.
gate: strict ## check the code that viper-gen generates
	sh Tests/Generator/gate.sh

lint: ## check the formatting
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

strict: dependencies
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error $(FLAGS)

format: ## format the sources
	$(SWIFT) format format --in-place --parallel --recursive Package.swift Sources Tests

bench: build ## run the benchmarks
	@sh Tests/Benchmarks/bench.sh $(program)
	@python3 Tests/Benchmarks/screen.py $(program)

# Presses random keys on the screen of a program with the address sanitizer: make screen-keys KEYS=1000000 SEED=7
KEYS := 100000
screen-keys: dependencies ## press random keys on the screen: make screen-keys KEYS=100000 SEED=7
	$(SWIFT) build --quiet --sanitize=address --scratch-path .build/sanitize --product adder
	@python3 Tests/Benchmarks/screen.py .build/sanitize/debug/adder --keys $(KEYS) --seed $(SEED)

# Writes the results of the last benchmark into docs/performance.md and the plot.
bench-report: ## put their results into docs/performance.md
	cp .build/bench.tsv Tests/Benchmarks/results.tsv
	sh Tests/Benchmarks/report.sh Tests/Benchmarks/results.tsv docs/performance.md

# The program generates its manual pages and shell completions.
install: build ## build and install in PREFIX, by default /usr/local
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

# The installed program lists the manual pages that came with it.
uninstall: ## remove what install installed; your list stays
	for command in $$("$(DESTDIR)$(PREFIX)/bin/adder" manual --list); do \
	    rm -f "$(man)/adder-$$command.1"; \
	done
	rm -f "$(man)/adder.1" "$(DESTDIR)$(PREFIX)/bin/adder"
	rm -f "$(bash-completions)/adder" "$(zsh-completions)/_adder" "$(fish-completions)/adder.fish"
	rm -f "$(share)/$(notdir $(schema))"
	$(remove-empty-folders)

# Adds a use case: make module NAME=RescheduleItem COMMAND=reschedule SUMMARY="move items" TEMPLATE=change
module: ## generate a use case: make module NAME=RescheduleItem COMMAND=reschedule
	@[ "$(origin NAME)" = "command line" ] && [ -n "$$NAME" ] || { \
	    echo 'Missing name. Example: make module NAME=RescheduleItem COMMAND=reschedule' >&2; exit 64; \
	}
	@$(SWIFT) build --quiet --product viper-gen
	@set -- new "$$NAME"; \
	[ "$(origin COMMAND)" != "command line" ] || set -- "$$@" --command "$$COMMAND"; \
	[ "$(origin SUMMARY)" != "command line" ] || set -- "$$@" --summary "$$SUMMARY"; \
	[ "$(origin TEMPLATE)" != "command line" ] || set -- "$$@" --template "$$TEMPLATE"; \
	.build/debug/viper-gen "$$@"

version := $(shell sed -n 's/.*Version.number: "\([0-9.]*\)".*/\1/p' Sources/Application/Version.swift)
release-name := adder-$(version)
dist := .build/dist
binaries := $(release-name)-linux-$(shell uname -m)

# From the last commit, so that the same commit gives the same bytes.
source-tarball:
	rm -rf $(dist) && mkdir -p $(dist)
	git -c core.abbrev=8 archive --prefix=$(release-name)/ HEAD ':!debian' | gzip -9n >$(dist)/$(release-name).tar.gz

# The programs are built from the source tarball, and packed with the time of the commit.
dist: dependencies source-tarball ## write tarballs of the last commit, source and static programs, to .build/dist
	tar -xzf $(dist)/$(release-name).tar.gz -C $(dist)
	$(MAKE) -C $(dist)/$(release-name) install install-generator PREFIX= DESTDIR='$(abspath $(dist))/$(binaries)'
	cp LICENSE README.md CHANGELOG.md $(dist)/$(binaries)
	tar -c -C $(dist) --sort=name --owner=0 --group=0 --numeric-owner --mtime=@$$(git log -1 --format=%ct) $(binaries) | \
	    gzip -9n >$(dist)/$(binaries).tar.gz
	rm -rf $(dist)/$(release-name) $(dist)/$(binaries)
	@cd $(dist) && sha256sum *.tar.gz | tee SHA256SUMS

dist-check: ## build the tarballs in two folders and compare them
	rm -rf .build/dist-check
	for folder in .build/dist-check/one .build/dist-check/another/folder; do \
	    git clone -q . "$$folder" && $(MAKE) -C "$$folder" dist || exit 1; \
	done
	cd .build/dist-check && cmp one/.build/dist/SHA256SUMS another/folder/.build/dist/SHA256SUMS
	@echo 'Both folders give the same bytes.'

deb-dependencies:
	@command -v dh >/dev/null && command -v lintian >/dev/null && exit 0; \
	$(call apt,debhelper dpkg-dev fakeroot lintian,Building Debian packages requires programs that are not installed.)

deb := .build/deb/$(release-name)
# The project has no mail address, and its packages are not uploaded to Debian.
suppressed := bogus-mail-host,bogus-mail-host-in-debian-changelog,initial-upload-closes-no-bugs
deb: dependencies deb-dependencies source-tarball ## build the Debian packages of the last commit in .build/deb
	rm -rf .build/deb && mkdir -p .build/deb
	tar -xzf $(dist)/$(release-name).tar.gz -C .build/deb
	git archive HEAD debian | tar -x -C $(deb)
	cp $(dist)/$(release-name).tar.gz .build/deb/adder_$(version).orig.tar.gz
	cd $(deb) && dpkg-buildpackage --unsigned-source --unsigned-changes
	rm -rf $(deb)
	cd .build/deb && lintian --fail-on error,warning --suppress-tags $(suppressed) *.changes

deb-check: deb ## install, upgrade and remove the packages in a bare Debian (as root, with debootstrap)
	sh Tests/Packaging/deb.sh .build/deb

bare := .build/bare
bare-check: build ## try the static program on systems with almost no files (as root, on Debian)
	rm -rf $(bare) && mkdir -p $(bare)
	cd $(bare) && apt-get download -q -o APT::Sandbox::User=root busybox-static musl
	for package in $(bare)/*.deb; do dpkg-deb -x "$$package" $(bare) || exit 1; done
	python3 Tests/Packaging/bare.py $(program) $(bare)/bin/busybox $(bare)/lib/*-linux-musl/libc.so

build-generator:
	@$(SWIFT) build -c release --product viper-gen $(flags)

# Installs viper-gen for use in other packages.
install-generator: build-generator ## build and install viper-gen
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

uninstall-generator: ## remove it
	rm -f "$(DESTDIR)$(PREFIX)/bin/viper-gen" "$(man)/viper-gen.1" "$(bash-completions)/viper-gen"
	rm -f "$(zsh-completions)/_viper-gen" "$(fish-completions)/viper-gen.fish"
	rm -rf "$(DESTDIR)$(PREFIX)/share/viper-gen"
	$(remove-empty-folders)

clean: ## remove what was built
	$(SWIFT) package clean

# Installs the Debian packages $(1), or prints $(2) if that is not possible.
define apt
install="apt-get install -y --no-install-recommends $(1)"; \
if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
    apt-get update -q && $$install; \
elif command -v apt-get >/dev/null && command -v sudo >/dev/null && \
    echo "Running: sudo $$install" >&2 && sudo apt-get update -q && sudo $$install; then \
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
	$(call apt,$(packages),Building adder requires four C libraries that are not installed.)

# Without it, this server is skipped.
server-dependencies:
	@[ -x /usr/sbin/cyrmaster ] && [ -x /usr/lib/cyrus/bin/imapd ] && [ -x /usr/sbin/saslpasswd2 ] && exit 0; \
	$(call apt,$(cyrus),Syncing with Cyrus requires a server that is not installed.) || true

# A test that needs a missing program fails and names it.
test-dependencies:
	@missing=; \
	for tool in $(tools); do \
	    [ -x "/usr/bin/$${tool%=*}" ] || [ -x "/bin/$${tool%=*}" ] || missing="$$missing $${tool#*=}"; \
	done; \
	/usr/bin/python3 -c 'import dateutil, icalendar, vobject' 2>/dev/null || missing="$$missing $(libraries)"; \
	[ -n "$$missing" ] || exit 0; \
	$(call apt,$$missing,Some tests require programs that are not installed.) || true
