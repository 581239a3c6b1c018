import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Static libraries and build hints: a third of the package, of no use to a running server. */
const notNeeded = /\.a$|^pkgconfig$/;

/**
 * Copies a package readable for every user, under another name first, so that `target` is always whole, also with two
 * starts.
 */
export function copyForEveryone(source: string, target: string, finish: (folder: string) => void): void {
  const draft = `${target}.${randomUUID()}`;
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
  try {
    copyTree(join(source, 'native'), join(draft, 'native'));
    chmodSync(draft, 0o755);
    finish(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** The modes are set, not copied: the clone may have been made under a private umask. */
function copyTree(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  chmodSync(target, 0o755);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (notNeeded.test(entry.name)) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) copyTree(from, to);
    else if (entry.isSymbolicLink()) cpSync(from, to, { verbatimSymlinks: true });
    else {
      copyFileSync(from, to);
      chmodSync(to, lstatSync(from).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}

/** Returns true if this user created the folder and no other user can write in it. */
export function ownsRun(folder: string): boolean {
  const { uid, mode } = lstatSync(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}
