import { sql } from 'kysely';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { lockCompany } from '../../../ground/companies/index.ts';

/**
 * SGN-08: refuses (MB1054) a person beyond the company's limit. With a limit, new people are serialised; without one
 * nothing is counted or locked.
 */
export async function refuseFullCompany(tx: Tx, { properties }: Pick<Kernel, 'properties'>, companyCode: string) {
  const limit = await properties.get(peopleProperties.peoplePerCompany);
  if (limit === 0) return;
  await lockCompany(tx, companyCode);
  if (await isFull(tx, companyCode, limit)) throw refuse('MB1054', { 0: limit });
}

/** Asks if so many people fit in; false also where the limit has to be asked for each. Locks as the former does. */
export async function hasRoomFor(
  tx: Tx,
  { properties }: Pick<Kernel, 'properties'>,
  {
    companyCode,
    people,
    isCheck,
  }: { readonly companyCode: string; readonly people: number; readonly isCheck: boolean },
): Promise<boolean> {
  const limit = await properties.get(peopleProperties.peoplePerCompany);
  if (limit === 0) return true;
  if (!isCheck) await lockCompany(tx, companyCode);
  return !(await isFull(tx, companyCode, limit - people + 1));
}

/** Asks if a company has so many people of its own or more; its guests are counted where they belong. */
async function isFull(tx: Tx, companyCode: string, limit: number): Promise<boolean> {
  if (limit <= 0) return true;
  const { rows } = await sql<{ readonly isFull: boolean }>`
    select count(*) >= ${limit} as "isFull" from (
      select from people where company_code = ${companyCode} and closed_at is null and not is_guest limit ${limit}) counted`.execute(
    tx,
  );
  return rows[0]?.isFull !== false;
}
