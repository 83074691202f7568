import Glibc
import ModuleGenerator

exit(ToolProcess.run())
