import * as z from 'zod/mini';
import { typedPassword } from '../accounts/password-fields.ts';
import { sessionAnswer } from '../accounts/session-answer.ts';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { appCode, factorWays, recoveryCode } from './rules.ts';

const path = '/api/v1/factors';
const proof = z.strictObject({ password: typedPassword });
const passwordRefusals = ['MB_M_PASSWORD_WRONG', 'MB_M_COMMON_JS_ENTERPASS', 'EM0011'] as const;

/** What a person has beside the password. */
export const ownFactors = z.strictObject({
  /** null: none is set up. */
  app: z.nullable(z.strictObject({ addedAt: z.iso.datetime(), lastUsedAt: z.nullable(z.iso.datetime()) })),
  /** null where there is nothing that they could stand in for. */
  recoveryCodes: z.nullable(z.strictObject({ left: z.int(), madeAt: z.iso.datetime() })),
});
export type OwnFactors = z.output<typeof ownFactors>;

export const listFactors = route({ method: 'GET', path, access: 'person', answer: ownFactors, refusals: [] });

/** A new secret for an authenticator app; nothing counts before its first right code. */
export const beginApp = route({
  method: 'POST',
  path: `${path}/app/set-up`,
  access: 'person',
  body: proof,
  /** The secret to type, and the address that the QR code holds. */
  answer: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: [...passwordRefusals],
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
  refusals: ['FACTOR_CODE_FORM', 'FACTOR_CODE_WRONG', 'FACTOR_SET_UP_ENDED'],
});

export const removeApp = route({
  method: 'POST',
  path: `${path}/app/removal`,
  access: 'person',
  body: proof,
  answer: success,
  refusals: [...passwordRefusals, 'CO404'],
});

/** Ten new recovery codes in the place of all before. */
export const renewRecoveryCodes = route({
  method: 'POST',
  path: `${path}/recovery-codes`,
  access: 'person',
  body: proof,
  answer: newCodes,
  refusals: [...passwordRefusals, 'CO404'],
});

/** ACC-12: for somebody of the administrator's company who has lost the second factor; it ends their sessions. */
export const resetFactors = route({
  method: 'DELETE',
  path: '/api/v1/employees/{personId}/factors',
  access: 'administrator',
  params: z.strictObject({ personId: z.uuid() }),
  answer: success,
  refusals: ['CO403', 'CO404'],
});

const step = '/api/v1/session/factor';

/** What this browser's log-in waits for; null where it waits for nothing of the kind. */
export const readFactorStep = route({
  method: 'GET',
  path: step,
  access: 'public',
  answer: z.strictObject({ waiting: z.nullable(z.strictObject({ ways: z.array(z.enum(factorWays)) })) }),
  refusals: ['MB_M_DENY_PAGE'],
});

/** The session of a log-in that is complete; null where the terms are still to be answered. */
const passed = z.strictObject({ session: z.nullable(sessionAnswer) });
const guessRefusals = ['FACTOR_TRIES', 'FACTOR_LIMIT', 'MB_M_DENY_PAGE'] as const;

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
