import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Purpose } from '../../../kernel/flow/flow.ts';

export interface CodePlace {
  readonly flowId: string;
  readonly purpose: Purpose;
  readonly option: CodeOption;
  readonly targetIndex: Buffer;
}

/**
 * Stored form of a code: a keyed hash, since six digits can be tried against a plain one. Its place is included,
 * against moved rows.
 */
export function codeHash(keyring: Keyring, { flowId, purpose, option, targetIndex }: CodePlace, code: string): Buffer {
  return keyring.blindIndex('otp.code', placed({ flowId, purpose, option, targetIndex }, code));
}

/** Returns true if the code matches the stored hash, by any of the keys. */
export function isCode(keyring: Keyring, stored: CodePlace & { readonly codeHash: Buffer }, code: string): boolean {
  return keyring.matchesIndex(stored.codeHash, 'otp.code', placed(stored, code));
}

function placed({ flowId, purpose, option, targetIndex }: CodePlace, code: string): string {
  return [flowId, purpose, option, targetIndex.toString('hex'), code].join('\u0000');
}

/** Wrong tries are counted per holder of a target, over all codes, flows and restarts. */
export function wrongTriesKey(holder: Buffer): string {
  return `otp-wrong:${holder.toString('hex')}`;
}
