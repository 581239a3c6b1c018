import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Judged, StoredStep } from '../../../kernel/operations/outcome.ts';
import { selectRows } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { FoundRun } from '../../ground/jobs/index.ts';

/** People of a run that are named to approvers; the others are counted. */
const namedAtMost = 20;

/** Reads what approvers judge a run by: its first people, how many they are, and what is done to each. */
export async function judgedRun(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  companyCode: string,
  run: FoundRun,
): Promise<Judged> {
  const { runId, detail, kind, clean, unchecked } = run;
  const rows = await selectRows(tx, keyring, { companyCode, runId }, { checkState: 'clean', limit: namedAtMost });
  const [first] = rows;
  return {
    targets: rows.flatMap(({ target }) => target ?? []),
    facts: {
      ...(kind !== null && { act: kind }),
      count: String(clean + unchecked),
      ...(detail['on'] !== undefined && { dueOn: detail['on'] }),
      ...wordsOf(first?.input),
    },
  };
}

/** All rows of a run say the same; of changes for a day the change itself says it. */
function wordsOf(input: unknown): Readonly<Record<string, string>> {
  const { step, reason, note } = (input ?? {}) as { step?: StoredStep; reason?: unknown; note?: unknown };
  if (step) return wordsOf(step.input);
  return {
    ...(typeof reason === 'string' && reason !== '' && { reason }),
    ...(typeof note === 'string' && note !== '' && { note }),
  };
}
