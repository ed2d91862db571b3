/* A disk that fails on demand, for a program started with this library as LD_PRELOAD. BAD_DISK names a file. While that
   file exists, its text says which calls on the store's files fail, and with which errno: "sync 5" or "write 28". With
   "lose 5" a write seems to succeed but reaches no disk, and the next sync fails. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int is_store(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, ".sqlite") != NULL && strstr(path, ".lock") == NULL && strstr(path, "-shm") == NULL;
}

/* Return the errno with which this kind of call must fail now, or 0. */
static int failure(const char *kind, int file) {
    const char *path = getenv("BAD_DISK");
    if (path == NULL || access(path, F_OK) != 0 || !is_store(file)) return 0;
    char text[64] = "", what[32] = "";
    int code = 0, order = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY);
    if (order < 0) return 0;
    if (read(order, text, sizeof text - 1) < 0) text[0] = 0;
    close(order);
    if (sscanf(text, "%31s %d", what, &code) != 2 || strcmp(what, kind) != 0) return 0;
    return code;
}

/* Files that have lost a write since their last sync. Their next sync fails even if the disk has recovered by then, as
   on a real system. Otherwise a write lost in the last moment of a failure would never be reported. */
static volatile char lost[4096];
#define IS_TRACKED(file) ((size_t)(file) < sizeof lost)

#define LOSES(size) \
    if (failure("lose", file)) { if (IS_TRACKED(file)) lost[file] = 1; return size; }

#define FAILS(kind) \
    int code = failure(kind, file); \
    if (code) { errno = code; return -1; }

#define SYNC_FAILS \
    int code = failure("sync", file) | failure("lose", file); \
    if (IS_TRACKED(file)) { if (lost[file] && !code) code = EIO; lost[file] = 0; } \
    if (code) { errno = code; return -1; }

int fsync(int file) { SYNC_FAILS return syscall(SYS_fsync, file); }
int fdatasync(int file) { SYNC_FAILS return syscall(SYS_fdatasync, file); }
int ftruncate(int file, off_t size) { FAILS("write") return syscall(SYS_ftruncate, file, size); }
int ftruncate64(int file, off64_t size) { FAILS("write") return syscall(SYS_ftruncate, file, size); }
ssize_t write(int file, const void *data, size_t size) {
    FAILS("write") LOSES(size) return syscall(SYS_write, file, data, size);
}
ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    FAILS("write") LOSES(size) return syscall(SYS_pwrite64, file, data, size, at);
}
ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    FAILS("write") LOSES(size) return syscall(SYS_pwrite64, file, data, size, at);
}
