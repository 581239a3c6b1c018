import { companySessionsEnding } from '@madang/contract/access/sign-in-policies/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endSessionsBut } from '../../../../kernel/session/company-sessions.ts';
import { requireFreshProof } from '../../../../kernel/session/fresh-proof.ts';
import { arePeopleOf } from '../../../people/people/index.ts';
import { rulesOf } from '../sign-in-policies.ts';

/** Logs a person out everywhere, or everyone of the company but the caller and those who have more rights. */
export const endCompanySessions = defineOperation({
  name: 'end-company-sessions',
  input: companySessionsEnding,
  permission: 'companySessions.end',
  targets: ({ personId }) => (personId === undefined ? [] : [{ kind: 'person', id: personId }]),
  refusals: ['CO404', 'PROOF_NEEDED'],
  async run({ tx, companyCode, actorId, sessionHash, refuse }, { personId }) {
    await requireFreshProof(tx, sessionHash);
    if (personId !== undefined && !(await arePeopleOf(tx, companyCode, [personId]))) throw refuse('CO404');
    const count = await endSessionsBut(tx, { companyCode, personId, actorId }, sessionHash);
    const target = personId === undefined ? rulesOf(companyCode) : { kind: 'person', id: personId };
    return { answer: { count }, audit: { target, detail: { count } } };
  },
});
