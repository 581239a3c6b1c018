import { importProperties } from '@madang/contract/joining/imports/limits.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { raiseWelcomeMails, welcomeMailsOfToday } from '../../people/people/index.ts';

/** The day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** True where no people of the company came from another file. */
async function isFirst(tx: Tx, { companyCode, importId }: LettersOf): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`select not exists (select from imports
    where company_code = ${companyCode} and import_id <> ${importId}::uuid and kind = 'people'
      and applied_at is not null) as "isFirst"`.execute(tx);
  return rows[0]?.isFirst === true;
}

interface LettersOf {
  readonly companyCode: string;
  readonly importId: string;
  readonly people: number;
}

/** USR-10: the number of letters that leave today and each day, and the days that all of them take. */
export async function lettersFor(
  tx: Tx,
  kernel: Pick<Kernel, 'properties'>,
  of: LettersOf,
): Promise<NonNullable<ImportDetail['letters']>> {
  const { companyCode, people } = of;
  const { used, max } = await welcomeMailsOfToday(tx, kernel, companyCode);
  const first = (await isFirst(tx, of)) ? await kernel.properties.get(importProperties.firstLettersPerDay) : 0;
  const perDay = Math.max(max, first);
  const leftToday = Math.max(0, perDay - used);
  const days = people <= leftToday ? 1 : 1 + Math.ceil((people - leftToday) / perDay);
  return { people, leftToday, perDay, days };
}

/** Lets the letters of a company's first import leave at its own number a day, from their first day to the last. */
export async function raiseFirstLetters(
  tx: Tx,
  kernel: Pick<Kernel, 'properties'>,
  { first, timeZone, ...of }: LettersOf & { readonly first: string; readonly timeZone: string },
): Promise<void> {
  if (!(await isFirst(tx, of))) return;
  const { perDay, days } = await lettersFor(tx, kernel, of);
  await raiseWelcomeMails(tx, { companyCode: of.companyCode, perDay, until: dayAfter(first, days), timeZone });
}
