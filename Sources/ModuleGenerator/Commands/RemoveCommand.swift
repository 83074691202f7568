import CommandLine

extension CommandRunner {
    func remove() throws(ToolError) {
        let name = invocation.operands[0].text
        // An invalid name must not reach the file system: it could be a path out of the package.
        try NameRule.check(name)
        let project = try requireProject()
        try Disk.locking(project.root) { () throws(ToolError) in
            try perform(Removal.plan(of: name, in: project))
        }
    }
}
