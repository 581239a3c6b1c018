import * as z from 'zod/mini';
import { reinstating } from '@madang/contract/people/employment/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { CompanyContext } from '../../../../kernel/operations/context.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { requireNewPassword } from '../../../secrets/passwords/index.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { giveRoles } from '../../roles/index.ts';
import { changeId, type ChangeSteps, insertChange, requireNewest, stateChanged } from '../changes.sql.ts';
import { tellOfChange } from '../letters.ts';
import type { ReturnedThing } from '../returned.ts';
import { setReinstated } from '../state.sql.ts';

// Keys and factors do not come back: the person makes new ones, and chooses another password at the next sign-in.

/** STA-04: brings a retired person back, with roles, posts and things by their own operations; lists what could not. */
export const reinstatePerson = defineOperation({
  name: 'reinstate-person',
  input: z.extend(reinstating, { changeId }),
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'MB657', 'MB708', 'MB703'],
  async run(context, { personId, note, changeId: expected }) {
    const { tx, kernel, companyCode, actorId } = context;
    const key = { companyCode, personId };
    // Before the person's row, as retirements lock them.
    await lockCompany(tx, companyCode);
    await requireAct(tx, key, 'reinstate');
    const retirement = await requireNewest(tx, kernel.keyring, key, { kind: 'retired', expected });
    await setReinstated(tx, key);
    // A person retired before changes were kept has no steps; an employee's role comes back to everyone.
    await giveRoles(tx, key, retirement?.steps.roles ?? ['employee']);
    await requireNewPassword(tx, key);
    const { returned, lost } = await bringBack(context, retirement?.steps.back ?? []);
    const takesBack = await insertChange(tx, kernel.keyring, {
      ...key,
      kind: 'reinstated',
      before: 'retired',
      after: 'inService',
      reason: { reason: '', note },
      steps: { returned, lost },
      actorId,
    });
    await tellOfChange(tx, kernel, key, { kind: 'reinstated' });
    const { reason, note: why } = retirement?.reason ?? { reason: 'other', note: '' };
    return {
      answer: { returned: [...returned], lost: [...lost] },
      audit: {
        target: personTarget(personId),
        ...stateChanged('retired', 'inService'),
        detail: { returned: returned.length, lost: lost.length },
      },
      undoInRun: {
        name: 'retire-person',
        input: { personId, reason, note: why, when: 'now', handovers: 'proposed', takesBack },
      },
    };
  },
});

/** Takes back what ended, the last first, each by itself. */
async function bringBack(
  { also }: Pick<CompanyContext<unknown, never>, 'also'>,
  back: NonNullable<ChangeSteps['back']>,
): Promise<{ readonly returned: readonly ReturnedThing[]; readonly lost: readonly ReturnedThing[] }> {
  const returned: ReturnedThing[] = [];
  const lost: ReturnedThing[] = [];
  for (const { step, ...thing } of back.toReversed()) {
    const done = step && (await also(step));
    (done === undefined || 'refusal' in done ? lost : returned).push(thing);
  }
  return { returned, lost };
}
