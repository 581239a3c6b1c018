import * as z from 'zod/mini';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';

/** Ends every session of the person, this one included. */
export const logOutEverywhere = defineOperation({
  name: 'log-out-everywhere',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode, actorId: personId = '' }) {
    await endSessionsOf(tx, { companyCode, personId });
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});
