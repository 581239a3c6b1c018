import { CallError } from '../../../kernel/call-error.ts';

/** The server names an entry that is in use by its code; anyone who sees the list knows it by its name. */
export function namingEntry(thrown: unknown, name: string): unknown {
  if (!(thrown instanceof CallError) || thrown.errorCode !== 'JOB_RANK_IN_USE') return thrown;
  return new CallError({ ...thrown, params: { ...thrown.params, code: name } });
}
