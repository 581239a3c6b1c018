import type { RunOrigin } from '@madang/contract/ground/jobs/runs.ts';

interface Planning {
  readonly origin: RunOrigin;
  readonly detail: Readonly<Record<string, string>>;
}

/** Returns true for a run that plans changes for a day, and does not carry them out or take them back. */
export function plansChanges({ origin, detail }: Planning): boolean {
  return detail['on'] !== undefined && origin !== 'plan' && origin !== 'undo';
}
