import { expect, test } from 'vitest';
import {
  type ApiDescription,
  type DescribedShape,
  readApiDescription,
} from '@madang/contract/kernel/description/routes.ts';
import type { Route } from '@madang/contract/kernel/route.ts';
import { modules } from '../../modules/index.ts';
import { calls } from '../../testing/operations/calls.ts';
import { memberBrowser } from '../../testing/member.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const address = '/api/v1/openapi.json';
const description = (await app.browser().get(address)).json<ApiDescription>();
const routes: readonly Route[] = [...calls, readApiDescription];
const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;
const callOf = ({ method, path }: Route) => {
  const call = description.paths[path]?.[method.toLowerCase()];
  if (!call) throw new Error(`${method} ${path} is not described`);
  return call;
};
const own = routes.filter(({ path }) => path.startsWith('/api/v1/'));
const bodyShape = (route: Route) => callOf(route).requestBody?.content['application/json']?.schema as DescribedShape;

test('API-04 the description is public: OpenAPI 3.1, every own call once, and none of the specification', async () => {
  expect(description.openapi).toBe('3.1.0');
  const described = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(own.map(nameOf).toSorted());
  const ids = Object.values(description.paths).flatMap((calls) => Object.values(calls).map((each) => each.operationId));
  expect(new Set(ids).size).toBe(ids.length);
  const tags = new Set(description.tags.map(({ name }) => name));
  expect(own.flatMap((route) => callOf(route).tags).filter((tag) => !tags.has(tag))).toEqual([]);
  const answer = await app.browser().get(address);
  const again = await app.browser().get(address, { 'if-none-match': String(answer.headers['etag']) });
  expect([answer.status, again.status]).toEqual([200, 304]);
});

test('API-04 each part of an address is described, and every reference resolves', () => {
  for (const route of own) {
    const parts = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const told = callOf(route).parameters.filter(({ in: place }) => place === 'path');
    expect([nameOf(route), told.map(({ name }) => name).toSorted()]).toEqual([nameOf(route), parts.toSorted()]);
  }
  const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, pointer = '']) => pointer,
  );
  expect(pointers).toContain('components/schemas/Error');
  const at = (pointer: string) =>
    pointer.split('/').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], description);
  expect(pointers.filter((pointer) => typeof at(pointer) !== 'object')).toEqual([]);
});

test('API-04 no header is described as required that the product’s pages do not send', async () => {
  const headers = own.flatMap((route) => callOf(route).parameters).filter(({ in: place }) => place === 'header');
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter(({ required }) => required)).toEqual([]);
  const { cookies } = await memberBrowser(app, { companyCode: 'ORIGIN1', role: 'user' });
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  for (const [said, status] of [
    [{ origin: app.kernel.config.baseUrl.origin }, 200],
    [{}, 403],
  ] as const) {
    const answer = await app.app.inject({
      method: 'DELETE',
      url: '/api/v1/sessions/others',
      headers: { cookie, ...said },
    });
    expect(answer.statusCode).toBe(status);
  }
});

test('API-04 API-07 a missing required value and an undescribed one are refused', () => {
  let bodies = 0;
  for (const route of own) {
    const inputs = [
      { schema: route.body, shape: route.body && bodyShape(route) },
      { schema: route.query, shape: undefined },
    ];
    for (const { schema, shape } of inputs) {
      if (!schema) continue;
      const faults = (value: object) =>
        new Set(schema.safeParse(value).error?.issues.flatMap((issue) => issueNames(issue)) ?? []);
      expect([nameOf(route), [...faults({ undescribed: '' })]]).toEqual([
        nameOf(route),
        expect.arrayContaining(['undescribed']),
      ]);
      if (!shape) continue;
      bodies += 1;
      expect([nameOf(route), shape.additionalProperties]).toEqual([nameOf(route), false]);
      expect([nameOf(route), [...faults({})].toSorted()]).toEqual([nameOf(route), (shape.required ?? []).toSorted()]);
    }
  }
  expect(bodies).toBeGreaterThan(20);
});

/** The field that an issue is about; unknown names are reported beside it. */
function issueNames(issue: { readonly path: readonly PropertyKey[]; readonly keys?: readonly string[] }): string[] {
  return issue.keys ? [...issue.keys] : [String(issue.path[0])];
}

test('API-04 the lengths and codes of the description are those that the server enforces', async () => {
  const browser = await memberBrowser(app, { companyCode: 'APIDESC', role: 'administrator' });
  const { properties, required = [] } = bodyShape({ method: 'POST', path: '/api/v1/departments' } as Route);
  const name = properties?.['departmentName'];
  expect(name?.['x-codes']).toContain('MB_M_MAX_LENGTH');
  expect(properties?.['language']?.enum).toEqual(expect.arrayContaining(['ko', 'en', 'zh', 'ja', 'tw', 'vi']));
  const longest = name?.maxLength ?? 0;
  const body = (length: number) => ({
    departmentCode: 'SALES',
    departmentName: '가'.repeat(length),
    englishDepartmentName: 'Sales',
    language: 'ko',
    parentDepartmentCode: 'TOP',
  });
  expect(Object.keys(body(1))).toEqual(expect.arrayContaining([...required]));
  const tooLong = await browser.post('/api/v1/departments', body(longest + 1));
  expect(tooLong.error.fields).toMatchObject([{ path: 'departmentName', code: 'MB_M_MAX_LENGTH' }]);
  expect((await browser.post('/api/v1/departments', body(longest))).status).toBe(200);
  const refusals = description.paths['/api/v1/departments']?.['post']?.responses;
  const again = await browser.post('/api/v1/departments', body(longest));
  expect(refusals?.[String(again.status)]?.['x-codes']).toContain(again.error.errorCode);
  const stranger = await app.browser().post('/api/v1/departments', body(1));
  expect(refusals?.[String(stranger.status)]?.['x-codes']).toContain(stranger.error.errorCode);
});

const answerShape = (route: Route) => callOf(route).responses['200']?.content?.['application/json']?.schema;

test('API-04 every list of the own calls has one shape: the items, their number, and the start of the next page', () => {
  const lists = modules
    .flatMap(({ operations }) => operations)
    .filter(
      ({ route, operation }) =>
        own.some(({ path }) => path === route.path) && /^(list|search)-/.test(operation?.name ?? ''),
    );
  expect(lists.length).toBeGreaterThan(25);
  for (const { route } of lists) {
    expect([nameOf(route), answerShape(route)]).toMatchObject([
      nameOf(route),
      {
        required: expect.arrayContaining(['items', 'total', 'next']),
        properties: {
          items: { type: 'array' },
          total: { properties: { count: { type: 'integer' }, isExact: { type: 'boolean' } } },
        },
      },
    ]);
  }
});

test('API-04 allowed actions are a list in every own call that has them', () => {
  const told = own.flatMap((route) => shapesNamed('can', answerShape(route)).map((shape) => [nameOf(route), shape]));
  expect(told.length).toBeGreaterThan(12);
  for (const [name, shape] of told) {
    expect([name, shape]).toMatchObject([name, { type: 'array', items: { type: 'string', enum: expect.any(Array) } }]);
  }
});

/** Every property of a name, however deep in a shape. */
function shapesNamed(name: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([key, inner]) => [
    ...(key === 'properties' && name in inner ? [(inner as Record<string, unknown>)[name]] : []),
    ...shapesNamed(name, inner),
  ]);
}
