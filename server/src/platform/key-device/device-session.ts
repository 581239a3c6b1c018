import { randomBytes } from 'node:crypto';
import type * as Binding from 'pkcs11js';
import type { DevicePlace } from '../../kernel/crypto/device-place.ts';
import type { DeviceAsk, deviceFaults } from './device-asks.ts';

type Fault = keyof typeof deviceFaults;

/** The device cannot be used; the message is the reason. */
export class DeviceFault extends Error {}

/** A value that is not of this key, or was changed. */
export class NotSealed extends Error {}

const bytes = { key: 32, nonce: 12, tag: 16, wrapping: 8 };

/** An open session with the device, which answers one request at a time and blocks while it does. */
export class DeviceSession {
  readonly #p11: typeof Binding;
  readonly #module: Binding.PKCS11;
  readonly #session: Buffer;
  readonly #holder: Buffer;

  private constructor(p11: typeof Binding, module: Binding.PKCS11, session: Buffer, holder: Buffer) {
    this.#p11 = p11;
    this.#module = module;
    this.#session = session;
    this.#holder = holder;
  }

  static async open({ library, token, key, pin }: DevicePlace): Promise<DeviceSession> {
    const p11 = await binding();
    const module = new p11.PKCS11();
    orFault('library', () => module.load(library));
    module.C_Initialize();
    const labelled = module.C_GetSlotList(true).filter((slot) => module.C_GetTokenInfo(slot).label.trim() === token);
    const slot = oneOf('token', labelled);
    const session = module.C_OpenSession(slot, p11.CKF_SERIAL_SESSION | p11.CKF_RW_SESSION);
    module.C_Login(session, p11.CKU_USER, pin);
    module.C_FindObjectsInit(session, [
      { type: p11.CKA_CLASS, value: p11.CKO_SECRET_KEY },
      { type: p11.CKA_KEY_TYPE, value: p11.CKK_AES },
      { type: p11.CKA_LABEL, value: key },
    ]);
    const found = module.C_FindObjects(session, 2);
    module.C_FindObjectsFinal(session);
    return new DeviceSession(p11, module, session, oneOf('key', found));
  }

  answer(ask: DeviceAsk): Uint8Array {
    if (!('key' in ask)) return this.#create();
    const key = this.#unwrapped(ask.key);
    try {
      return ask.act === 'seal' ? this.#seal(key, ask) : this.#open(key, ask);
    } finally {
      this.#module.C_DestroyObject(this.#session, key);
    }
  }

  /** A key that leaves the device wrapped by the device's own. */
  #create(): Buffer {
    const p11 = this.#p11;
    const key = this.#module.C_GenerateKey(this.#session, { mechanism: p11.CKM_AES_KEY_GEN }, [
      { type: p11.CKA_VALUE_LEN, value: bytes.key },
      { type: p11.CKA_TOKEN, value: false },
      { type: p11.CKA_SENSITIVE, value: true },
      { type: p11.CKA_EXTRACTABLE, value: true },
    ]);
    try {
      const room = Buffer.alloc(bytes.key + bytes.wrapping);
      return this.#module.C_WrapKey(this.#session, this.#wrapping(), this.#holder, key, room);
    } finally {
      this.#module.C_DestroyObject(this.#session, key);
    }
  }

  #unwrapped(wrapped: Uint8Array): Buffer {
    const p11 = this.#p11;
    return this.#orNotSealed(() =>
      this.#module.C_UnwrapKey(this.#session, this.#wrapping(), this.#holder, Buffer.from(wrapped), [
        { type: p11.CKA_CLASS, value: p11.CKO_SECRET_KEY },
        { type: p11.CKA_KEY_TYPE, value: p11.CKK_AES },
        { type: p11.CKA_TOKEN, value: false },
        { type: p11.CKA_SENSITIVE, value: true },
        { type: p11.CKA_EXTRACTABLE, value: false },
        { type: p11.CKA_ENCRYPT, value: true },
        { type: p11.CKA_DECRYPT, value: true },
      ]),
    );
  }

  #seal(key: Buffer, { value, about }: Sealed): Buffer {
    const nonce = randomBytes(bytes.nonce);
    this.#module.C_EncryptInit(this.#session, this.#sealing(nonce, about), key);
    const room = Buffer.alloc(value.length + bytes.tag);
    return Buffer.concat([nonce, this.#module.C_Encrypt(this.#session, Buffer.from(value), room)]);
  }

  #open(key: Buffer, { value, about }: Sealed): Buffer {
    if (value.length < bytes.nonce + bytes.tag) throw new NotSealed();
    const nonce = Buffer.from(value.subarray(0, bytes.nonce));
    return this.#orNotSealed(() => {
      this.#module.C_DecryptInit(this.#session, this.#sealing(nonce, about), key);
      return this.#module.C_Decrypt(
        this.#session,
        Buffer.from(value.subarray(bytes.nonce)),
        Buffer.alloc(value.length),
      );
    });
  }

  #sealing(iv: Buffer, about: Uint8Array) {
    const p11 = this.#p11;
    const parameter = {
      type: p11.CK_PARAMS_AES_GCM,
      iv,
      ivBits: bytes.nonce * 8,
      aad: Buffer.from(about),
      tagBits: bytes.tag * 8,
    };
    return { mechanism: p11.CKM_AES_GCM, parameter };
  }

  #wrapping() {
    return { mechanism: this.#p11.CKM_AES_KEY_WRAP };
  }

  /** Devices have no one error for what another key sealed; one whose own key still serves has met such. */
  #orNotSealed(work: () => Buffer): Buffer {
    try {
      return work();
    } catch (cause) {
      this.#create();
      throw new NotSealed(undefined, { cause });
    }
  }
}

interface Sealed {
  readonly value: Uint8Array;
  readonly about: Uint8Array;
}

async function binding(): Promise<typeof Binding> {
  try {
    return (await import('pkcs11js')).default as typeof Binding;
  } catch (cause) {
    throw new DeviceFault('package' satisfies Fault, { cause });
  }
}

function orFault<T>(fault: Fault, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new DeviceFault(fault, { cause });
  }
}

function oneOf(fault: Fault, [first, second]: readonly Buffer[]): Buffer {
  if (first === undefined || second !== undefined) throw new DeviceFault(fault);
  return first;
}
