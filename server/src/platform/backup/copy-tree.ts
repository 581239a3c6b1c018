import { chown, copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface TreeOptions {
  /** Names at the top that stay behind. */
  readonly without?: (name: string) => boolean;
  /** Whose the copy is. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
}

/** Copies a folder that may be in use: what goes away in the meantime is not in the copy. Answers how much it has copied. */
export async function copyTree(
  from: string,
  to: string,
  { without = () => false, owner }: TreeOptions = {},
): Promise<{ count: number; bytes: number }> {
  const total = { count: 0, bytes: 0 };
  const own = async (path: string) => {
    if (owner) await chown(path, owner.uid, owner.gid);
  };
  await mkdir(to, { recursive: true, mode: 0o700 });
  await own(to);
  for (const name of ((await ifThere(readdir(from))) ?? []).filter((each) => !without(each))) {
    const [source, target] = [join(from, name), join(to, name)];
    const found = await ifThere(lstat(source));
    if (found?.isDirectory()) {
      const below = await copyTree(source, target, { owner });
      total.count += below.count;
      total.bytes += below.bytes;
    } else if (found?.isFile() && (await ifThere(copyFile(source, target).then(() => true)))) {
      await own(target);
      total.count += 1;
      total.bytes += found.size;
    }
  }
  return total;
}

async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
