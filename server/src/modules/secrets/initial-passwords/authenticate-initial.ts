import type { Kernel } from '../../../kernel/kernel.ts';
import { type PasswordCaller, tryPassword } from '../passwords/index.ts';
import { type InitialPassword, readInitialPassword } from './initial-passwords.sql.ts';

/** Checks the initial password of an instant account as `authenticate` checks any other; it opens no session. */
export async function authenticateInitial(
  kernel: Kernel,
  { password, gone, ...caller }: PasswordCaller,
): Promise<InitialPassword | undefined> {
  const known = await readInitialPassword(kernel.db, caller.loginId);
  const trying = { ...caller, personId: known?.personId, version: 0 };
  return (await tryPassword(kernel, trying, { hash: known?.hash, password, gone })) ? known : undefined;
}

/** ACC-02: the initial password is no new one. Asked by who has proven to be the person, and limited by the caller. */
export async function isInitialPassword({ db, hasher }: Kernel, loginId: string, password: string): Promise<boolean> {
  const known = await readInitialPassword(db, loginId);
  return known !== undefined && (await hasher.matches(known.hash, password));
}
