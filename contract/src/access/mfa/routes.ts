import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { sessionAnswer } from '../accounts/session-answer.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { assertedPasskey, createdPasskey, creationOptions, requestOptions } from './passkey-forms.ts';
import { appCode, factorWays, passkeyName, recoveryCode, setUpWays } from './rules.ts';
import { storedId } from '../../kernel/rules.ts';

const path = '/api/v1/factors';
const proof = z.strictObject({ password: typedPassword });

const days = { addedAt: z.iso.datetime(), lastUsedAt: z.nullable(z.iso.datetime()) };

/** MFA methods of a user, in addition to the password. */
export const ownFactors = z.strictObject({
  /** null: none is set up. */
  app: z.nullable(z.strictObject(days)),
  /** The oldest first. */
  passkeys: z.array(
    z.strictObject({
      passkeyId: z.uuid(),
      name: z.string(),
      /** It signs in without ID and password; else it confirms a sign-in. */
      opensAlone: z.boolean(),
      ...days,
    }),
  ),
  /** null where there is nothing that they could stand in for. */
  recoveryCodes: z.nullable(z.strictObject({ left: z.int(), madeAt: z.iso.datetime() })),
  /** ACC-15: the last one cannot be removed. */
  isRequired: z.boolean(),
  /** Name of the caller's own device, or ''. */
  device: z.string(),
  /** No passkey can be added at an address for which browsers have none, nor beyond the limit. */
  can: canOf(['addPasskey']),
});
export type OwnPasskey = OwnFactors['passkeys'][number];
export type OwnFactors = z.output<typeof ownFactors>;

export const readFactors = route({ method: 'GET', path, answer: ownFactors });

/** The secret to type, and the address that the QR code holds. */
const appSecret = z.strictObject({ secret: z.string(), uri: z.string() });

/** A new secret for an authenticator app; nothing counts before its first right code. */
export const beginApp = route({
  method: 'POST',
  path: `${path}/app/set-up`,
  body: proof,
  answer: appSecret,
});

/** The codes are shown this once; none where the person has some already. */
const newCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** The first right code puts the app in force, in the place of the one before. */
export const confirmApp = route({
  method: 'POST',
  path: `${path}/app`,
  body: z.strictObject({ code: appCode }),
  answer: newCodes,
});

export const removeApp = route({
  method: 'POST',
  path: `${path}/app/removal`,
  body: proof,
  answer: success,
});

export const ofPasskey = z.strictObject({ passkeyId: storedId });

/** Returns the options that the browser needs to create a passkey; nothing counts until the browser has created it. */
export const beginPasskey = route({
  method: 'POST',
  path: `${path}/passkeys/set-up`,
  body: proof,
  answer: z.strictObject({ options: creationOptions }),
});

export const addPasskey = route({
  method: 'POST',
  path: `${path}/passkeys`,
  body: z.strictObject({ passkeyName, response: createdPasskey }),
  answer: newCodes,
});

export const renamePasskey = route({
  method: 'PUT',
  path: `${path}/passkeys/{passkeyId}`,
  params: ofPasskey,
  body: z.strictObject({ passkeyName }),
  answer: success,
});

export const removePasskey = route({
  method: 'POST',
  path: `${path}/passkeys/{passkeyId}/removal`,
  params: ofPasskey,
  body: proof,
  answer: success,
});

/** Ten new recovery codes in the place of all before. */
export const renewRecoveryCodes = route({
  method: 'POST',
  path: `${path}/recovery-codes`,
  body: proof,
  answer: newCodes,
});

export const ofPerson = z.strictObject({ personId: storedId });

/** ACC-12: for someone of the administrator's company who has lost the second factor; it ends their sessions. */
export const resetFactors = route({
  method: 'DELETE',
  path: '/api/v1/employees/{personId}/factors',
  params: ofPerson,
  answer: success,
});

const personFactors = '/api/v1/employees/{personId}/factors';

/** Returns the MFA methods of a person in the administrator's company, for callers who may remove them. */
export const readPersonFactors = route({
  method: 'GET',
  path: personFactors,
  params: ofPerson,
  answer: z.extend(z.pick(ownFactors, { app: true, passkeys: true, recoveryCodes: true }), { can: canOf(['remove']) }),
});
export type PersonFactors = z.output<typeof readPersonFactors.answer>;

/** The lost one of a person's factors; `passkeyId` is absent for the app. */
export const personFactor = z.extend(ofPerson, { passkeyId: z.optional(storedId) });

export const removePersonApp = route({
  method: 'DELETE',
  path: `${personFactors}/app`,
  params: ofPerson,
  answer: success,
});

export const removePersonPasskey = route({
  method: 'DELETE',
  path: `${personFactors}/passkeys/{passkeyId}`,
  params: z.extend(ofPerson, ofPasskey.shape),
  answer: success,
});

const step = '/api/v1/session/factor';

/** Returns the MFA step that this browser's sign-in awaits; null if it awaits no such step. */
export const readFactorStep = route({
  method: 'GET',
  path: step,
  answer: z.strictObject({
    waiting: z.nullable(
      z.strictObject({
        ways: z.array(z.enum(factorWays)),
        /** ACC-15: one of these has to be set up; empty where something is there to be proven. */
        setUp: z.array(z.enum(setUpWays)),
        /** ACC-17: for how many days the company lets this device be asked for none; 0: not at all. */
        trustDays: z.int(),
        /** Name of the caller's device, or ''. */
        device: z.string(),
      }),
    ),
  }),
});

/** ACC-17: this device is to be asked for none for as long as the company allows. */
const isTrusting = z.optional(z.boolean());

/** The session of a sign-in that is complete; null where the terms are still to be answered. */
const passed = z.strictObject({ session: z.nullable(sessionAnswer) });

/** Returns the options that the browser needs to use a passkey of the user whose sign-in is pending. */
export const askPasskey = route({
  method: 'POST',
  path: `${step}/passkey/challenge`,
  answer: z.strictObject({ options: requestOptions }),
});

export const passWithPasskey = route({
  method: 'POST',
  path: `${step}/passkey`,
  body: z.strictObject({ response: assertedPasskey, isTrusting }),
  answer: passed,
});

export const passWithApp = route({
  method: 'POST',
  path: `${step}/app`,
  body: z.strictObject({ code: appCode, isTrusting }),
  answer: passed,
});

export const passWithRecoveryCode = route({
  method: 'POST',
  path: `${step}/recovery-code`,
  body: z.strictObject({ code: recoveryCode }),
  answer: passed,
});

const setUp = `${step}/set-up`;
/** The codes are shown this once; the session is null where the terms are still to be answered. */
const entered = z.strictObject({ session: z.nullable(sessionAnswer), recoveryCodes: z.array(z.string()) });

/** ACC-15: the first factor of someone who has to have one, between the password and the session. */
export const beginFirstApp = route({
  method: 'POST',
  path: `${setUp}/app`,
  answer: appSecret,
});

export const confirmFirstApp = route({
  method: 'POST',
  path: `${setUp}/app/code`,
  body: z.strictObject({ code: appCode }),
  answer: entered,
});

export const beginFirstPasskey = route({
  method: 'POST',
  path: `${setUp}/passkey`,
  answer: z.strictObject({ options: creationOptions }),
});

export const addFirstPasskey = route({
  method: 'POST',
  path: `${setUp}/passkey/answer`,
  body: z.strictObject({ passkeyName, response: createdPasskey }),
  answer: entered,
});
