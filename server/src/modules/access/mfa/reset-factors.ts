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
 * Removes a lost second factor. Sessions end and the person is notified (`changed`); refused without a factor. Counts
 * of wrong codes restart.
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
