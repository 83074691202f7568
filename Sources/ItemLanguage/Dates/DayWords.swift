/// The words of days, for help and completion.
enum DayWords {}
