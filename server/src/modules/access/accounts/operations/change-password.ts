import { passwordChanging } from '@madang/contract/access/accounts/session-secrets.ts';
import { newPasswordRefusals } from '@madang/contract/secrets/credentials/credential-refusals.ts';
import { checkPasswordChange } from '@madang/contract/secrets/credentials/password-change.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isTied } from '../../../../kernel/session/linked-logins.sql.ts';
import { isSessionKept } from '../../../../kernel/session/session.ts';
import { passwordPersonOf } from '../password-person.ts';
import { readPasswordSetting } from '../../../ground/company-policies/index.ts';
import { openPersonSession } from '../open-session.ts';
import { deviceTrustIn, knownDevice, newDeviceCookie } from '../../../secrets/sign-in-attempts/index.ts';
import { commonPasswordIssues, refuseIssues, lockPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { isEarlierPassword, renewPassword } from '../renew-password.ts';
import { readContacts } from '../../../people/contacts/index.ts';

/**
 * Changes a known password. Other sessions and devices end; this browser's session is renewed. Rules precede the check
 * of the current password.
 */
export const changePassword = defineOperation({
  name: 'change-password',
  input: passwordChanging,
  permission: 'session',
  targets: () => [],
  refusals: [
    ...newPasswordRefusals,
    'CO429',
    'EM0011',
    'LOGIN_ELSEWHERE',
    'MB0719',
    'MB657',
    'MB708',
    'MB_M_PASSWORD_WRONG',
    'MB_T_PASSWORD_DIFFERENCE',
  ],
  isSecret: true,
  isOpenToPasswordRenewal: true,
  async prepare(context, { current, next, confirmation, ...prover }) {
    const { kernel, companyCode, actorId: personId = '', readIn, refuse } = context;
    if (await isTied(kernel.db, { companyCode, personId })) throw refuse('LOGIN_ELSEWHERE');
    const { setting, contacts } = await readIn(companyCode, async (tx) => ({
      setting: await readPasswordSetting(tx, companyCode),
      contacts: await readContacts(tx, kernel.keyring, { companyCode, personId }),
    }));
    const person = passwordPersonOf(contacts, setting);
    refuseIssues([
      ...checkPasswordChange({ current, next, confirmation }, { profile: setting.profile, person }),
      ...commonPasswordIssues(next, setting.names, 'next'),
    ]);
    const proven = await provePassword(context, { ...prover, password: current }, 'current');
    if (await isEarlierPassword(kernel, { companyCode, personId }, next)) throw refuse.field('next', 'MB0719');
    return { proven, profile: setting.profile, hash: await kernel.hasher.hash(next) };
  },
  async run({ tx, kernel, request, sessionHash, prepared: { proven, profile, hash }, refuse }, { device }) {
    const { personId } = proven;
    // The password was changed by someone else while this was being decided.
    if (!(await lockPassword(tx, proven, 'alone'))) throw refuse.field('current', 'MB_M_PASSWORD_WRONG');
    const isKept = await isSessionKept(tx, sessionHash);
    const owner = { ...proven, version: proven.version + 1 };
    await renewPassword(tx, kernel, { ...owner, hash, profile });
    const name = knownDevice(kernel.keyring, proven, device);
    // Others keep their trust in this browser; the person's own ends with the password.
    const newDevice = newDeviceCookie(kernel.keyring, owner, name, name === undefined ? '' : deviceTrustIn(device));
    return {
      answer: { ...(await openPersonSession(tx, proven, { kernel, request, isKept })), newDevice },
      audit: { target: { kind: 'person', id: personId }, fields: ['password'] },
    };
  },
});
