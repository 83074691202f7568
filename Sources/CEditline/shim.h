#pragma once

#include <histedit.h>
#include <stdio.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <unistd.h>

// el_set and el_wset are variadic, and the standard streams are mutable variables: Swift can use neither.

static inline EditLine *_Nullable adder_el_init(void) {
    return el_init("adder", stdin, stderr, stderr);
}

static inline void adder_el_set_client(EditLine *_Nonnull editor, void *_Nullable client) {
    el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *_Nullable adder_el_client(EditLine *_Nonnull editor) {
    void *client = 0;
    el_wget(editor, EL_CLIENTDATA, &client);
    return client;
}

static inline void adder_el_set_prompt(EditLine *_Nonnull editor,
                                       wchar_t *_Nullable (*_Nonnull prompt)(EditLine *_Nullable)) {
    el_wset(editor, EL_PROMPT, prompt);
}

static inline void adder_el_set_reader(EditLine *_Nonnull editor,
                                       int (*_Nonnull reader)(EditLine *_Nullable, wchar_t *_Nullable)) {
    el_wset(editor, EL_GETCFN, reader);
}

static inline void adder_el_use_emacs_keys(EditLine *_Nonnull editor) {
    el_wset(editor, EL_EDITOR, L"emacs");
}

// The terminal hands over keys as they are typed from here on, and echoes none of them.
static inline void adder_el_prepare_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_PREP_TERM, 1);
}

// After something else has used the terminal, or when it has another size.
static inline void adder_el_show_again(EditLine *_Nonnull editor) {
    el_resize(editor);
    fputc('\r', stderr);
    el_wset(editor, EL_REFRESH);
}

// el_end(3) would throw away what was typed ahead; so the terminal is put back by whoever calls this.
static inline void adder_el_end_without_terminal(EditLine *_Nonnull editor) {
    el_wset(editor, EL_EDITMODE, 0);
    el_end(editor);
}

// Readable once the process has ended; variadic, and older than most systems' headers.
static inline int adder_watch(pid_t process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}

// Not in Swift's Glibc module.
static inline int adder_signalfd(const sigset_t *_Nonnull signals) {
    return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}
