## Lessons.

refused-no-lesson = there is no such lesson; choose one of: { $there }
refused-lesson = this lesson is not the one that you began: start it again
