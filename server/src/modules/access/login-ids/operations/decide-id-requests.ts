import { idDecisions } from '@madang/contract/access/login-ids/rules.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { addNamedRows, openRun, sealForCheck } from '../../../../kernel/operations/stored/runs/open-run.ts';
import { personTarget } from '../../../people/people/index.ts';
import { peopleOfRequests } from '../id-requests.sql.ts';

/** REQ-01: opens a run that approves or refuses the chosen requests, which is checked and then waits to be confirmed. */
export const decideIdRequests = defineOperation({
  name: 'decide-id-requests',
  input: idDecisions,
  permission: 'loginIds.decide',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode, actorId, request }, { requestIds, decision, reason }) {
    if (actorId === undefined) throw refuseAny('CO401');
    const principal = { kind: 'person', companyCode, personId: actorId } as const;
    const approves = decision === 'approve';
    const operation = approves ? 'approve-id-request' : 'refuse-id-request';
    const kind = approves ? 'approveIdRequests' : 'refuseIdRequests';
    const run = await openRun(kernel, tx, { principal, request }, operation, { kind, origin: 'selection' });
    const chosen = [...new Set(requestIds)];
    const people = await peopleOfRequests(tx, companyCode, chosen);
    await addNamedRows(
      kernel,
      tx,
      run,
      chosen.map((requestId) => {
        const personId = people.get(requestId);
        return {
          input: approves ? { requestId } : { requestId, reason },
          target: personId === undefined ? undefined : personTarget(personId),
        };
      }),
    );
    await sealForCheck(tx, run);
    return {
      answer: { runId: run.runId },
      audit: { target: { kind: 'run', id: run.runId }, detail: { act: kind } },
    };
  },
});
