import { ConfigError } from './config.ts';
import { DemoError } from './demo/index.ts';
import { EmbeddedDatabaseError } from './kernel/db/embedded/index.ts';
import { DatabaseUnreachable } from './kernel/db/reach-database.ts';

/** Faults of the machine by their codes, each with the setting that helps. */
const ofTheMachine: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; set MADANG_PORT to another one',
  EACCES: 'this user may not use that; ports below 1024 need more rights than others: set MADANG_PORT to another one',
  EADDRNOTAVAIL: 'this machine does not have the address of MADANG_HOST',
  ENOTFOUND: 'the name in MADANG_HOST leads to no address',
};

/** Why a start failed: a fault of the machine or of a setting in plain words; anything else is ours and keeps its stack. */
export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isPlain(error)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if ('syscall' in error && error.syscall === 'listen' && ofTheMachine[code]) return ofTheMachine[code];
  return error.stack ?? error.message;
}

/** Told by its message alone. */
function isPlain(error: Error): boolean {
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return (
    isOption ||
    [ConfigError, DemoError, EmbeddedDatabaseError, DatabaseUnreachable].some((kind) => error instanceof kind)
  );
}
