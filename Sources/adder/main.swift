import Application
import Glibc

exit(Application.run())
