import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { markAskedBack } from '../person-keys.sql.ts';

/** STA-05: ready for release becomes registered again. */
export const withdrawKeyRelease = defineOperation({
  name: 'withdraw-key-release',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, companyCode, actorId: personId = '', refuse }) {
    if (!(await markAskedBack(tx, { companyCode, personId }, false))) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['key'] } };
  },
});
