/** PostgreSQL refuses to run as root; this is the conventional "no one", which needs no entry in /etc/passwd. */
const unprivileged = { uid: 65534, gid: 65534 } as const;

export type ServerUser = typeof unprivileged | undefined;

/** The user that the server runs as: someone else when we are root, else ourselves. */
export function serverUser(): ServerUser {
  return process.getuid?.() === 0 ? unprivileged : undefined;
}

/**
 * Path by which the server knows its folder. Another user gets one without the folders above, so data may be under a
 * private home.
 */
export function folderForServer(folder: string): string {
  return serverUser() && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}
