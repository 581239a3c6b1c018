// Runs on every PostgreSQL: row locks and unique indexes of two writers.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { parseInput } from '../../../kernel/operations/input.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { startTestApp } from '../../test-app.ts';
import { byRowsAlone, contentOf, endsOf, filledRun, type PersonOrigin, rowsOf, runner } from './run-both-ways.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const isFull = process.env['MADANG_FULL'] !== undefined;
const numRuns = isFull ? 60 : 4;
// Mails to one address are limited over all companies, and each run has two of these.
await app.setProperty(invitationProperties.sendsPerTargetDay, 1_000);
const slow = { timeout: 600_000 };
let companies = 0;

type Side = 'k' | 'm';
interface World {
  readonly side: Side;
  readonly origin: PersonOrigin;
}

afterEach(() => {
  // What the sets could not write would have gone by rows, and looked the same.
  expect(failures).not.toHaveBeenCalled();
});
const failures = vi.spyOn(kernel.log, 'error');

/** Notes how many rows a second form has written. */
function writtenBy(name: string): () => number {
  const form = kernel.operations.storable(name).many;
  if (!form) throw new Error(`${name} has no second form`);
  const { writeMany } = form;
  let written = 0;
  vi.spyOn(form, 'writeMany').mockImplementation(async (context, rows) => {
    const left = (await writeMany(context, rows)) as Awaited<ReturnType<typeof writeMany>>;
    written += left.length;
    return left;
  });
  return () => written;
}

async function change(origin: PersonOrigin, name: string, input: object): Promise<unknown> {
  const operation = kernel.operations.storable(name);
  return execute(kernel, operation, origin, parseInput(operation, input));
}

const department = (departmentCode: string, parentDepartmentCode = 'TOP') => ({
  departmentCode,
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  language: 'ko',
  parentDepartmentCode,
});

/** Two companies alike, but for a letter in the IDs of their people. */
async function worlds(): Promise<readonly [World, World]> {
  // IDs are those of all companies.
  await app.pools.owner.query(`delete from login_ids where login_id like '%zq%'`);
  companies += 1;
  const [first, second] = await Promise.all(
    (['k', 'm'] as const).map(async (side): Promise<World> => {
      const origin = await runner(app, `BOTH${side.toUpperCase()}${companies}`);
      for (const code of ['SALES', 'CARE']) await change(origin, 'create-department', department(code));
      for (const code of ['MGR', 'AM']) {
        await change(origin, 'create-job-rank', {
          jobRankCode: code,
          jobRankName: '과장',
          englishJobRankName: 'Manager',
        });
        await change(origin, 'create-job-title', {
          jobRankCode: code,
          jobRankName: '팀장',
          englishJobRankName: 'Lead',
        });
      }
      return { side, origin };
    }),
  );
  if (!first || !second) throw new Error('two sides');
  return [first, second];
}

/** Runs the same rows in both, with the second form and without, and compares everything that is left. */
async function compare(both: readonly [World, World], name: string, inputsOf: (world: World) => readonly unknown[]) {
  const ends = [];
  for (const [n, world] of both.entries()) {
    const run = await filledRun(app, world.origin, name, { inputs: inputsOf(world) });
    await runRows(n === 0 ? kernel : byRowsAlone(kernel), run);
    ends.push([await endsOf(app, run), await contentOf(app, run.companyCode)]);
  }
  expect(ends[0]).toEqual(ends[1]);
  return ends[0]?.[0] as readonly string[];
}

const words = ['saebom', 'haneul', 'narae', 'byeol', 'iseul', 'garam', 'dasom', 'areum'] as const;
const often = <T>(usual: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 60, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(usual, ...others) });

/** Few values, so that rows meet each other and what is there already. */
const person = fc.record({
  surname: often('한', '田中', 'Иван', '홍^', ''),
  givenName: often('새봄', '가람', 'Ann\u200bna', '새봄2'),
  englishName: often('', 'Saebom Han'),
  word: fc.constantFrom(...words),
  end: fc.constantFrom(...'aeouylbdgkt'),
  idForm: often('usual', 'short', 'reserved', 'empty', 'capitals'),
  externalMail: fc.oneof(
    { weight: 12, arbitrary: fc.nat({ max: 99 }).map((n) => `saebom${n}@outside.example`) },
    { weight: 1, arbitrary: fc.constantFrom('Saebom@Outside.example', 'no mail', '', 'a@hosted.example') },
  ),
  mobile: often('', '+82-10-1234-5678', '+82-10-1234-5679', '+82-1-1'),
  employeeNumber: often('', 'e1', 'E1', 'E2', 'E3', 'E 4'),
  departmentCode: often('SALES', 'CARE', 'TOP', 'NOSUCH'),
  jobRankCode: often('', 'MGR', 'NOSUCH'),
  jobTitleCode: often('', 'AM', 'NOSUCH'),
  securityGrade: often(4, 1, 5, 9),
  employmentType: often('N', 'T'),
  gradeOrTitle: often('', 'G', 'T'),
  idValidUntil: often('', '2020-01-01', '2090-01-01'),
  nickname: often('', '봄'),
  sendsWelcome: often(false, true),
});
type Generated = typeof person extends fc.Arbitrary<infer T> ? T : never;

function inputOf({ side }: World, { word, end, idForm, ...fields }: Generated): object {
  const usual = `${word}zq${side}${end}`;
  const ids: Record<string, string> = {
    usual,
    short: 'a',
    reserved: 'admin',
    empty: '',
    capitals: usual.toUpperCase(),
  };
  return { ...fields, loginId: ids[idForm], language: 'ko', residenceCountry: 'KR' };
}

/** Someone who is there already. */
const known = (side: Side) => ({
  surname: '한',
  givenName: '새봄',
  loginId: `saebomzq${side}a`,
  externalMail: 'iseul@outside.example',
  employeeNumber: 'E3',
  language: 'ko',
  residenceCountry: 'KR',
});

test('BLK-09 USR-03 people registered as sets equal those that `run` registers, column by column', slow, async () => {
  const written = writtenBy('register-employee');
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 5, maxLength: 60, size: 'max' }), async (generated) => {
      const both = await worlds();
      for (const { origin, side } of both) await change(origin, 'register-employee', known(side));
      await compare(both, 'register-employee', (world) => generated.map((each) => inputOf(world, each)));
    }),
    { numRuns },
  );
  // A generator that makes nothing but faults proves nothing.
  expect(written()).toBeGreaterThan(3 * numRuns);
});

test('SGN-08 BLK-09 under the operator’s limit of people, both ways refuse the rows beyond it', async () => {
  await app.setProperty(peopleProperties.peoplePerCompany, 4);
  const both = await worlds();
  const inputs = ({ side }: World) =>
    words.map((word) => ({
      ...known(side),
      loginId: `${word}zq${side}l`,
      externalMail: `${word}@outside.example`,
      employeeNumber: '',
    }));
  const ends = await compare(both, 'register-employee', inputs);
  await app.setProperty(peopleProperties.peoplePerCompany, 0);
  expect(ends.map((each) => each.includes('MB1054'))).toEqual(words.map((_, n) => n >= 3));
});

const codes = ['SALES', 'CARE', 'ROOM1', 'ROOM2', 'ROOM3', 'ROOM4', 'ROOM5', 'room6', 'X', 'TOP'] as const;
const generatedDepartment = fc.record({
  departmentCode: fc.constantFrom(...codes),
  departmentName: often('영업', '관리', ''),
  englishDepartmentName: often('Sales', '영업'),
  language: often('ko', 'en'),
  parentDepartmentCode: often('TOP', ...codes),
  beforeDepartmentCode: often('', 'SALES', 'ROOM1'),
});

test('BLK-09 departments created as sets equal those that `run` creates, parents among them', slow, async () => {
  const written = writtenBy('create-department');
  await fc.assert(
    fc.asyncProperty(fc.array(generatedDepartment, { minLength: 3, maxLength: 40, size: 'max' }), async (generated) => {
      await compare(await worlds(), 'create-department', () => generated);
    }),
    { numRuns },
  );
  expect(written()).toBeGreaterThan(numRuns);
});

const place = fc.record(
  {
    who: fc.nat({ max: 6 }),
    departmentCode: often('SALES', 'CARE', 'TOP', 'NOSUCH'),
    jobRankCode: often('MGR', '', 'AM', 'NOSUCH'),
    jobTitleCode: often('AM', '', 'MGR', 'NOSUCH'),
    onlyIf: fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      {
        weight: 1,
        arbitrary: fc.record({
          departmentCode: fc.constantFrom('TOP', 'SALES'),
          jobRankCode: fc.constant(''),
          jobTitleCode: fc.constant(''),
        }),
      },
    ),
  },
  { requiredKeys: ['who'] },
);

/** People in every state that a place may meet; their ids, the last of no one. */
async function peopleOf({ origin, side }: World): Promise<readonly string[]> {
  const { companyCode } = origin.principal;
  const ids: string[] = [];
  for (const word of words.slice(0, 6)) {
    const own = { loginId: `${word}zq${side}o`, externalMail: `${word}@outside.example`, employeeNumber: '' };
    const answer = await change(origin, 'register-employee', { ...known(side), ...own });
    ids.push((answer as { readonly personId: string }).personId);
  }
  const [, posted, waiting, retired, synchronising, titled] = ids;
  const set = (values: string, condition: string) =>
    inCompany(kernel.db, companyCode, (tx) =>
      sql.raw(`update people set ${values} where company_code = '${companyCode}' and ${condition}`).execute(tx),
    );
  await set(`applied_at = '2026-01-01'`, `person_id <> '${waiting}' and applied_at is null`);
  await set(`employment_status = 'R'`, `person_id = '${retired}'`);
  await set(`synchronising_until = app_now() + interval '1 day'`, `person_id = '${synchronising}'`);
  await set(`grade_or_title = 'G', job_title_code = 'MGR', english_job_title = 'Lead'`, `person_id = '${titled}'`);
  await change(origin, 'add-concurrent-post', { personId: posted, departmentCode: 'CARE' });
  return [...ids, '01890000-0000-7000-8000-000000000001'];
}

test('BLK-09 STA-10 places given as sets equal those that `run` gives', slow, async () => {
  const written = writtenBy('change-employee-place');
  await fc.assert(
    fc.asyncProperty(fc.array(place, { minLength: 5, maxLength: 40, size: 'max' }), async (generated) => {
      const both = await worlds();
      const ids = new Map<World, readonly string[]>();
      for (const world of both) ids.set(world, await peopleOf(world));
      await compare(both, 'change-employee-place', (world) =>
        generated.map(({ who, ...rest }) => ({ ...rest, personId: ids.get(world)?.[who] })),
      );
    }),
    { numRuns },
  );
  expect(written()).toBeGreaterThan(numRuns);
});

test('BLK-09 BLK-04 two runs over the same people, ids and departments create each of them once', slow, async () => {
  const [first, second] = await worlds();
  const inputs = Array.from({ length: 120 }, (_, n) => ({
    ...known('k'),
    loginId: `both${wordOf(n)}zqk`,
    externalMail: `both${n}@outside.example`,
    employeeNumber: `N${n}`,
  }));
  const other = await runner(app, first.origin.principal.companyCode);
  const runs = [
    await filledRun(app, first.origin, 'register-employee', { inputs }),
    await filledRun(app, other, 'register-employee', { inputs: inputs.toReversed() }),
    await filledRun(app, second.origin, 'register-employee', { inputs: inputs.slice(50) }),
  ];
  await Promise.all(runs.flatMap((run) => [runRows(kernel, run), runRows(kernel, run)]));
  const ends = (await Promise.all(runs.map((run) => rowsOf(kernel, run)))).flat();
  expect(ends.filter(({ state }) => state === 'done')).toHaveLength(inputs.length);
  const codesOf = new Set(ends.filter(({ state }) => state !== 'done').map(({ state, code }) => `${state} ${code}`));
  const taken = ['MB601', 'EMPLOYEE_MAIL_TAKEN', 'EMPLOYEE_NUMBER_TAKEN'].map((code) => `refused ${code}`);
  expect([...codesOf].filter((each) => !taken.includes(each))).toEqual([]);
  const content = await Promise.all([first, second].map(({ origin }) => contentOf(app, origin.principal.companyCode)));
  const counted = (table: string) =>
    content.flatMap((each) => each.get(table) ?? []).filter((row) => row.includes('both')).length;
  const tables = ['people', 'login_ids', 'memberships', 'people_search', 'audit_log', 'grants'];
  expect(tables.map(counted)).toEqual(tables.map(() => inputs.length));
});

/** IDs refuse runs of digits. */
function wordOf(n: number): string {
  return [...String(n)].map((digit) => `${'bcdfghjkmn'[Number(digit)]}a`).join('');
}
