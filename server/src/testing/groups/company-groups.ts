import type { PersonKey } from '../../kernel/session/person-key.ts';
import { addCompany } from '../member.ts';
import type { TestApp } from '../test-app.ts';

const never = new Date('2099-01-01');

/** An offer to join a structure that the company has. */
export async function structureOfferOf(app: TestApp, companyCode: string): Promise<string> {
  const { db } = app.kernel;
  const [head, structure] = [`HEAD${companyCode}`, `GROUP${companyCode}`];
  await addCompany(app, head);
  const given = { structure_code: structure, head_code: head, name: '한빛그룹', english_name: 'Hanbit Group' };
  await db.insertInto('company_structures').values(given).execute();
  await db.insertInto('structure_members').values({ company_code: head, structure_code: structure }).execute();
  const offer = {
    company_code: companyCode,
    structure_code: structure,
    kind: 'join',
    is_by_head: true,
    expires_at: never,
  };
  const { offer_id: id } = await db
    .insertInto('structure_offers')
    .values(offer)
    .returning('offer_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The offer of a company to an administrator of its leading one. */
export async function linkedAccountOf(
  { kernel: { db } }: TestApp,
  { companyCode, personId }: PersonKey,
): Promise<string> {
  const offer = {
    company_code: `HEAD${companyCode}`,
    login_company_code: companyCode,
    login_person_id: personId,
    expires_at: never,
  };
  const { tie_id: id } = await db.insertInto('login_ties').values(offer).returning('tie_id').executeTakeFirstOrThrow();
  return id;
}
