import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { actorOf } from '../requests.ts';
import { deleteStandIn } from '../stand-ins.sql.ts';

export const removeOwnStandIn = defineOperation({
  name: 'remove-own-stand-in',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run(context) {
    const personId = actorOf(context);
    const isRemoved = await deleteStandIn(context.tx, { companyCode: context.companyCode, personId });
    // Without a stand-in there is no change to record.
    return { answer: null, audit: isRemoved ? { target: personTarget(personId) } : 'none' };
  },
});
