import { anyRun, type RecipientResult } from '@madang/contract/joining/invitations/list-routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readRows, type RowResult } from '../../../../kernel/operations/stored/runs/read-run.ts';
import { findOwnRun } from '../../../../kernel/operations/stored/own-run.ts';
import { entryErrorOf } from '../recipients/entry-errors.ts';
import { invitePerson } from './invite-person.ts';

/** INV-07: result of each entry of a list, for its sender. */
export const readInvitationRun = defineQuery({
  name: 'read-invitation-run',
  input: anyRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse }, { runId }) {
    const of = { companyCode, runId, personId: reader.personId, operation: invitePerson.name };
    const run = await read((tx) => findOwnRun(tx, of));
    if (!run) throw refuse('CO404');
    const rows = await readRows(kernel, of);
    return { ...wholeList(rows.map(resultOf)), isEnded: run.isEnded };
  },
});

const states = { waiting: 'waiting', done: 'sent', refused: 'refused', failed: 'failed' } as const;

function resultOf({ state, outcome }: RowResult): RecipientResult {
  // A refused row's outcome is what `refusalJson` made of its refusal.
  const fault = state === 'refused' ? entryErrorOf(outcome as Parameters<typeof entryErrorOf>[0]) : null;
  return { state: states[state], fault };
}
