import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { commandActor, type Actor } from '../../kernel/audit/actor.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { clearLimit } from '../../kernel/limits/rate-limit.ts';
import { findByLoginId, sendAccountNotice, type PersonKey } from '../accounts/index.ts';
import { timeOf } from './change-factors.ts';
import { wrongTriesKey } from './pass-factor.ts';
import { takeFactorsAway } from './settle-factors.ts';

type ResetKernel = Pick<Kernel, 'db' | 'keyring' | 'outbox' | 'properties' | 'translator'>;

interface Reset {
  readonly person: PersonKey;
  readonly actor: Actor;
  /** The notice, by who did it. */
  readonly changed: 'factorsReset' | 'factorsResetByOperator';
}

/**
 * Takes the second factor of somebody away who has lost it. Whoever else has it by now is logged out with the person, who is
 * told; refused where there is none. The wrong codes counted so far were guesses at what is gone: the next factor starts anew.
 */
export function resetFactorsOf(kernel: ResetKernel, { person, actor, changed }: Reset): Promise<void> {
  return inCompany(kernel.db, person.companyCode, async (tx) => {
    if (!(await takeFactorsAway(tx, person))) throw refuse('CO404');
    await clearLimit(tx, wrongTriesKey(person));
    await sendAccountNotice(tx, kernel, person, { changed, changedAt: await timeOf(tx) });
    await writeAudit(tx, {
      ...actor,
      operation: 'reset-second-factor',
      target: { kind: 'person', id: person.personId },
    });
  });
}

/** ACC-14: the same by whoever has the machine, for those whom no administrator can help. Answers the ID in full. */
export async function resetFactorsByLoginId(kernel: ResetKernel, typed: string): Promise<{ loginId: string }> {
  const loginId = readLoginName(typed, await kernel.properties.get(platformProperties.freeMailDomain));
  const person = await findByLoginId(kernel, loginId);
  if (!person) throw refuse('CO404');
  const actor = commandActor(person.companyCode);
  await resetFactorsOf(kernel, { person, actor, changed: 'factorsResetByOperator' });
  return { loginId };
}
