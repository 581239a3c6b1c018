import * as z from 'zod/mini';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { modules } from '../modules/index.ts';
import { memberBrowser } from './member.ts';
import { operatorBrowser } from './operator.ts';
import { startTestApp } from './test-app.ts';

/** Address parts that may hold a text that a user typed or a product made, each with the reason why it identifies no person. */
const namesNobody: Readonly<Record<string, string>> = {
  after: 'where a portion begins: an id, a number or a moment',
  aboutId: 'an id of what a record is about, as the page has it from the list',
  aboutKind: 'the kind of that id',
  operation: 'the name of an operation',
  companyCode: 'a code',
  compCd: 'a code',
  suborgCd: 'a code',
  departmentCode: 'a code',
  jobRankCode: 'a code',
  jobTitleCode: 'a code',
  cntryCd: 'a code',
  langCd: 'a code',
  trmsVerVal: 'the version of terms',
  date: 'a day',
  idProfile: 'a domain',
  from: 'a day',
  code: 'the code of a refusal',
  to: 'a day',
  at: 'a moment',
  permission: 'the name of a permission',
  scopeId: 'a code of a department or the id of a thing, as the page has it',
  granteeId: 'the id of a person or role, as the page has it',
  id: 'a code of a department or the id of a thing, as the page has it',
  kind: 'the kind of that id',
  personId: 'the id of a person',
  targetName: 'the name of a role or a permission',
  validFrom: 'a day',
  validUntil: 'a day',
  windowId: 'the id of hours',
  search: 'the search of an export, sealed by the product',
};

const reads = modules.flatMap(({ operations }) => operations).filter(({ route }) => route.method === 'GET');

/** The fields of a query that take any text, by their names. */
function textFields(schema: z.ZodMiniType | undefined): string[] {
  const { properties = {} } = schema
    ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, object> })
    : {};
  return Object.entries(properties).flatMap(([name, shape]) => (takesText(shape) ? [name] : []));
}

function takesText(shape: {
  type?: unknown;
  format?: unknown;
  enum?: unknown;
  anyOf?: object[];
  allOf?: object[];
}): boolean {
  const parts = [...(shape.anyOf ?? []), ...(shape.allOf ?? [])];
  if (parts.length > 0) return parts.some(takesText);
  return shape.type === undefined
    ? shape.enum === undefined && !('const' in shape) && !('pattern' in shape)
    : shape.type === 'string' && shape.enum === undefined && shape.format === undefined && !('const' in shape);
}

test('OPS-01 no read has words in its address that could name a person', () => {
  const found = new Set(reads.flatMap(({ route }) => textFields(route.query)));
  expect(reads.length).toBeGreaterThan(50);
  expect([...found].toSorted()).toEqual(
    Object.keys(namesNobody)
      .filter((name) => found.has(name))
      .toSorted(),
  );
  expect(Object.keys(namesNobody).filter((name) => !found.has(name))).toEqual([]);
});

const word = 'Hongkildong';
const searches = [
  ['/api/v1/employees/search', { keyword: word }],
  ['/api/v1/memberships/search', { keyword: word }],
  ['/api/v1/memberships/candidates/search', { keyword: word }],
  ['/api/v1/organisation/search', { by: 'name', term: word }],
  ['/api/v1/company-sessions/search', { keyword: word }],
  ['/api/v1/failed-log-ins/search', { keyword: word }],
  ['/api/v1/departments/search', { keyword: word }],
  ['/api/v1/department-choices/search', { keyword: word }],
] as const;

test('OPS-01 a search by words is answered, refused from other sites, and leaves no words in the log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = await startTestApp({
    work: false,
    environment: { LOG_LEVEL: 'debug' },
    log: pino({ level: 'trace' }, stream),
  });
  const administrator = await memberBrowser(app, { companyCode: 'WORDS', role: 'administrator' });
  const operator = await operatorBrowser(app);
  for (const [path, words] of searches) {
    expect([path, (await administrator.post(path, words)).status]).toEqual([path, 200]);
    const foreign = { 'x-madang': '', origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect([path, (await administrator.post(path, words, foreign)).status]).toEqual([path, 403]);
  }
  for (const path of ['/api/v1/employees', '/api/v1/memberships', '/api/v1/company-sessions', '/api/v1/failed-log-ins'])
    expect([path, (await administrator.get(`${path}?keyword=${word}`)).status]).toEqual([path, 400]);
  expect((await operator.post('/api/v1/operator/records/person', { loginId: `${word}@people.example` })).status).toBe(
    200,
  );
  expect((await operator.post('/api/v1/operator/companies/search', { search: word })).status).toBe(200);
  expect(lines.join('')).not.toMatch(new RegExp(word, 'i'));
  expect(lines.length).toBeGreaterThan(searches.length);
});
