import { recoveryPinLimits } from '@madang/contract/access/recovery-pins/limits.ts';
import type { pinStates } from '@madang/contract/access/recovery-pins/routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

export interface PinTry {
  readonly pinId: string;
  readonly hash: string;
  /** The number of the wrong try, until it is known to be right. */
  readonly number: number;
}

/** Counts a try before it is compared; the same statement whether there is a person, a PIN or neither. */
export async function takePinTry(db: Tx, { companyCode, personId }: PersonKey): Promise<PinTry | undefined> {
  const { rows } = await sql<{ pin_id: string; pin_hash: string; wrong_tries: number }>`
    select * from take_pin_try(${companyCode}, ${personId}::uuid)`.execute(db);
  const [row] = rows;
  return row && { pinId: row.pin_id, hash: row.pin_hash, number: row.wrong_tries };
}

/** Gives a try back that was not looked at. */
export async function returnPinTry(tx: Tx, person: PersonKey, pinId: string): Promise<void> {
  await sql`
    update recovery_pins set wrong_tries = wrong_tries - 1
    where ${of(person)} and pin_id = ${pinId}::uuid and wrong_tries > 0`.execute(tx);
}

/** Ends the count after the right PIN; false where it was changed or taken away in the meantime. */
export async function acceptPin(tx: Tx, person: PersonKey, pinId: string): Promise<boolean> {
  const { rows } = await sql`
    update recovery_pins set wrong_tries = 0, told_at = null
    where ${of(person)} and pin_id = ${pinId}::uuid returning pin_id`.execute(tx);
  return rows.length > 0;
}

/** Asks if it is the person's PIN still, and locks it. */
export async function isPinOf(tx: Tx, person: PersonKey, pinId: string): Promise<boolean> {
  const { rows } = await sql`
    select from recovery_pins where ${of(person)} and pin_id = ${pinId}::uuid for update`.execute(tx);
  return rows.length > 0;
}

export interface PinState {
  readonly state: (typeof pinStates)[number];
  readonly setAt: string | null;
}

export async function readPinState(tx: Tx, person: PersonKey): Promise<PinState> {
  const { rows } = await sql<{ wrong_tries: number; set_at: Date }>`
    select wrong_tries, set_at from recovery_pins where ${of(person)}`.execute(tx);
  const [row] = rows;
  if (!row) return { state: 'none', setAt: null };
  const isBlocked = row.wrong_tries >= recoveryPinLimits.wrongTries;
  return { state: isBlocked ? 'blocked' : 'set', setAt: row.set_at.toISOString() };
}

/** Puts a PIN in the place of the one before; false where that one is blocked. */
export async function replacePin(tx: Tx, { companyCode, personId }: PersonKey, hash: string): Promise<boolean> {
  const { rows } = await sql`
    insert into recovery_pins as known (company_code, person_id, pin_hash)
    values (${companyCode}, ${personId}::uuid, ${hash})
    on conflict (company_code, person_id) do update set pin_id = gen_random_uuid(), pin_hash = excluded.pin_hash,
      wrong_tries = 0, set_at = app_now(), told_at = null
    where known.wrong_tries < ${recoveryPinLimits.wrongTries}
    returning pin_id`.execute(tx);
  return rows.length > 0;
}

/** Takes the PIN away, blocked or not: nothing opens by it any more. */
export async function removePin(tx: Tx, person: PersonKey): Promise<void> {
  await sql`delete from recovery_pins where ${of(person)}`.execute(tx);
}

/** False where it is not blocked. */
export async function unblockPin(tx: Tx, person: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    update recovery_pins set wrong_tries = 0, told_at = null
    where ${of(person)} and wrong_tries >= ${recoveryPinLimits.wrongTries} returning pin_id`.execute(tx);
  return rows.length > 0;
}

/** Takes the people of a company who were not notified of their blocked PIN; of two callers at once one takes each. */
export async function takeUntold(tx: Tx, companyCode: string): Promise<{ personId: string; notifiedAt: Date }[]> {
  const { rows } = await sql<{ personId: string; notifiedAt: Date }>`
    update recovery_pins set told_at = app_now()
    where company_code = ${companyCode} and wrong_tries >= ${recoveryPinLimits.wrongTries} and told_at is null
    returning person_id as "personId", told_at as "notifiedAt"`.execute(tx);
  return rows;
}

function of({ companyCode, personId }: PersonKey) {
  return sql`company_code = ${companyCode} and person_id = ${personId}::uuid`;
}
