import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { keyOfPerson, keyProof, keyStates, wrappedFileKey } from './rules.ts';

const own = '/api/v1/profile/key';

const keyState = z.strictObject({
  state: z.enum(keyStates),
  /** Beginning of the state; null if there never was a key. */
  since: z.nullable(z.iso.datetime()),
});
export type KeyStanding = z.output<typeof keyState>;

/** `can`: the release, by a company's only administrator. */
export const readOwnKey = route({ method: 'GET', path: own, answer: z.extend(keyState, { can: canOf(['release']) }) });

export const registerKey = route({ method: 'POST', path: own, body: keyProof, answer: success });

/** Requests the release of the key, which opens nothing until it is released or the request is withdrawn. */
export const askKeyRelease = route({ method: 'POST', path: `${own}/release-wish`, body: keyProof, answer: success });

export const withdrawKeyRelease = route({ method: 'DELETE', path: `${own}/release-wish`, answer: success });

/** A new key for one file, plain for the caller and wrapped for the file. */
export const makeFileKey = route({
  method: 'POST',
  path: `${own}/file-keys`,
  body: z.strictObject({}),
  answer: z.extend(wrappedFileKey, { fileKey: z.string() }),
});

/** The key of a file that the caller's key has sealed. */
export const openFileKey = route({
  method: 'POST',
  path: `${own}/file-keys/opening`,
  body: wrappedFileKey,
  answer: z.strictObject({ fileKey: z.string() }),
});

const ofPerson = '/api/v1/employees/{personId}/key';

export const readPersonKey = route({
  method: 'GET',
  path: ofPerson,
  params: keyOfPerson,
  answer: z.extend(keyState, { can: canOf(['release', 'reset']) }),
});

/** Carries a release out that the person asked for: the key is destroyed. */
export const releaseKey = route({ method: 'POST', path: `${ofPerson}/release`, params: keyOfPerson, answer: success });

/** Whatever state the person's key is in, it is released: they begin again with a new one. */
export const resetKey = route({ method: 'POST', path: `${ofPerson}/reset`, params: keyOfPerson, answer: success });
