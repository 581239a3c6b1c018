// Runs on every PostgreSQL: functions, generated columns and the plans behind row-level security.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany, type Tx } from '../../../../kernel/db/database.ts';
import { asAdmin } from '../../../../testing/database/as-admin.ts';
import { addTestCompany } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { listTakenNumbers } from './taken-numbers.sql.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;

/** Ranges of code points that names are made of, with what may stand in a text between them. */
const scripts = {
  Hangul: [0xac00, 0xd7a3],
  'first consonants': [0x3131, 0x314e],
  Latin: [0x61, 0x7a],
  'Latin with marks': [0xc0, 0x17f],
  Han: [0x4e00, 0x9fff],
  kana: [0x3041, 0x30ff],
  Cyrillic: [0x410, 0x44f],
  'beyond the basic plane': [0x20000, 0x20fff],
  ASCII: [0x20, 0x7e],
} as const;

/** The same numbers in each run, by the generator of Lehmer. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function textsOf(seed: number): string[] {
  const next = numbers(seed);
  const ranges = Object.values(scripts);
  const letter = ([from, to]: readonly [number, number]) => String.fromCodePoint(from + next(to - from + 1));
  const word = () => {
    const range = ranges[next(ranges.length)] ?? scripts.Hangul;
    return Array.from({ length: next(7) }, () => letter(range)).join('');
  };
  const line = () => Array.from({ length: 1 + next(3) }, word).join('');
  return Array.from({ length: 1500 }, () => Array.from({ length: 1 + next(4) }, line).join('\n'));
}

/** Pieces by their definition: three Latin letters, or two of which one is not Latin, after the company. */
function piecesOf(company: string, text: string): string[] {
  const letters = [...text];
  const isLatin = (letter: string | undefined) => letter !== undefined && (letter.codePointAt(0) ?? 0) < 0x80;
  const pieces = letters.flatMap((one, at) => {
    const [two, three] = [letters[at + 1], letters[at + 2]];
    if (two === undefined) return [];
    if (!isLatin(one) || !isLatin(two)) return [one + two];
    return three !== undefined && isLatin(three) ? [one + two + three] : [];
  });
  return [...new Set(pieces.map((piece) => `${company} ${piece}`))].toSorted();
}

const consonants = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const initialsOf = (text: string) =>
  [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0xac00 && code <= 0xd7a3 ? consonants[Math.floor((code - 0xac00) / 588)] : letter;
  });

test('USR-01 pieces of names and first consonants match their definition in every script', async () => {
  const texts = [...textsOf(7), '', 'a', '가', 'ab', 'abc', 'a가', '가a', 'ab가', '\n\n', '\n김\n'];
  const { rows } = await sql<{ text: string; pieces: string[]; initials: string }>`
    select t as text, search_pieces('A1', t) as pieces, initials_of(t) as initials
    from unnest(${texts}::text[]) t`.execute(db);
  expect(rows.map(({ text, pieces }) => [text, [...new Set(pieces)].toSorted()])).toEqual(
    rows.map(({ text }) => [text, piecesOf('A1', text)]),
  );
  expect(rows.map(({ initials }) => initials)).toEqual(rows.map(({ text }) => initialsOf(text).join('')));
  expect(rows).toHaveLength(texts.length);
});

test('USR-01 every part of a text has only pieces that the text has', async () => {
  const next = numbers(11);
  const pairs = textsOf(13).map((text) => {
    const letters = [...text];
    const from = next(letters.length + 1);
    return [text, letters.slice(from, from + next(12)).join('')] as const;
  });
  const { rows } = await sql`
    select whole, part from unnest(${pairs.map(([text]) => text)}::text[], ${pairs.map(([, part]) => part)}::text[])
      pairs (whole, part)
    where not search_pieces('A1', whole) @> search_pieces('A1', part)`.execute(db);
  expect(rows).toEqual([]);
});

test('USR-03 an index finds taken employee numbers of the own company in any case', async () => {
  const [companyCode, neighbour] = [await addTestCompany(app), await addTestCompany(app)];
  const planted = 1_000;
  for (const company of [companyCode, neighbour]) {
    await inCompany(db, company, (tx) =>
      sql`insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
          time_zone, is_confirmed, employee_number)
        select ${company}, gen_random_uuid(), 'taken' || n || '.' || lower(${company}) || '@people.example', '한', '봄', '한봄', 'ko',
          'KR', 'Asia/Seoul', true, left(${company}, 3) || '-aß' || n from generate_series(1, ${planted}::integer) n`.execute(
        tx,
      ),
    );
  }
  await inCompany(db, companyCode, (tx) =>
    sql`update people set employee_number = 'shared-' || right(employee_number, 1)
      where company_code = ${companyCode} and employee_number like '%-aß_'`.execute(tx),
  );
  await inCompany(db, neighbour, (tx) =>
    sql`update people set employee_number = 'theirs' where company_code = ${neighbour}
      and employee_number like '%-aß77'`.execute(tx),
  );
  const numbersAsked = ['SHARED-1', 'shared-2', 'theirs', 'free', 'Shared-9', 'x'.repeat(100)];
  const found = await inCompany(db, companyCode, (tx) => listTakenNumbers(tx, numbersAsked));
  expect([...found].toSorted()).toEqual(['SHARED-1', 'Shared-9', 'shared-2']);
  expect(await inCompany(db, neighbour, (tx) => listTakenNumbers(tx, numbersAsked))).toEqual(new Set(['theirs']));
  expect(await inCompany(db, companyCode, (tx) => listTakenNumbers(tx, []))).toEqual(new Set());
  // The plan of the function's own statement, as its owner has it: rows of the index alone.
  const plan = await asAdmin(app, async (admin) => {
    await admin.query('analyze people_search');
    await admin.query('set role madang_owner');
    const { rows } = await admin.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select s.employee_number from people_search s
       where s.company_code = $1 and s.employee_number = any ($2)`
        .replace('$1', `'${companyCode}'`)
        .replace('$2', `'{A,B}'`),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('people_search_employee_number_idx');
  const asked = await rowsRead(companyCode, (tx) => listTakenNumbers(tx, numbersAsked));
  expect(asked).toBeLessThan(20);
  const besides = await rowsRead(companyCode, (tx) =>
    sql`select person_id from people where company_code = ${companyCode}
      and upper(employee_number) = any(array(select upper(n) from unnest(${numbersAsked}::text[]) n))`.execute(tx),
  );
  expect(besides).toBeGreaterThanOrEqual(planted);
});

/** Counts the rows of people and of their search that a piece of work reads. */
function rowsRead(companyCode: string, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return inCompany(db, companyCode, async (tx) => {
    const read = async () => {
      const { rows } = await sql<{ n: number }>`
        select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer as n from pg_stat_xact_user_tables
        where relname in ('people', 'people_search')`.execute(tx);
      return rows[0]?.n ?? 0;
    };
    const before = await read();
    await work(tx);
    return (await read()) - before;
  });
}
