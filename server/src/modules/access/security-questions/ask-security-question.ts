import { hintLimits, hintProperties } from '@madang/contract/access/security-questions/limits.ts';
import { comparableAnswer } from '@madang/contract/access/security-questions/rules.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Flow } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { demandFromLimit, refundAttempt } from '../../../kernel/limits/rate-limit.ts';
import { Overload } from '../../../kernel/limits/waiting-line.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { selectHints, type StoredHint } from './security-questions.sql.ts';

/**
 * ACC-08: security question of a flow with a proven contact; undefined if the operator or person has none. A flow
 * always gets the same.
 */
export async function findHint(
  { db, keyring, properties }: Pick<Kernel, 'db' | 'keyring' | 'properties'>,
  flow: Pick<Flow, 'flowId'>,
  person: PersonKey,
): Promise<StoredHint | undefined> {
  if ((await properties.get(hintProperties.isAsked)) !== 'Y') return undefined;
  const hints = await inCompany(db, person.companyCode, (tx) => selectHints(tx, keyring, person));
  // The last digits of a flow's id are random, and the server's.
  return hints[Number.parseInt(flow.flowId.slice(-6), 16) % Math.max(hints.length, 1)];
}

/** Refuses who does not know the answer. A try is counted before it is compared, for the flow and for the person. */
export async function requireAnswer(
  kernel: Kernel,
  flow: Pick<Flow, 'flowId'>,
  { answer, path, ...person }: PersonKey & { readonly answer: string; readonly path: string },
): Promise<void> {
  const hint = await findHint(kernel, flow, person);
  if (!hint) return;
  if (answer.trim() === '') throw refuseField(path, 'MB_M_REQUIRED');
  const { db, hasher, properties } = kernel;
  const ofFlow = { count: hintLimits.triesPerProof, seconds: flowLimits.lifetimeSeconds };
  const ofPerson = { count: await properties.get(hintProperties.triesPerDay), seconds: daySeconds };
  const limits = [
    [`hint-flow:${flow.flowId}`, ofFlow],
    [`hint:${person.personId}`, ofPerson],
  ] as const;
  for (const [key, limit] of limits) await demandFromLimit(db, key, limit);
  const matches = await hasher.matches(hint.answerHash, comparableAnswer(answer)).catch(async (error: unknown) => {
    // A try that was never looked at does not count.
    if (error instanceof Overload) for (const [key, limit] of limits) await refundAttempt(db, key, [limit]);
    throw error;
  });
  if (!matches) throw refuseField(path, 'HINT_ANSWER_WRONG');
}
