import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';
import { unblockRecoveryPin } from '../../../modules/access/recovery-pins/operations/unblock-recovery-pin.ts';
import { addMember } from '../../member.ts';
import { example, type Preparation } from './example.ts';

const somebodyBlocked: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`insert into recovery_pins (company_code, person_id, pin_hash, wrong_tries)
      values (${companyCode}, ${personId}, 'of no PIN', 5)`.execute(tx),
  );
  return { personId };
};

export const examples = [
  example(unblockRecoveryPin, {
    given: [somebodyBlocked],
    input: { personId: '{0.personId}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' }, fields: ['recoveryPin'] }] }),
  }),
];
