import { sql } from 'kysely';
import type { CodeOption, VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { refusedFields } from '@madang/contract/secrets/otp/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { readTarget } from '../../../secrets/otp/index.ts';
import { isOptionalCovered } from '../../../ground/agreements/index.ts';

/** A way to reach a person, in the form that it is kept and compared in. */
export interface Contact {
  readonly option: CodeOption;
  readonly target: string;
}

export function readContact({
  option,
  target,
}: {
  readonly option: VerificationOption;
  readonly target: string;
}): Contact {
  // A activation key is an agency's to give and no contact.
  if (option === 'opencode') throw refuseField(refusedFields.option, 'CO400');
  return { option, target: readTarget(option, target) };
}

/** RCN-02: the mobile number is optional data, which no one gives before they have agreed that it is kept. */
export async function refuseUncovered(tx: Tx, person: PersonKey, { option }: Contact): Promise<void> {
  if (option === 'mobile' && !(await isOptionalCovered(tx, person))) {
    throw refuseField(refusedFields.target, 'OPTIONAL_DECLINED');
  }
}

/** The database's clock, for the notice of a change that is being written. */
export async function noticeTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database knows no time');
  return row.now;
}
