import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { clearLimit } from '../../../kernel/limits/rate-limit.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { timeOf } from './change-factors.ts';
import { wrongTriesKey } from './pass-factor.ts';
import { takeFactorsAway } from './settle-factors.ts';

/** The name of a reset in the audit row, for every way of resetting. */
export const resetName = 'reset-second-factor';

/**
 * Takes the second factor of someone away who has lost it. Anyone else who has it by now is logged out with the person, who is
 * notified, with the actor (`changed`); refused where there is none. The wrong codes counted so far were guesses at what is gone:
 * the next factor starts again.
 */
export async function resetFactorsOf(
  tx: Tx,
  kernel: Kernel,
  person: PersonKey,
  changed: 'factorsReset' | 'factorsResetByOperator',
): Promise<void> {
  if (!(await takeFactorsAway(tx, person))) throw refuse('CO404');
  await clearLimit(tx, wrongTriesKey(person));
  await sendAccountNotice(tx, kernel, person, { changed, changedAt: await timeOf(tx) });
}
