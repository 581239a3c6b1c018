import { sql } from 'kysely';
import { type Tx, inCompany } from '../../server/src/kernel/db/database.ts';
import { openSession } from '../../server/src/kernel/session/session.ts';
import { grantRole } from '../../server/src/modules/people/roles/index.ts';
import { addMember } from '../../server/src/testing/member.ts';
import { addPerson, lifetimeSeconds } from '../kernel/people.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantTree } from '../kernel/tree.ts';
import { networkAdmission } from '../../server/src/modules/access/sign-in-policies/index.ts';

/** Fewer for a trial: `BENCH_PEOPLE=100000 BENCH_COMPANIES=20 npm run bench -- people`. */
export const sizes = {
  people: Number(process.env['BENCH_PEOPLE'] ?? 1_000_000),
  companies: Number(process.env['BENCH_COMPANIES'] ?? 500),
  peopleOfSmall: 2_000,
  departments: 10_000,
} as const;
const rowsAtOnce = 100_000;

const surnames = '김이박최정강조윤장임한오서신권황안송류홍';
const latinSurnames = 'Kim,Lee,Park,Choi,Jung,Kang,Cho,Yoon,Jang,Lim,Han,Oh,Seo,Shin,Kwon,Hwang,Ahn,Song,Ryu,Hong';
const syllables = '가나다라마바사아자차하은지민서윤준현수영태호진우성희연주경미정석동훈재혁선아린솔별봄빛샘찬결율온';
const latinSyllables =
  'ga,na,da,ra,ma,ba,sa,a,ja,cha,ha,eun,ji,min,seo,yun,jun,hyeon,su,yeong,tae,ho,jin,u,seong,hui,yeon,ju,gyeong,mi,jeong,seok,dong,hun,jae,hyeok,seon,ah,rin,sol,byeol,bom,bit,saem,chan,gyeol,yul,on';

export interface PlantedCompany {
  readonly companyCode: string;
  /** The administrator. */
  readonly personId: string;
  /** Cookie of the administrator's session. */
  readonly cookie: string;
}

/** People numbered in a company, their names spread by primes; the departments are those of a planted tree, or the company. */
export async function plantPeople(
  tx: Tx,
  companyCode: string,
  { from, until, departments }: { from: number; until: number; departments: number },
) {
  await sql`
    insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
      residence_country, time_zone, is_confirmed, department_code, security_grade, created_at, employee_number)
    select ${companyCode}, gen_random_uuid(), 'p' || n || '.' || lower(${companyCode}) || '@people.example', f.hangul[s],
      g.hangul[a] || g.hangul[b], f.hangul[s] || g.hangul[a] || g.hangul[b], initcap(g.latin[a]) || '-' || g.latin[b] || ' ' || f.latin[s],
      'ko', 'KR', 'Asia/Seoul', true,
      case when ${departments}::integer = 0 then 'TOP' else 'D' || lpad((n % ${departments}::integer + 1)::text, 5, '0') end, 5,
      '2026-01-01Z'::timestamptz - n * interval '1 minute', 'N' || n
    from generate_series(${from}::bigint, ${until}::bigint) n
    cross join (select string_to_array(${surnames}, null) as hangul, string_to_array(${latinSurnames}, ',') as latin) f
    cross join (select string_to_array(${syllables}, null) as hangul, string_to_array(${latinSyllables}, ',') as latin) g
    cross join lateral (select (n * 7919 % ${surnames.length}::integer)::integer + 1 as s,
      (n * 104729 / 7 % ${syllables.length}::integer)::integer + 1 as a, (n * 1299709 / 11 % ${syllables.length}::integer)::integer + 1 as b) place`.execute(
    tx,
  );
}

const settings = { lifetimeSeconds, idleSeconds: lifetimeSeconds };

/** A company of 2,000, or of another size, with the session of its administrator. */
export async function plantSmall(stage: Stage, people: number = sizes.peopleOfSmall): Promise<PlantedCompany> {
  const person = await addPerson(stage);
  const { companyCode } = person;
  const { secret } = await inCompany(stage.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    await plantPeople(tx, companyCode, { from: 1, until: people, departments: 0 });
    return openSession(tx, person, settings, { admission: networkAdmission, address: '' });
  });
  return { ...person, cookie: `sid=${secret}` };
}

const suites = new WeakMap<Stage, Promise<PlantedCompany>>();

/** One company with very many people in 10,000 departments, and many companies of 2,000; once on a stage, however often it is asked for. */
export function plantSuite(stage: Stage): Promise<PlantedCompany> {
  const suite = suites.get(stage) ?? plantAll(stage);
  suites.set(stage, suite);
  return suite;
}

async function plantAll(stage: Stage): Promise<PlantedCompany> {
  const { companyCode, personId, secret } = await plantTree(stage);
  // Written row by row the index would take most of the time.
  await stage.asOwner('drop index people_search_pieces_idx');
  for (let from = 1; from <= sizes.people; from += rowsAtOnce) {
    const until = Math.min(from + rowsAtOnce - 1, sizes.people);
    await inCompany(stage.db, companyCode, (tx) =>
      plantPeople(tx, companyCode, { from, until, departments: sizes.departments }),
    );
  }
  for (let company = 1; company < sizes.companies; company += 1) await plantSmall(stage);
  await stage.asOwner(`set maintenance_work_mem = '512MB';
    create index people_search_pieces_idx on people_search using gin (search_pieces(company_code, written)) with (fastupdate = off);
    alter index people_search_pieces_idx alter column 1 set statistics 0`);
  await stage.vacuum();
  return { companyCode, personId, cookie: `sid=${secret}` };
}

/** Sessions of as many more administrators of the company. */
export async function addAdministrators(stage: Stage, companyCode: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < count) {
    const { secret } = await addMember(stage.db, { companyCode, role: 'administrator' });
    cookies.push(`sid=${secret}`);
  }
  return cookies;
}
