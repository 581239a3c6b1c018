import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newSecret, secretHash } from '../../server/src/kernel/crypto/keyring.ts';
import { limitKey } from '../../server/src/kernel/limits/rate-limit.ts';
import { codeHash, wrongTriesKey } from '../../server/src/modules/secrets/otp/index.ts';
import type { Stage } from './stage.ts';

/** A flow that a code was sent for. */
export interface SentCode {
  readonly secret: string;
  readonly flowId: string;
  readonly personId: string;
  readonly targetIndex: Buffer;
  readonly holderIndex: Buffer;
  readonly codeHash: Buffer;
}

export const sentDigits = '204060';
const atOnce = 5_000;

/** Starts `count` flows, each in a browser of its own, with a code sent to a target of its own. */
export async function sendCodes({ db, keyring }: Pick<Stage, 'db' | 'keyring'>, count: number): Promise<SentCode[]> {
  const sent = Array.from({ length: count }, () => {
    const place = { flowId: randomUUID(), purpose: 'sign-up', option: 'mobile', targetIndex: randomBytes(32) } as const;
    const hash = codeHash(keyring, place, sentDigits);
    return { ...place, secret: newSecret(), personId: randomUUID(), holderIndex: randomBytes(32), codeHash: hash };
  });
  for (let start = 0; start < sent.length; start += atOnce) {
    const part = sent.slice(start, start + atOnce);
    await sql`insert into flows (flow_id, secret_hash, state, reserved_person_id, sends, expires_at)
      select flow_id, secret_hash, 'sent', person_id, 1, app_now() + interval '6 hours'
      from unnest(${part.map(({ flowId }) => flowId)}::uuid[], ${part.map(({ secret }) => secretHash(secret))}::bytea[],
        ${part.map(({ personId }) => personId)}::uuid[]) as f(flow_id, secret_hash, person_id)`.execute(db);
    await sql`insert into otp_codes (flow_id, purpose, option, target_index, holder_index, code_hash, tries, sent_at, expires_at)
      select flow_id, 'sign-up', 'mobile', target_index, holder_index, code_hash, 0, app_now(), app_now() + interval '6 hours'
      from unnest(${part.map(({ flowId }) => flowId)}::uuid[], ${part.map(({ targetIndex }) => targetIndex)}::bytea[],
        ${part.map((each) => each.holderIndex)}::bytea[], ${part.map((each) => each.codeHash)}::bytea[])
        as c(flow_id, target_index, holder_index, code_hash)`.execute(db);
  }
  return sent;
}

/** The input of the floor, which computes nothing itself. */
export function floorCode({ secret, flowId, targetIndex, holderIndex, codeHash: hash }: SentCode): string {
  return JSON.stringify({
    secretHash: secretHash(secret).toString('hex'),
    flowId,
    targetIndex: targetIndex.toString('hex'),
    codeHash: hash.toString('hex'),
    triesKey: limitKey(wrongTriesKey(holderIndex)).toString('hex'),
  });
}
