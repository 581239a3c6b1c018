import { timingSafeEqual } from 'node:crypto';
import type { CodeOption } from '@madang/contract/otp/rules.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Purpose } from '../../kernel/flow/flow.ts';

export interface CodePlace {
  readonly flowId: string;
  readonly purpose: Purpose;
  readonly option: CodeOption;
  readonly targetIndex: Buffer;
}

/**
 * What is stored of a code. Six digits could be tried out against a plain hash, hence a keyed one; it takes in
 * where the code belongs, so that a hash that is moved to another row fits no code there.
 */
export function codeHash(keyring: Keyring, { flowId, purpose, option, targetIndex }: CodePlace, code: string): Buffer {
  return keyring.blindIndex('otp.code', [flowId, purpose, option, targetIndex.toString('hex'), code].join('\u0000'));
}

export function isSameHash(stored: Buffer, given: Buffer): boolean {
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/** Wrong tries are counted per holder of a target, over all codes, flows and restarts. */
export function wrongTriesKey(holder: Buffer): string {
  return `otp-wrong:${holder.toString('hex')}`;
}
