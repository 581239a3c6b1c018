import { companyChanging } from '@madang/contract/access/linked-accounts/inputs.ts';
import { type Tx, enterCompany } from '../../../../kernel/db/database.ts';
import { defineOpenOperation } from '../../../../kernel/operations/definition.ts';
import { lockLoginOf, lockTieTo } from '../../../../kernel/session/linked-logins.sql.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { readSession, recentSeconds, takeSession } from '../../../../kernel/session/session.ts';
import { deviceTrustIn, withDeviceTrust } from '../../../secrets/sign-in-attempts/index.ts';
import { letIn, waitingNames } from '../../accounts/index.ts';
import { firstVersion } from '../../../secrets/passwords/index.ts';
import { hasRole } from '../../../people/roles/index.ts';
import { lockState } from '../../../people/person-records/index.ts';
import { notifyLater } from '../notify-later.ts';
import { isInService } from '@madang/contract/ground/employment-states/states.ts';

/**
 * MEM-04: opens a session in another company of the login and ends the former. The target's networks, factor, terms and
 * lengths apply; one of two wins.
 */
export const changeCompany = defineOpenOperation({
  name: 'change-company',
  input: companyChanging,
  refusals: [
    'AC100',
    'ACCESS_ON_LEAVE',
    'ACCESS_ON_LEAVE_UNTIL',
    'ACCESS_SUSPENDED',
    'ACCESS_SUSPENDED_UNTIL',
    'COMPANY_ENDED',
    'CONSENT_NEEDED',
    'EM0010',
    'NETWORK_NOT_ALLOWED',
    'PASSWORD_RENEWAL_NEEDED',
    'TIE_LOG_IN_AGAIN',
    'TIE_OVER',
  ],
  isSecret: true,
  auditNames: waitingNames,
  async prepare({ kernel, request, refuse }, { formerSecret: secret, setUpSecret }) {
    const { address } = request;
    const session = secret === undefined ? undefined : await readSession(kernel, { secret, setUpSecret, address });
    if (!session) throw refuse('AC100');
    // As every call of a session: neither is left behind by a change of company.
    if (session.needsConsent) throw refuse('CONSENT_NEEDED');
    if (session.mustRenewPassword) throw refuse('PASSWORD_RENEWAL_NEEDED');
    return session;
  },
  async run({ tx, kernel, request, prepared: session, refuse }, { companyCode }) {
    const target = await findTarget(tx, session, companyCode);
    if (!target || companyCode === session.companyCode) throw refuse('TIE_OVER');
    await enterCompany(tx, companyCode);
    const held = await lockState(tx, target.person);
    if (!held || !isInService(held.state)) throw refuse('TIE_OVER');
    const mayEnter =
      target.isHome ||
      (await hasRole(tx, { ...target.person, role: 'administrator' })) ||
      (await hasRole(tx, { ...target.person, role: 'dispatched' }));
    if (!mayEnter) throw refuse('TIE_OVER');
    const former = await takeSession(tx, session.tokenHash);
    if (!former) throw refuse('AC100');
    const { isKept, expiresAt: endsBy, openedAt } = former;
    const coming = { kernel, request, setUpSecret: undefined, isKept, endsBy, openedAt };
    const { entrance, audit } = await letIn(tx, { ...target.person, version: firstVersion }, coming);
    // Anyone who finds a browser that was left open must not guard the account with a factor of their own.
    if (entrance.waitsFor === 'setUp' && !former.isRecent) throw refuse('TIE_LOG_IN_AGAIN', { 0: recentSeconds / 60 });
    await notifyLater(tx, {
      companyCode: session.companyCode,
      about: 'left',
      otherCode: companyCode,
      personId: session.personId,
    });
    const { deviceCookie } = request;
    const { newDevice: changed } = entrance;
    // The browser is known to the login's own company, as it was; a used trust has another secret.
    const newDevice = deviceCookie && changed && withDeviceTrust(deviceCookie, deviceTrustIn(changed));
    return { answer: { ...entrance, newDevice }, audit };
  },
});

interface Found {
  readonly person: PersonKey;
  /** The company of the login itself. */
  readonly isHome: boolean;
}

/** The person of a session's login in a company; the ties on the way are held, so that none ends by then. */
async function findTarget(tx: Tx, session: PersonKey, companyCode: string): Promise<Found | undefined> {
  const elsewhere = await lockLoginOf(tx, session);
  const login = elsewhere ?? { companyCode: session.companyCode, personId: session.personId };
  if (login.companyCode === companyCode) return { person: login, isHome: true };
  const person = await lockTieTo(tx, login, companyCode);
  return person && { person, isHome: false };
}
