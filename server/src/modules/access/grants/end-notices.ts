import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { sql } from 'kysely';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { notifyPerson, writtenDay } from '../../people/notifications/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { dayOf } from './grants.sql.ts';

export const endNoticesTask = 'notify-of-ends-of-grants';

/** Letters to the holder of the right, and to the person who gave it. */
export const grantLetters = ['endsOwn', 'endsGiven'] as const;

interface Ending {
  readonly personId: string;
  readonly givenBy: string | null;
  /** Last day, in the company's time zone. */
  readonly day: string;
}

// A right that was given for 14 days or fewer said its end when it was given.
/** Takes rights that end within 14 days and were not announced yet; of two runs at once one takes each. */
async function takeEnding(tx: Tx, companyCode: string): Promise<readonly Ending[]> {
  const { rows } = await sql<Ending>`
    with told as (
      insert into grant_end_notices (company_code, grant_id, valid_until)
      select g.company_code, g.grant_id, g.valid_until from grants g
      where g.company_code = ${companyCode} and g.given_at is not null and g.through_id is null
        and g.valid_until > app_now() and g.valid_until <= app_now() + make_interval(days => ${grantLimits.soonDays})
        and g.valid_until > g.given_at + make_interval(days => ${grantLimits.soonDays})
      on conflict do nothing returning grant_id)
    select g.person_id as "personId", (select p.person_id from people p
        where p.company_code = g.company_code and p.person_id = g.given_by and p.closed_at is null) as "givenBy",
      ${dayOf(sql`g.valid_until`, sql`c.time_zone`, { isLast: true })} as day
    from told join grants g on g.company_code = ${companyCode} and g.grant_id = told.grant_id
    join companies c on c.company_code = g.company_code
    order by g.grant_id`.execute(tx);
  return rows;
}

type Writing = Pick<Kernel, 'keyring' | 'outbox' | 'translator'>;

interface Told {
  readonly companyCode: string;
  readonly to: string;
  readonly about: (typeof grantLetters)[number];
  readonly name: string;
  readonly day: string;
}

/** Writes of the end of a right to one of the two. */
export function sendGrantLetter(tx: Tx, kernel: Writing, { companyCode, to, about, name, day }: Told): Promise<void> {
  const { translator } = kernel;
  return notifyPerson(
    tx,
    kernel,
    { companyCode, personId: to },
    {
      write: (language) => {
        const params = { name, day: writtenDay(language, day) };
        return {
          heading: translator.text(language, `grantLetters.${about}.heading`, params),
          paragraphs: translator.text(language, `grantLetters.${about}.text`, params).split('\n\n'),
        };
      },
      isMailed: true,
    },
  );
}

/** MEM-09: notifies of rights that end within 14 days, once for each. */
export async function notifyOfEnds(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    await inCompany(kernel.db, companyCode, async (tx) => {
      const ending = await takeEnding(tx, companyCode);
      const names = await readNames(tx, companyCode, [...new Set(ending.map(({ personId }) => personId))]);
      for (const { personId, givenBy, day } of ending) {
        const told = { companyCode, name: names.get(personId)?.fullName ?? '', day };
        await sendGrantLetter(tx, kernel, { ...told, to: personId, about: 'endsOwn' });
        if (givenBy !== null) await sendGrantLetter(tx, kernel, { ...told, to: givenBy, about: 'endsGiven' });
      }
    });
  }
}
