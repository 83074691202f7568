import Application

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

exit(Application.run(as: "{{name:kebab}}"))
