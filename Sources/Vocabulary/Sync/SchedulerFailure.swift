/// The reason automatic sync could not be installed or removed.
package enum SchedulerFailure: Error, Entity {
    /// Nothing was installed, as this machine has no systemd for users. `line` does the same with cron.
    case noScheduler(line: String)
    /// Neither `XDG_CONFIG_HOME` nor `HOME` is set.
    case noFolder
    /// A path has characters that units and crontabs can't contain.
    case unsuitablePath(String)
    /// systemctl failed with these arguments.
    case refused(arguments: [String])
    /// Writing or deleting a unit failed.
    case file(ListError)
}
