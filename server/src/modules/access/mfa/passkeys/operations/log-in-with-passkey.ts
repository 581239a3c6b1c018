import { pendingLimits } from '@madang/contract/access/consents/limits.ts';
import { passkeySignIn } from '@madang/contract/access/mfa/inputs.ts';
import { enterCompany } from '../../../../../kernel/db/database.ts';
import { defineOpenOperation } from '../../../../../kernel/operations/definition.ts';
import { openPendingSignIn } from '../../../../../kernel/session/pending-sign-in.ts';
import { endSession } from '../../../../../kernel/session/session.ts';
import { failedSignInsOf, notingRefused } from '../../../sign-in-policies/index.ts';
import { openSignIn } from '../../../accounts/index.ts';
import { newSecret, secretHash } from '../../../../../kernel/crypto/keyring.ts';
import {
  countNetworkTry,
  deviceNameIn,
  deviceTrustIn,
  knownDevice,
  newDeviceCookie,
} from '../../../../secrets/sign-in-attempts/index.ts';
import { lockAccount } from '../../../../secrets/credentials/index.ts';
import { lockVersion } from '../../../../secrets/passwords/index.ts';
import { findDueTerms } from '../../../../people/own-records/index.ts';
import { copyName, notifyOfCopy } from '../copied-passkey.ts';
import { takeSignInChallenge } from '../sign-in-challenges.ts';
import { listPasskeys, spendCounter } from '../passkeys.sql.ts';
import { isCountNext, passkeyHome, personOfHandle, readAsserted } from '../passkeys.ts';

const awaitingConsent = 'log-in-awaiting-consent';

/**
 * ACC-13: signs in by a passkey whose device checked its owner, which counts as both factors. The session or the
 * consent step follows.
 */
export const logInWithPasskey = defineOpenOperation({
  name: 'log-in-with-passkey',
  input: passkeySignIn,
  refusals: [
    'ACCESS_ON_LEAVE',
    'ACCESS_ON_LEAVE_UNTIL',
    'ACCESS_SUSPENDED',
    'ACCESS_SUSPENDED_UNTIL',
    'CO429',
    'COMPANY_ENDED',
    'NETWORK_NOT_ALLOWED',
    'PASSKEY_COPIED',
    'PASSKEY_REFUSED',
    'PASSKEY_SECOND_STEP',
    'PASSKEY_UNAVAILABLE',
  ],
  isSecret: true,
  auditNames: [awaitingConsent, copyName],
  async prepare({ kernel, request, readIn, refuse }, { response, challengeSecret }) {
    const home = passkeyHome(kernel.config);
    if (!home) throw refuse('PASSKEY_UNAVAILABLE');
    const networkTry = await countNetworkTry(kernel, request.address);
    const { clientDataJSON, userHandle } = response.response;
    const challenge = await takeSignInChallenge(kernel.db, kernel.keyring, { clientDataJSON, secret: challengeSecret });
    if (challenge === undefined) throw refuse('PASSKEY_REFUSED');
    const person = personOfHandle(userHandle);
    // Said of how it names its owner, before anyone is looked for.
    if (!person) throw refuse('PASSKEY_SECOND_STEP');
    const credentialId = Buffer.from(response.id, 'base64url');
    const own = await readIn(person.companyCode, (tx) => listPasskeys(tx, person));
    const passkey = own.find((each) => each.opensAlone && each.credentialId.equals(credentialId));
    const fail = () => {
      failedSignInsOf(kernel).note({ ...person, reason: 'passkey', address: request.address });
      return refuse('PASSKEY_REFUSED');
    };
    if (!passkey) throw fail();
    const { userHandle: _known, ...signed } = response.response;
    const counter = await readAsserted(home, { challenge, passkey, isAlone: true }, { ...response, response: signed });
    if (counter === undefined) throw fail();
    await networkTry.refundAttempt();
    return { person, passkey, counter };
  },
  async run(context, { device, formerSecret, setUpSecret, staySignedIn: isKept }) {
    const { tx, kernel, request, prepared, refuse } = context;
    const { person, passkey, counter } = prepared;
    await enterCompany(tx, person.companyCode);
    if (!(await lockAccount(tx, person))) throw refuse('PASSKEY_REFUSED');
    if (!isCountNext(passkey, counter)) {
      const copied = await notifyOfCopy(tx, kernel, person, passkey);
      return { refusal: refuse('PASSKEY_COPIED'), audit: { ...copied, actorId: person.personId } };
    }
    // It was removed in the meantime, or used by another request.
    if (!(await spendCounter(tx, person, { ...passkey, counter }))) throw refuse('PASSKEY_REFUSED');
    if (formerSecret !== undefined) await endSession(tx, secretHash(formerSecret));
    const isPending = (await findDueTerms(tx, person)).length > 0;
    const { admission } = kernel;
    const limits = { lifetimeSeconds: pendingLimits.lifetimeSeconds, isKept, endsBy: undefined, admission };
    const { address } = request;
    const deviceName = deviceNameIn(device) ?? newSecret();
    const opened = await notingRefused(kernel, { ...person, address }, () =>
      isPending
        ? openPendingSignIn(tx, person, { ...limits, factor: 'passed', address })
        : openSignIn(tx, person, { kernel, request, setUpSecret, isKept, deviceName }),
    );
    const owner = { ...person, version: await lockVersion(tx, person, 'shared') };
    const isKnown = knownDevice(kernel.keyring, owner, device) !== undefined;
    const newDevice = isKnown ? undefined : newDeviceCookie(kernel.keyring, owner, deviceName, deviceTrustIn(device));
    return {
      answer: { ...opened, isPending, newDevice },
      audit: {
        ...(isPending ? { as: awaitingConsent } : {}),
        target: { kind: 'person', id: person.personId },
        fields: ['passkey'],
        actorId: person.personId,
      },
    };
  },
});
