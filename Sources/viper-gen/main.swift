import Generator
import Glibc

exit(ToolProcess.run())
