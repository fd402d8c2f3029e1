/* Disk errors, for LD_PRELOAD: while the file that FOYER_FAULTS names holds a letter, about every third write or sync of a file whose path contains
   FOYER_FAULTS_IN fails. e: writes fail (EIO). s: syncs fail. n: the disk is full (ENOSPC). t: half of a write arrives, the rest fails. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static int letter(int fd) {
  char link[64], path[4096], what = 0;
  const char *in = getenv("FOYER_FAULTS_IN"), *faults = getenv("FOYER_FAULTS");
  if (!in || !faults || access(faults, R_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  if (!strstr(path, in) || rand() % 3 != 0) return 0;
  int file = open(faults, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  if (read(file, &what, 1) != 1) what = 0;
  close(file);
  return what;
}

static size_t refuse(int fd, size_t count) {
  int what = letter(fd);
  if (what == 'n') errno = ENOSPC;
  else if (what == 'e') errno = EIO;
  else if (what == 't') return count / 2 > 0 ? count / 2 : 1;
  else return 0;
  return (size_t)-1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define WRITE(call, whole)                    \
  size_t refused = refuse(fd, whole);         \
  if (refused == (size_t)-1) return -1;       \
  if (refused == 0) return call;              \
  count = refused;                            \
  if (call >= 0) errno = EIO;                 \
  return -1

ssize_t write(int fd, const void *bytes, size_t count) { WRITE(REAL(write)(fd, bytes, count), count); }
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) { WRITE(REAL(pwrite)(fd, bytes, count, at), count); }
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) { WRITE(REAL(pwrite64)(fd, bytes, count, at), count); }

static int unsynced(int fd) {
  if (letter(fd) != 's') return 0;
  errno = EIO;
  return 1;
}
int fsync(int fd) { return unsynced(fd) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return unsynced(fd) ? -1 : REAL(fdatasync)(fd); }
