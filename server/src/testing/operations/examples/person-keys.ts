import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';
import { releaseKey } from '../../../modules/access/person-keys/operations/release-key.ts';
import { resetKey } from '../../../modules/access/person-keys/operations/reset-key.ts';
import { withdrawKeyRelease } from '../../../modules/access/person-keys/operations/withdraw-key-release.ts';
import { addMember } from '../../member.ts';
import { example, type Preparation } from './example.ts';

type World = Parameters<Preparation>[0];

async function plantKey({ app, companyCode }: World, personId: string) {
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`insert into person_keys (company_code, person_id, key_id, store, proof, release_asked_at)
      values (${companyCode}, ${personId}::uuid, gen_random_uuid(), 'product', '', app_now())`.execute(tx),
  );
  return { personId };
}

const somebodyWithKey: Preparation = async (world) => {
  const { personId } = await addMember(world.app.kernel.db, { companyCode: world.companyCode, role: 'employee' });
  return plantKey(world, personId);
};
const ownKey: Preparation = (world) => plantKey(world, world.actorId);

const target = { kind: 'person', id: '{0.personId}' };
const audit = [{ target, fields: ['key'] }];

export const examples = [
  example(releaseKey, { given: [somebodyWithKey], input: { personId: '{0.personId}' }, leaves: () => ({ audit }) }),
  example(resetKey, { given: [somebodyWithKey], input: { personId: '{0.personId}' }, leaves: () => ({ audit }) }),
  example(withdrawKeyRelease, { given: [ownKey], needsPerson: true, input: {}, leaves: () => ({ audit }) }),
];
