import { isIP } from 'node:net';
import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import {
  creationOptions,
  requestOptions,
  type AssertedPasskey,
  type CreatedPasskey,
  type CreationOptions,
  type RequestOptions,
} from '@madang/contract/access/mfa/passkey-forms.ts';
import type { Config } from '../../../../config.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import type { NewPasskey, StoredPasskey } from './passkeys.sql.ts';

/** Site that passkeys are bound to: the product's address from its configuration, never from a request. */
interface PasskeyHome {
  readonly rpID: string;
  readonly origin: string;
}

/** Undefined where browsers offer no passkeys: at a bare address, and over plain http but for one's own machine. */
export function passkeyHome({ baseUrl }: Pick<Config, 'baseUrl'>): PasskeyHome | undefined {
  const { hostname, origin, protocol } = baseUrl;
  const isBare = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  if (isBare || (protocol !== 'https:' && hostname !== 'localhost')) return undefined;
  return { rpID: hostname, origin };
}

/** EdDSA, ES256 and RS256, which every authenticator has one of. */
const supportedAlgorithmIDs = [-8, -7, -257];
const timeout = passkeyLimits.challengeSeconds * 1_000;

/** Read when a passkey is used first: few requests need it, and it takes longer to load than most take to answer. */
const library = () => import('@simplewebauthn/server');

/** Returns what a browser needs to create a passkey; its challenge is stored for the answer. */
export async function askToCreate(
  { rpID }: PasskeyHome,
  { loginId, fullName, ...person }: PersonKey & { readonly loginId: string; readonly fullName: string },
  known: readonly StoredPasskey[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Madang',
    rpID,
    userName: loginId,
    userDisplayName: fullName,
    userID: new TextEncoder().encode(userHandleOf(person)),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    // A device whose passkey only confirms may make one that signs in alone.
    excludeCredentials: known.filter(({ opensAlone }) => opensAlone).map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return creationOptions.parse(options);
}

/** The passkey that a browser made for the challenge; undefined where it did not, or for another place. */
export async function readCreated(
  { rpID, origin }: PasskeyHome,
  challenge: string,
  response: CreatedPasskey,
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    // It is to sign in alone, so the device has to know its owner.
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified || !verified.registrationInfo) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: response.response.transports,
    opensAlone: true,
  };
}

/** Returns the user handle stored in a passkey; it identifies the company, because nothing else names one before the sign-in. */
export function userHandleOf({ companyCode, personId }: PersonKey): string {
  return `${companyCode}:${personId}`;
}

/** Undefined for a passkey from before, which names the person alone, and for what is no name of ours. */
export function personOfHandle(userHandle: string | undefined): PersonKey | undefined {
  const handle = Buffer.from(userHandle ?? '', 'base64url').toString();
  const [, companyCode, personId] = handleForm.exec(handle) ?? [];
  return companyCode === undefined || personId === undefined ? undefined : { companyCode, personId };
}

const handleForm = /^(\w{1,27}):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Returns what a browser needs to use one of the passkeys; its challenge is stored for the answer. */
export async function askToSign({ rpID }: PasskeyHome, known: readonly StoredPasskey[]): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID,
    timeout,
    userVerification: 'preferred',
    allowCredentials: known.map(descriptorOf),
  });
  return requestOptions.parse(options);
}

/** The same before anyone has said who they are: any passkey of this place, whose device checks its owner. */
export function askAnyToSign({ rpID: rpId }: PasskeyHome, challenge: string): RequestOptions {
  return { challenge, rpId, timeout, allowCredentials: [], userVerification: 'required' };
}

interface Signing {
  readonly challenge: string;
  readonly passkey: StoredPasskey;
  /** Nothing else was proven, so the device has to have checked its owner. */
  readonly isAlone?: boolean;
}

/**
 * Returns the counter signed with the challenge; undefined if the signature is wrong. `isCountNext` judges the counter,
 * because it has its own refusal.
 */
export async function readAsserted(
  { rpID, origin }: PasskeyHome,
  { challenge, passkey, isAlone = false }: Signing,
  response: AssertedPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      ...descriptorOf(passkey),
      publicKey: new Uint8Array(passkey.publicKey),
      // Below every count, so that the library leaves the rule to the statement that stores it.
      counter: -1,
    },
    requireUserVerification: isAlone,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** A count only grows, or stays 0 where the device counts nothing; another one is that of a copy. */
export function isCountNext({ counter }: Pick<StoredPasskey, 'counter'>, next: number): boolean {
  return next > counter || (next === 0 && counter === 0);
}

function descriptorOf({ credentialId, transports }: StoredPasskey) {
  return {
    id: credentialId.toString('base64url'),
    transports: [...transports],
  };
}
