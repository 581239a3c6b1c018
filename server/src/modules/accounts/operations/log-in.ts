import { logInInput } from '@madang/contract/accounts/session-secrets.ts';
import { readLoginName } from '@madang/contract/credentials/login-id.ts';
import { pendingLimits } from '@madang/contract/consents/limits.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { enterCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { defineOpenOperation } from '../../../kernel/operations/definition.ts';
import { openPendingLogIn } from '../../../kernel/session/pending-log-in.ts';
import { endSession } from '../../../kernel/session/session.ts';
import {
  authenticateComing,
  type Authenticated,
  needsSecondFactor,
  knownDevice,
  newDeviceCookie,
  hasSecondFactor,
  lockPassword,
} from '../../credentials/index.ts';
import { openLogIn } from '../open-session.ts';
import { findDueTerms } from '../../people/index.ts';

const waits = {
  factor: { name: 'log-in-awaiting-factor', factor: 'asked' },
  setUp: { name: 'log-in-awaiting-set-up', factor: 'missing' },
  consent: { name: 'log-in-awaiting-consent', factor: 'passed' },
} as const;
export type WaitsFor = keyof typeof waits;

/**
 * A new session for who knows the password; everything else is the one refusal EM0010. Who has a second factor gets no
 * session but a log-in that waits for it (ACC-12), who has to set one up one that waits for that (ACC-15), and whose terms
 * changed one that waits for the answers (RCN-05).
 */
export const logIn = defineOpenOperation({
  name: 'log-in',
  input: logInInput,
  refusals: ['APPROVAL_AWAITED', 'CO429', 'COMPANY_ENDED', 'EM0010', 'EM0011'],
  isSecret: true,
  auditNames: Object.values(waits).map(({ name }) => name),
  async prepare({ kernel, request, refuse }, { loginId: typed, password, device }) {
    const loginId = readLoginName(typed, await kernel.properties.get(platformProperties.freeMailDomain));
    const person = await authenticateComing(kernel, { loginId, device, address: request.address, password });
    if (!person) throw refuse('EM0010');
    if (person === 'applicant') throw refuse('APPROVAL_AWAITED');
    return person;
  },
  async run({ tx, kernel, request, prepared: person, refuse }, { device, formerSecret, setUpSecret }) {
    const { companyCode, personId } = person;
    await enterCompany(tx, companyCode);
    // The password was changed while it was being checked.
    if (!(await lockPassword(tx, person, 'shared'))) throw refuse('EM0010');
    if (formerSecret !== undefined) await endSession(tx, secretHash(formerSecret));
    const waitsFor = await whatIsAsked(tx, kernel, person);
    const { lifetimeSeconds } = pendingLimits;
    const secret = waitsFor
      ? await openPendingLogIn(tx, person, { lifetimeSeconds, factor: waits[waitsFor].factor })
      : await openLogIn(tx, person, { kernel, request, setUpSecret });
    const isKnown = knownDevice(kernel.keyring, person, device) !== undefined;
    return {
      answer: { secret, waitsFor, newDevice: isKnown ? undefined : newDeviceCookie(kernel.keyring, person) },
      audit: {
        ...(waitsFor ? { as: waits[waitsFor].name } : {}),
        target: { kind: 'person', id: personId },
        actorId: personId,
      },
    };
  },
});

/** The factor first: anyone who knows the password alone must not answer terms in the person's name. */
async function whatIsAsked(tx: Tx, kernel: Kernel, person: Authenticated): Promise<WaitsFor | undefined> {
  if (await hasSecondFactor(tx, person)) return 'factor';
  if (await needsSecondFactor(tx, kernel, person.companyCode)) return 'setUp';
  return (await findDueTerms(tx, person)).length > 0 ? 'consent' : undefined;
}
