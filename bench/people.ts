import { employeesPerPage } from '../contract/src/people/people/limits.ts';
import { addAdministrators, plantSmall, plantSuite, type PlantedCompany, sizes } from './lists/planted-people.ts';
import type { BareList } from './lists/bare-list.ts';
import { compare, interleave } from './kernel/compare.ts';
import { type Figure, p99 } from './kernel/figures.ts';
import { load } from './kernel/load.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 3;
const seconds = 1;
const administrators = 16;
const acts = 12;
const pauseMs = 1_000;
const lastPage = Math.ceil(sizes.people / employeesPerPage);

interface Question {
  readonly asked: Readonly<Record<string, string>>;
  readonly bare: Partial<BareList>;
}

const byName = { orderBy: 'fullName', descending: false, isBroad: false } as const;
const broad = { isBroad: true } as const;

const questions: Readonly<Record<string, Question>> = {
  'by name': { asked: {}, bare: {} },
  'by name, from the end': { asked: { direction: 'descending' }, bare: { descending: true } },
  'by English name': { asked: { orderBy: 'englishName' }, bare: { orderBy: 'englishName' } },
  'by ID': { asked: { orderBy: 'loginId' }, bare: { orderBy: 'loginId' } },
  'by registration': { asked: { orderBy: 'registeredAt' }, bare: { orderBy: 'registeredAt' } },
  'page in the middle': { asked: { page: String(Math.ceil(lastPage / 2)) }, bare: { page: Math.ceil(lastPage / 2) } },
  'last page': { asked: { page: String(lastPage) }, bare: { page: lastPage } },
  'a beginning': { asked: { keyword: '김나라*' }, bare: { needle: '\n김나라' } },
  'first consonants': { asked: { keyword: 'ㄱㅂㅊ' }, bare: { needle: 'ㄱㅂㅊ' } },
  'inside a name': { asked: { keyword: '별빛' }, bare: { needle: '별빛' } },
  'inside an English name': { asked: { keyword: 'byeol-bit k' }, bare: { needle: 'byeol-bitk' } },
  'a whole ID': { asked: { keyword: 'p7777.' }, bare: { needle: 'p7777.' } },
  'many by first consonants': { asked: { keyword: 'ㅂㅅ' }, bare: { needle: 'ㅂㅅ', ...broad } },
  'nothing found': { asked: { keyword: '뷁뷁뷁' }, bare: { needle: '뷁뷁뷁' } },
  'a department': { asked: { departmentCode: 'D00999' }, bare: { departmentCode: 'D00999' } },
  'a large department': { asked: { departmentCode: 'D00001' }, bare: { departmentCode: 'D00001', ...broad } },
  'a department and a name': {
    asked: { departmentCode: 'D00001', keyword: '별빛' },
    bare: { departmentCode: 'D00001', needle: '별빛' },
  },
};

/** The list of people of one company with a million, among 500 of 2,000: each order, search, jump and department beside its statement alone. */
export async function measurePeople(stage: Stage): Promise<Figure[]> {
  const small = await plantSmall(stage);
  await stage.vacuum();
  const alone = await rateOf(stage, small, 1);
  const large = await plantSuite(stage);
  const figures: Figure[] = [];
  for (const [name, question] of Object.entries(questions))
    figures.push(await measured(stage, large, { name, question }));
  figures.push(
    await measured(stage, small, { name: 'in a company of 2,000, by name', question: { asked: {}, bare: {} } }),
  );
  figures.push(await among(stage, small, alone));
  return [...figures, ...(await measureAdministrators(stage, large))];
}

const urlOf = ({ productUrl }: Stage) => `${productUrl}/api/v1/employees/search`;
const bodyOf = (asked: Question['asked'] = {}) => JSON.stringify(asked);

async function measured(
  stage: Stage,
  { companyCode, cookie }: PlantedCompany,
  { name, question: { asked, bare } }: { readonly name: string; readonly question: Question },
): Promise<Figure> {
  const run = (url: string) => load({ url, connections: 1, seconds, request: () => ({ headers: { cookie } }) });
  const wanted = JSON.stringify({ companyCode, page: 1, rowsPerPage: employeesPerPage, ...byName, ...bare });
  const seen = await interleave({
    rounds,
    floor: () => run(`${stage.floorUrl}/people?${new URLSearchParams({ wanted })}`),
    product: () =>
      load({
        url: urlOf(stage),
        connections: 1,
        seconds,
        method: 'POST',
        request: () => ({ headers: { cookie }, body: bodyOf(asked) }),
      }),
  });
  return compare(`people, ${name}, rate`, seen, {
    of: ({ perSecond }) => perSecond,
    unit: '/s',
    bound: { min: 1 / 3 },
  });
}

async function rateOf(stage: Stage, { cookie }: PlantedCompany, connections: number): Promise<number> {
  const request = () => ({ headers: { cookie }, body: bodyOf() });
  const one = () => load({ url: urlOf(stage), connections, seconds, method: 'POST', request });
  await one();
  const rates = [];
  for (let round = 0; round < rounds; round += 1) rates.push((await one()).perSecond);
  return Math.max(...rates);
}

/** A small company beside very many other people, and as it was before they came. */
async function among(stage: Stage, small: PlantedCompany, alone: number): Promise<Figure> {
  const rate = await rateOf(stage, small, 1);
  return {
    name: 'people, a company of 2,000 among all others, rate',
    product: `${Math.round(rate)} /s`,
    floor: `${Math.round(alone)} /s`,
    value: rate / alone,
    bound: { min: 1 / 1.2 },
  };
}

/** 16 administrators who pause a second between acts beside one; and 64 at once beside one without pauses. */
async function measureAdministrators(stage: Stage, large: PlantedCompany): Promise<Figure[]> {
  const cookies = await addAdministrators(stage, large.companyCode, administrators);
  const [first = ''] = cookies;
  await paced(stage, first);
  const one = p99(await paced(stage, first));
  const all = p99((await Promise.all(cookies.map((cookie) => paced(stage, cookie)))).flat());
  const [rateOfOne, rateOfMany] = [await rateOf(stage, large, 1), await rateOf(stage, large, 64)];
  return [
    {
      name: 'people, 16 administrators with pauses beside one, p99',
      product: `${all.toFixed(1)} ms`,
      floor: `${one.toFixed(1)} ms`,
      value: all / one,
      bound: { max: 3 },
    },
    {
      name: 'people, 64 connections beside one, rate',
      product: `${Math.round(rateOfMany)} /s`,
      floor: `${Math.round(rateOfOne)} /s`,
      value: rateOfMany / rateOfOne,
      bound: { min: 0.9 },
    },
  ];
}

/** Milliseconds of each act: searches and pages by turns. */
async function paced(stage: Stage, cookie: string): Promise<number[]> {
  const all = Object.values(questions);
  const times: number[] = [];
  await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs));
  for (let act = 0; act < acts; act += 1) {
    const began = performance.now();
    const answer = await fetch(urlOf(stage), {
      method: 'POST',
      headers: { cookie, 'x-madang': '1', 'content-type': 'application/json' },
      body: bodyOf(all[act % all.length]?.asked),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a list was answered with ${answer.status}`);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}
