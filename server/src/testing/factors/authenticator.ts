import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { AssertedAlone, AssertedPasskey, CreatedPasskey } from '@madang/contract/access/mfa/passkey-forms.ts';
import { askLogInPasskey, logInWithPasskey } from '@madang/contract/access/mfa/passkey-sign-in-routes.ts';
import type { addPasskey, askPasskey, beginPasskey } from '@madang/contract/access/mfa/routes.ts';
import type { AnswerOf, BodyOf } from '@madang/contract/kernel/route.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { userHandleOf } from '../../modules/access/mfa/index.ts';
import type { Browser } from '../browser.ts';
import { factorCalls as calls } from '../one-time-codes.ts';
import { signInAs, type TestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';

/** The calls of passkeys. */
export const passkeyCalls = {
  begin: `${calls.list}/passkeys/set-up`,
  add: `${calls.list}/passkeys`,
  of: (passkeyId: string) => `${calls.list}/passkeys/${passkeyId}`,
  ask: `${calls.step}/passkey/challenge`,
  pass: `${calls.step}/passkey`,
  askAlone: askLogInPasskey.path,
  passAlone: logInWithPasskey.path,
} as const;

/** Challenge and place in which a passkey reports that it is used. */
interface Use {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

/** A passkey of a test: what a security key does, without the key (WebAuthn level 2, attestation 'none'). */
export class TestPasskey {
  counter = 0;
  readonly #id: Buffer;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor(id = randomBytes(32)) {
    this.#id = id;
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  create(use: Use, { isVerified = true } = {}): CreatedPasskey {
    const data = Buffer.concat([
      this.#head(use.rpId, userPresent | (isVerified ? userVerified : 0) | hasCredential),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.#coseKey(),
    ]);
    // A map of three in CBOR: fmt 'none', attStmt {}, authData.
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
    const attestation = Buffer.concat([head, Buffer.from([data.length]), data]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', use).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Counts one further, as keys do that count, and signs. */
  use(use: Use, { isVerified = true } = {}): AssertedPasskey {
    this.counter += 1;
    return this.signWithoutCounting(use, isVerified);
  }

  signWithoutCounting(use: Use, isVerified = true): AssertedPasskey {
    const client = clientData('webauthn.get', use);
    const data = this.#head(use.rpId, userPresent | (isVerified ? userVerified : 0));
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  /** The same without an ID before it: the key says whose it is. */
  useAlone(use: Use, owner: PersonKey | string, { isVerified = true } = {}): AssertedAlone {
    const handle = typeof owner === 'string' ? owner : userHandleOf(owner);
    const { response, ...asserted } = this.use(use, { isVerified });
    return { ...asserted, response: { ...response, userHandle: Buffer.from(handle).toString('base64url') } };
  }

  #head(rpId: string, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  /** ES256 as COSE writes it: kind, algorithm, curve and the point's two coordinates. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
    return Buffer.concat([head, Buffer.from(x, 'base64url'), middle, Buffer.from(y, 'base64url')]);
  }
}

function clientData(type: string, { challenge, origin }: Use): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Returns the data that a browser at the product's own address sends to the key. */
export function atHome({ kernel }: Pick<TestApp, 'kernel'>, challenge: string): Use {
  const { origin, hostname } = kernel.config.baseUrl;
  return { challenge, origin, rpId: hostname };
}

export async function beginPasskeyAt(browser: Browser, password: string): Promise<string> {
  const answer = await browser.post(passkeyCalls.begin, { password });
  if (answer.status !== 200) throw new Error(`no passkey was begun: ${answer.error.errorCode}`);
  return answer.json<AnswerOf<typeof beginPasskey>>().options.challenge;
}

/** The challenge of the sign-in page, at which no one has said who they are. */
export async function askAloneAt(browser: Browser): Promise<string> {
  const answer = await browser.post(passkeyCalls.askAlone);
  if (answer.status !== 200) throw new Error(`no passkey was asked for: ${answer.error.errorCode}`);
  return answer.json<AnswerOf<typeof askLogInPasskey>>().options.challenge;
}

export async function askPasskeyAt(browser: Browser): Promise<string> {
  const answer = await browser.post(passkeyCalls.ask);
  if (answer.status !== 200) throw new Error(`no passkey was asked for: ${answer.error.errorCode}`);
  return answer.json<AnswerOf<typeof askPasskey>>().options.challenge;
}

/** A passkey of someone, which no one can use, for tests that only name it. Answers its number. */
export async function addBarePasskey(
  { kernel }: Pick<TestApp, 'kernel'>,
  { companyCode, personId }: PersonKey,
): Promise<string> {
  const { passkey_id: passkeyId } = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .insertInto('passkeys')
      .values({
        company_code: companyCode,
        person_id: personId,
        credential_id: randomBytes(32),
        public_key: randomBytes(77),
        counter: 0,
        transports: [],
        name: 'Key',
      })
      .returning('passkey_id')
      .executeTakeFirstOrThrow(),
  );
  return passkeyId;
}

/** Registers a passkey as the account page does. */
export async function setUpPasskey(app: TestApp, person: TestPerson, address: string, name = 'Key ring') {
  const browser = await signInAs(app, person, { address });
  const passkey = new TestPasskey();
  const response = passkey.create(atHome(app, await beginPasskeyAt(browser, person.password)));
  const added = await browser.post(passkeyCalls.add, { passkeyName: name, response } satisfies BodyOf<
    typeof addPasskey
  >);
  if (added.status !== 200) throw new Error(`the passkey was refused: ${added.error.errorCode}`);
  return { browser, passkey, ...added.json<AnswerOf<typeof addPasskey>>() };
}
