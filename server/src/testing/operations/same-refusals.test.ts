import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { permissionTable, type Permission } from '@madang/contract/permissions.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import type { AnyCompanyChange } from '../../kernel/operations/definition.ts';
import { execute } from '../../kernel/operations/executor.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { isStorable } from '../../kernel/operations/registry.ts';
import { modules } from '../../modules/index.ts';
import type { Browser } from '../browser.ts';
import { memberBrowser } from '../member.ts';
import { startTestApp } from '../test-app.ts';
import { originOf } from './example-companies.ts';
import { inputFor } from './smallest-input.ts';

// A refusal is the same through both doors: by the operation's name, as rows, plans and undo run it, and by its call.
const app = await startTestApp({ work: false });
const { kernel } = app;

type Fields = Readonly<Record<string, unknown>>;
interface Refused {
  readonly code: string;
  readonly fields: readonly string[];
}

/** Calls under /api/v1 that lead to an operation whose input may be stored. */
const bound = modules
  .flatMap(({ operations }) => operations)
  .flatMap(({ route, operation }) =>
    operation && isStorable(operation) && route.path.startsWith('/api/v1/') ? [{ route, operation }] : [],
  );

let callers = 0;

/** A new person who may, in a company of their own: what another operation did has ended no session and no company. */
async function callerFor({ permission }: AnyCompanyChange) {
  const roles: readonly string[] =
    permission === 'session' || permission === 'system'
      ? ['administrator']
      : permissionTable[permission as Permission].roles;
  const isOperator = !roles.includes('administrator');
  callers += 1;
  const companyCode = isOperator ? platformCompany : `DOORS${callers}`;
  const browser = await memberBrowser(app, { companyCode, role: isOperator ? 'operator' : 'administrator' });
  return { companyCode, browser };
}

type Caller = Awaited<ReturnType<typeof callerFor>>;

async function byName(
  { companyCode, browser }: Caller,
  operation: AnyCompanyChange,
  input: object,
): Promise<Refused | undefined> {
  try {
    const parsed = parseInput(operation, input) as never;
    await execute(kernel, operation, originOf(companyCode, browser.personId, randomUUID()), parsed);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedWith(error.code, error.fields);
  }
}

/** Compares the faults as a set: the first one names the refusal, and a call reads its address first. */
function refusedWith(code: string, fields: readonly { readonly path: string; readonly code: string }[]): Refused {
  if (fields.length === 0) return { code, fields: [] };
  const faults = fields.map((field) => `${field.path} ${field.code}`).toSorted();
  return { code: fields.some((field) => field.code === code) ? 'of a field' : code, fields: faults };
}

/** The same input as the call sends it: names of its address there, everything else in the body. */
async function byCall(
  browser: Browser,
  { method, path }: { readonly method: string; readonly path: string },
  input: Fields,
) {
  const inAddress = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const address = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => encodeURIComponent(String(input[name])));
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !inAddress.has(name)));
  const answer =
    method === 'PUT'
      ? await browser.put(address, body)
      : method === 'DELETE'
        ? await browser.delete(address)
        : await browser.post(address, body);
  if (answer.status === 200) return undefined;
  const { errorCode, fields } = answer.error;
  return refusedWith(errorCode, fields);
}

/** Calls whose names are not those of their operation's input, which the smallest input shows. It only shrinks. */
const otherNames: readonly string[] = [
  'remove-person-factor /api/v1/employees/{personId}/factors/passkeys/{passkeyId}',
  'write-post /api/v1/posts/{postId}/replies',
  'delete-menu /api/v1/menus/{menuId}',
  'delete-anniversary /api/v1/anniversaries/{anniversaryId}',
  'download-members /api/v1/organisation/departments/{departmentCode}/people-file',
  'download-organisation /api/v1/organisation/departments/{departmentCode}/file',
];

test('API-07 a refusal of an operation is the same by name and by call', async () => {
  const others: string[] = [];
  let refused = 0;
  for (const { route, operation } of bound) {
    const caller = await callerFor(operation);
    const input = inputFor(operation) as Fields;
    const named = await byName(caller, operation, input);
    if (!named) continue;
    refused += 1;
    const called = await byCall(caller.browser, route, input);
    const call = `${operation.name} ${route.path}`;
    if (otherNames.includes(call)) others.push(call);
    else expect([call, called]).toEqual([call, named]);
  }
  expect(refused).toBeGreaterThan(90);
  expect(others.toSorted()).toEqual(otherNames.toSorted());
});
