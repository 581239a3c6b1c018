import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../kernel/call-error.ts';
import { createQueries } from './queries.ts';

const replace = vi.fn();
let unsavedForms = 0;

beforeEach(() => {
  replace.mockReset();
  vi.stubGlobal('location', { pathname: '/console/departments', search: '?panel=new', replace });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { querySelectorAll: () => Array.from({ length: unsavedForms }) });
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Returns the addresses to which a page with that many unsaved forms redirects once a background read and a change are refused.
 */
async function waysOut(forms: number, errorCode: string): Promise<unknown[]> {
  unsavedForms = forms;
  const queries = createQueries();
  const refused = () => Promise.reject(new CallError({ status: 403, errorCode }));
  await expect(queries.fetchQuery({ queryKey: ['jobs'], queryFn: refused })).rejects.toThrow(errorCode);
  const change = queries.getMutationCache().build(queries, { mutationFn: refused });
  await expect(change.execute(undefined)).rejects.toThrow(errorCode);
  return replace.mock.calls.flat();
}

test('ACS-01 a page with unsaved input stays open if a background read finds the session ended; any other redirects to the sign-in', async () => {
  expect(await waysOut(1, 'AC100')).toEqual([]);
  const signIn = '/loginapp?reason=needed&target=%2Fconsole%2Fdepartments%3Fpanel%3Dnew';
  expect(await waysOut(0, 'AC100')).toEqual([signIn, signIn]);
});

test('RCN-05 changed terms also keep a page with unsaved input open; other refusals redirect nowhere', async () => {
  expect(await waysOut(1, 'CO500')).toEqual([]);
  const [way] = await waysOut(1, 'CONSENT_NEEDED');
  expect(way).toContain('/userapp/register/reagreement');
});
