import * as z from 'zod/mini';
import { moment } from '@madang/contract/kernel/dates.ts';
import { anyText, storedId } from '@madang/contract/kernel/rules.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { findOwner, hasRole } from '../../../people/roles/index.ts';
import { lockState } from '../../../people/person-records/index.ts';
import { companyTarget, sendTieLetter, type TieLetter, tieNews } from '../letters.ts';
import { isInService } from '@madang/contract/ground/employment-states/states.ts';

const news = z.strictObject({
  about: z.enum(tieNews),
  otherCode: anyText(),
  personId: z.optional(storedId),
  until: z.optional(moment()),
});

/**
 * MEM-04: applies news of a tie from another company: a letter to its person or the owner, and a log row. Company
 * changes are rows alone.
 */
export const tellOfLoginTie = defineOperation({
  name: 'tell-of-login-tie',
  input: news,
  permission: 'system',
  targets: () => [],
  refusals: [],
  auditNames: ['leave-company'],
  async run({ tx, kernel, companyCode }, { about, otherCode, personId: ownerId, until }) {
    const target = companyTarget(otherCode);
    if (about === 'left' && ownerId !== undefined) {
      return { answer: null, audit: { as: 'leave-company', target, actorId: ownerId } };
    }
    if (about === 'left') throw new Error('nobody has changed company');
    const personId = ownerId ?? (await findOwner(tx, companyCode));
    if (personId !== undefined && (await mayHear(tx, { companyCode, personId }, about))) {
      await sendTieLetter(tx, kernel, { companyCode, personId }, { about, otherCode, until });
    }
    return { answer: null, audit: { target, detail: { about } } };
  },
});

/** Anyone who could not accept an offer is not asked; it then ends by its time. */
async function mayHear(tx: Tx, person: PersonKey, about: TieLetter): Promise<boolean> {
  const held = await lockState(tx, person);
  if (!held || !isInService(held.state)) return false;
  if (about !== 'offered') return true;
  return (
    (await hasRole(tx, { ...person, role: 'administrator' })) || hasRole(tx, { ...person, role: 'representative' })
  );
}
