import { refuse } from '@madang/contract/refuse.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import { endSessionsElsewhere } from '../../../kernel/session/linked-logins.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { closesOnLeave } from '../../ground/employment-states/index.ts';
import { findIndispensable } from '../roles/index.ts';

/** Refuses a leave as a lock of access is refused, where the company closes the access of those on leave; ends sessions elsewhere. */
export async function requireMayBeAway(
  { tx, actorId }: Pick<CompanyContext<unknown, never>, 'tx' | 'actorId'>,
  key: PersonKey,
): Promise<void> {
  if (!(await closesOnLeave(tx, key.companyCode))) return;
  if (key.personId === actorId) throw refuse('EMPLOYMENT_OWN');
  const need = await findIndispensable(tx, key);
  if (need === 'representative') throw refuse('EMPLOYMENT_REPRESENTATIVE');
  if (need === 'last') throw refuse('EMPLOYMENT_LAST_ADMINISTRATOR');
  // Ties before the person's row, as every change of company takes them.
  await endSessionsElsewhere(tx, key);
}
