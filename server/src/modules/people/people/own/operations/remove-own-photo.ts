import * as z from 'zod/mini';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { changePhoto } from '../../../../people/photos/index.ts';
import { refuseSynchronising } from '../../../../people/person-records/index.ts';

/** ACC-09: takes the person's own photo away, with its files. */
export const removeOwnPhoto = defineOperation({
  name: 'remove-own-photo',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'MB657', 'MB708'],
  async run({ tx, companyCode, actorId: personId = '', refuse }) {
    const key = { companyCode, personId };
    await refuseSynchronising(tx, key);
    if (!(await changePhoto(tx, key, null))) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['photo'] } };
  },
});
