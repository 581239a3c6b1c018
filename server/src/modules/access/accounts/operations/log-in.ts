import { signInInput } from '@madang/contract/access/accounts/session-secrets.ts';
import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { enterCompany } from '../../../../kernel/db/database.ts';
import { defineOpenOperation } from '../../../../kernel/operations/definition.ts';
import { endSession } from '../../../../kernel/session/session.ts';
import { authenticateComing, lockPassword } from '../../../secrets/passwords/index.ts';
import { letIn, waitingNames } from '../let-in.ts';

/**
 * Opens a session by password, or refuses with EM0010. A factor (ACC-12), its set-up (ACC-15) or changed terms (RCN-05)
 * make a pending sign-in instead.
 */
export const logIn = defineOpenOperation({
  name: 'log-in',
  input: signInInput,
  refusals: [
    'ACCESS_ON_LEAVE',
    'ACCESS_ON_LEAVE_UNTIL',
    'ACCESS_SUSPENDED',
    'ACCESS_SUSPENDED_UNTIL',
    'APPROVAL_AWAITED',
    'CO429',
    'COMPANY_ENDED',
    'EM0010',
    'EM0011',
    'NETWORK_NOT_ALLOWED',
  ],
  isSecret: true,
  auditNames: waitingNames,
  async prepare({ kernel, request, refuse }, { loginId: typed, password, device }) {
    const loginId = readLoginName(typed, await kernel.properties.get(platformProperties.freeMailDomain));
    const { address, gone } = request;
    // A caller who left would never get the session.
    const person = await authenticateComing(kernel, { loginId, device, address, password, gone });
    if (!person) throw refuse('EM0010');
    if (person === 'applicant') throw refuse('APPROVAL_AWAITED');
    return person;
  },
  async run({ tx, kernel, request, prepared: person, refuse }, { formerSecret, setUpSecret, staySignedIn: isKept }) {
    const { companyCode } = person;
    await enterCompany(tx, companyCode);
    // The password was changed while it was being checked.
    if (!(await lockPassword(tx, person, 'shared'))) throw refuse('EM0010');
    if (formerSecret !== undefined) await endSession(tx, secretHash(formerSecret));
    const { entrance, audit } = await letIn(tx, person, { kernel, request, setUpSecret, isKept });
    return { answer: entrance, audit };
  },
});
