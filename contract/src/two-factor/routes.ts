import * as z from 'zod/mini';
import { typedPassword } from '../accounts/password-fields.ts';
import { sessionAnswer } from '../accounts/session-answer.ts';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { assertedPasskey, createdPasskey, creationOptions, requestOptions } from './passkey-forms.ts';
import { appCode, factorWays, passkeyName, recoveryCode, setUpWays } from './rules.ts';

const path = '/api/v1/factors';
const proof = z.strictObject({ password: typedPassword });
const passwordRefusals = ['MB_M_PASSWORD_WRONG', 'MB_M_COMMON_JS_ENTERPASS', 'EM0011'] as const;

const days = { addedAt: z.iso.datetime(), lastUsedAt: z.nullable(z.iso.datetime()) };

/** What a person has beside the password. */
export const ownFactors = z.strictObject({
  /** null: none is set up. */
  app: z.nullable(z.strictObject(days)),
  /** The oldest first. */
  passkeys: z.array(z.strictObject({ passkeyId: z.uuid(), name: z.string(), ...days })),
  /** null where there is nothing that they could stand in for. */
  recoveryCodes: z.nullable(z.strictObject({ left: z.int(), madeAt: z.iso.datetime() })),
  /** ACC-15: the last one cannot be removed. */
  isRequired: z.boolean(),
  /** What the caller's own device is called, or ''. */
  device: z.string(),
  /** No passkey can be added at an address for which browsers have none, nor beyond the limit. */
  can: z.array(z.enum(['addPasskey'])),
});
export type OwnPasskey = OwnFactors['passkeys'][number];
export type OwnFactors = z.output<typeof ownFactors>;

export const listFactors = route({ method: 'GET', path, answer: ownFactors });

/** The secret to type, and the address that the QR code holds. */
const appSecret = z.strictObject({ secret: z.string(), uri: z.string() });

/** A new secret for an authenticator app; nothing counts before its first right code. */
export const beginApp = route({
  method: 'POST',
  path: `${path}/app/set-up`,
  access: 'person',
  body: proof,
  answer: appSecret,
  refusals: [...passwordRefusals, 'MB657'],
});

/** The codes are shown this once; none where the person has some already. */
const newCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** The first right code puts the app in force, in the place of the one before. */
export const confirmApp = route({
  method: 'POST',
  path: `${path}/app`,
  access: 'person',
  body: z.strictObject({ code: appCode }),
  answer: newCodes,
  refusals: ['MB657', 'FACTOR_CODE_FORM', 'FACTOR_CODE_WRONG', 'FACTOR_SET_UP_ENDED'],
});

export const removeApp = route({
  method: 'POST',
  path: `${path}/app/removal`,
  body: proof,
  answer: success,
});

const ofPasskey = z.strictObject({ passkeyId: z.uuid() });

/** What the browser needs to make a passkey; nothing counts before it has. */
export const beginPasskey = route({
  method: 'POST',
  path: `${path}/passkeys/set-up`,
  access: 'person',
  body: proof,
  answer: z.strictObject({ options: creationOptions }),
  refusals: [...passwordRefusals, 'MB657', 'PASSKEY_UNAVAILABLE', 'PASSKEY_LIMIT'],
});

export const addPasskey = route({
  method: 'POST',
  path: `${path}/passkeys`,
  access: 'person',
  body: z.strictObject({ passkeyName, response: createdPasskey }),
  answer: newCodes,
  refusals: [
    'MB657',
    'FACTOR_SET_UP_ENDED',
    'PASSKEY_REFUSED',
    'PASSKEY_KNOWN',
    'PASSKEY_LIMIT',
    'PASSKEY_UNAVAILABLE',
  ],
});

export const renamePasskey = route({
  method: 'PUT',
  path: `${path}/passkeys/{passkeyId}`,
  access: 'person',
  params: ofPasskey,
  body: z.strictObject({ passkeyName }),
  answer: success,
  refusals: ['MB657', 'CO404'],
});

export const removePasskey = route({
  method: 'POST',
  path: `${path}/passkeys/{passkeyId}/removal`,
  access: 'person',
  params: ofPasskey,
  body: proof,
  answer: success,
  refusals: [...passwordRefusals, 'MB657', 'CO404', 'FACTOR_REQUIRED'],
});

/** Ten new recovery codes in the place of all before. */
export const renewRecoveryCodes = route({
  method: 'POST',
  path: `${path}/recovery-codes`,
  body: proof,
  answer: newCodes,
});

/** ACC-12: for somebody of the administrator's company who has lost the second factor; it ends their sessions. */
export const resetFactors = route({
  method: 'DELETE',
  path: '/api/v1/employees/{personId}/factors',
  access: 'administrator',
  params: z.strictObject({ personId: z.uuid() }),
  answer: success,
  refusals: ['CO403', 'CO404', 'MB657'],
});

const step = '/api/v1/session/factor';

/** What this browser's log-in waits for; null where it waits for nothing of the kind. */
export const readFactorStep = route({
  method: 'GET',
  path: step,
  access: 'public',
  answer: z.strictObject({
    waiting: z.nullable(
      z.strictObject({
        ways: z.array(z.enum(factorWays)),
        /** ACC-15: one of these has to be set up; empty where something is there to be proven. */
        setUp: z.array(z.enum(setUpWays)),
        /** What the caller's device is called, or ''. */
        device: z.string(),
      }),
    ),
  }),
  refusals: ['MB_M_DENY_PAGE'],
});

/** The session of a log-in that is complete; null where the terms are still to be answered. */
const passed = z.strictObject({ session: z.nullable(sessionAnswer) });
const guessRefusals = ['FACTOR_TRIES', 'FACTOR_LIMIT', 'MB_M_DENY_PAGE'] as const;

/** What the browser needs to use one of the passkeys of the person whose log-in waits. */
export const askPasskey = route({
  method: 'POST',
  path: `${step}/passkey/challenge`,
  access: 'pendingFactor',
  answer: z.strictObject({ options: requestOptions }),
  refusals: ['CO404', 'MB_M_DENY_PAGE', 'PASSKEY_UNAVAILABLE'],
});

export const passWithPasskey = route({
  method: 'POST',
  path: `${step}/passkey`,
  access: 'pendingFactor',
  body: z.strictObject({ response: assertedPasskey }),
  answer: passed,
  refusals: [...guessRefusals, 'PASSKEY_REFUSED', 'PASSKEY_COPIED', 'PASSKEY_UNAVAILABLE'],
});

export const passWithApp = route({
  method: 'POST',
  path: `${step}/app`,
  access: 'pendingFactor',
  body: z.strictObject({ code: appCode }),
  answer: passed,
  refusals: [...guessRefusals, 'FACTOR_CODE_FORM', 'FACTOR_CODE_WRONG', 'FACTOR_CODE_USED'],
});

export const passWithRecoveryCode = route({
  method: 'POST',
  path: `${step}/recovery-code`,
  access: 'pendingFactor',
  body: z.strictObject({ code: recoveryCode }),
  answer: passed,
  refusals: [...guessRefusals, 'RECOVERY_CODE_FORM', 'RECOVERY_CODE_WRONG'],
});

const setUp = `${step}/set-up`;
/** The codes are shown this once; the session is null where the terms are still to be answered. */
const entered = z.strictObject({ session: z.nullable(sessionAnswer), recoveryCodes: z.array(z.string()) });

/** ACC-15: the first factor of somebody who has to have one, between the password and the session. */
export const beginFirstApp = route({
  method: 'POST',
  path: `${setUp}/app`,
  access: 'pendingSetUp',
  answer: appSecret,
  refusals: ['MB_M_DENY_PAGE'],
});

export const confirmFirstApp = route({
  method: 'POST',
  path: `${setUp}/app/code`,
  access: 'pendingSetUp',
  body: z.strictObject({ code: appCode }),
  answer: entered,
  refusals: ['FACTOR_CODE_FORM', 'FACTOR_CODE_WRONG', 'FACTOR_SET_UP_ENDED', 'MB_M_DENY_PAGE'],
});

export const beginFirstPasskey = route({
  method: 'POST',
  path: `${setUp}/passkey`,
  access: 'pendingSetUp',
  answer: z.strictObject({ options: creationOptions }),
  refusals: ['MB_M_DENY_PAGE', 'PASSKEY_UNAVAILABLE', 'PASSKEY_LIMIT'],
});

export const addFirstPasskey = route({
  method: 'POST',
  path: `${setUp}/passkey/answer`,
  access: 'pendingSetUp',
  body: z.strictObject({ passkeyName, response: createdPasskey }),
  answer: entered,
  refusals: [
    'FACTOR_SET_UP_ENDED',
    'MB_M_DENY_PAGE',
    'PASSKEY_REFUSED',
    'PASSKEY_KNOWN',
    'PASSKEY_LIMIT',
    'PASSKEY_UNAVAILABLE',
  ],
});
