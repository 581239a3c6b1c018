import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { pinChange, pinProof } from './rules.ts';

export const pinStates = ['none', 'set', 'blocked'] as const;

const own = '/api/v1/profile/recovery-pin';

const pinState = z.strictObject({
  state: z.enum(pinStates),
  /** Absent: there is none. */
  setAt: z.nullable(z.iso.datetime()),
});

/** REQ-02: says if the caller has a PIN, and never the PIN itself. */
export const readRecoveryPin = route({ method: 'GET', path: own, answer: pinState });

export const changeRecoveryPin = route({ method: 'PUT', path: own, body: pinChange, answer: success });

/** Proves the person of an ID by the PIN, for the flow of the caller. */
export const proveByPin = route({
  method: 'POST',
  path: '/api/v1/recovery/pin',
  body: pinProof,
  answer: success,
});

export const pinOfPerson = z.strictObject({ personId: storedId });

const ofPerson = '/api/v1/employees/{personId}/recovery-pin';

export const readPersonPin = route({
  method: 'GET',
  path: ofPerson,
  params: pinOfPerson,
  answer: z.extend(pinState, { can: canOf(['unblock']) }),
});

/** A blocked PIN serves again, as it was. */
export const unblockRecoveryPin = route({
  method: 'DELETE',
  path: `${ofPerson}/block`,
  params: pinOfPerson,
  answer: success,
});
