import { oneCompanySession } from '@madang/contract/access/sign-in-policies/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endSessionInCompany } from '../../../../kernel/session/company-sessions.ts';
import { requireFreshProof } from '../../../../kernel/session/fresh-proof.ts';

/** Ends one session of the company's people; the next call that it makes is refused in every process. */
export const endCompanySession = defineOperation({
  name: 'end-company-session',
  input: oneCompanySession,
  permission: 'companySessions.end',
  targets: ({ sessionId }) => [{ kind: 'session', id: sessionId }],
  refusals: ['CO404', 'PROOF_NEEDED'],
  // An input that names a session makes no sense later: sessions end by themselves.
  isSecret: true,
  async run({ tx, companyCode, sessionHash, refuse }, { sessionId }) {
    await requireFreshProof(tx, sessionHash);
    const personId = await endSessionInCompany(tx, companyCode, sessionId);
    if (personId === undefined) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});
