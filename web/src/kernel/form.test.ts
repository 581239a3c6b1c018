import { optionalText, requiredText, rule } from '@madang/contract/kernel/rules.ts';
import { wireObject } from '@madang/contract/kernel/wire.ts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { CallError } from './call-error.ts';
import { checkValues, requiredFields } from './forms/form-checks.ts';
import { type FieldErrorEvent, nextErrors, noErrors, shownError } from './forms/form-errors.ts';
import { settleRefusal } from './forms/form-submit.ts';

const plain = z.object({
  companyName: requiredText(5),
  nickname: optionalText(3),
  mobile: z.object({ countryCode: z.string(), number: requiredText(8) }),
  agreed: z.boolean().check(rule('MB820', (agreed) => agreed)),
});
const wire = wireObject({ compNm: ['companyName', requiredText(5)], nick: ['nickname', optionalText(3)] });
const initial = { companyName: 'set', nickname: '', mobile: { countryCode: '+82', number: '' }, agreed: false };

function issue(path: string, code = 'MB_M_REQUIRED') {
  return { path, code, params: {} };
}

function after(...events: FieldErrorEvent[]) {
  return events.reduce(nextErrors, noErrors);
}

test("the contract's schema finds all wrong fields at once, as codes with parameters", () => {
  const { issues, output } = checkValues(plain, { ...initial, companyName: 'too long' });
  expect(issues).toEqual([
    { path: 'companyName', code: 'MB_M_MAX_LENGTH', params: { 0: 5 } },
    { path: 'mobile.number', code: 'MB_M_REQUIRED', params: {} },
    { path: 'agreed', code: 'MB820', params: {} },
  ]);
  expect(output).toBeUndefined();
});

test('a wire body checks plain values and returns plain names', () => {
  expect(checkValues(wire, { companyName: '', nickname: 'four' }).issues.map(({ path, code }) => [path, code])).toEqual(
    [
      ['companyName', 'MB_M_REQUIRED'],
      ['nickname', 'MB_M_MAX_LENGTH'],
    ],
  );
  expect(checkValues(wire, { companyName: 'ok', nickname: '' })).toEqual({
    output: { companyName: 'ok', nickname: '' },
    issues: [],
  });
});

test('required marks follow the rules, whatever the initial values are', () => {
  expect([...requiredFields(plain, initial)]).toEqual(['companyName', 'mobile.number']);
  expect([...requiredFields(wire, { companyName: 'x', nickname: 'x' })]).toEqual(['companyName']);
});

test('a field shows no error until it is left, and then follows every change until it is valid', () => {
  const issues = [issue('companyName')];
  expect(shownError(noErrors, issues, 'companyName')).toBeUndefined();
  const left = after({ kind: 'left', field: 'companyName' });
  expect(shownError(left, issues, 'companyName')).toEqual(issue('companyName'));
  const mending = nextErrors(left, { kind: 'changed', field: 'companyName', stillWrong: true });
  expect(shownError(mending, issues, 'companyName')).toBeDefined();
  expect(shownError(mending, [], 'companyName')).toBeUndefined();
});

test('a field that became valid shows no error again until it is left', () => {
  const right = after(
    { kind: 'left', field: 'companyName' },
    { kind: 'changed', field: 'companyName', stillWrong: false },
  );
  expect(shownError(right, [issue('companyName')], 'companyName')).toBeUndefined();
});

test('a press shows every wrong field, also the parts of a composed one', () => {
  const issues = [issue('companyName'), issue('mobile.number'), issue('agreed', 'MB820')];
  const pressed = after({ kind: 'pressed', fields: issues.map(({ path }) => path) });
  expect(shownError(pressed, issues, 'mobile')?.code).toBe('MB_M_REQUIRED');
  expect(shownError(pressed, issues, 'agreed')?.code).toBe('MB820');
});

test("ERR-03 the server's error is under its field until the field changes", () => {
  const refused = after({ kind: 'refused', fields: { loginId: { code: 'MB601' } } });
  expect(shownError(refused, [], 'loginId')).toEqual({ code: 'MB601' });
  const other = nextErrors(refused, { kind: 'changed', field: 'companyName', stillWrong: false });
  expect(shownError(other, [], 'loginId')).toEqual({ code: 'MB601' });
  const changed = nextErrors(refused, { kind: 'changed', field: 'loginId', stillWrong: true });
  expect(shownError(changed, [], 'loginId')).toBeUndefined();
});

test('a name that starts like another is another field', () => {
  const refused = after({ kind: 'refused', fields: { mobileCode: { code: 'CO400' } } });
  expect(shownError(refused, [], 'mobile')).toBeUndefined();
});

function ways(refusals = {}) {
  return {
    refusals,
    hasField: (path: string) => path === 'loginId',
    refuse: vi.fn(),
    showError: vi.fn(async () => {}),
  };
}

test("a refusal goes to the page's handler for its code first", async () => {
  const handler = vi.fn();
  const taken = ways({ MB667: handler });
  const refusal = new CallError({ status: 422, errorCode: 'MB667', fields: [issue('loginId')] });
  await settleRefusal(refusal, taken);
  expect(handler).toHaveBeenCalledWith(refusal);
  expect(taken.refuse).not.toHaveBeenCalled();
});

test('ERR-03 a code can belong to a field that the server did not name', async () => {
  const taken = ways({ MB601: 'loginId' });
  await settleRefusal(new CallError({ status: 409, errorCode: 'MB601', errorMessage: 'In use.' }), taken);
  expect(taken.refuse).toHaveBeenCalledWith({ loginId: { code: 'MB601', params: {}, message: 'In use.' } });
});

test("a server's error that depends on another field is removed once that field changes; others remain", () => {
  const refused = after({
    kind: 'refused',
    fields: { isLeapMonth: { code: 'ANNIVERSARY_LEAP_MONTH' }, subject: { code: 'CO400' } },
  });
  const overtaken = nextErrors(refused, { kind: 'stale', field: 'isLeapMonth' });
  expect(shownError(overtaken, [], 'isLeapMonth')).toBeUndefined();
  expect(shownError(overtaken, [], 'subject')).toEqual({ code: 'CO400' });
});

test('fields named by the server show their error if rendered; the rest is shown over the page', async () => {
  const onForm = ways();
  const fields = [issue('loginId', 'MB601'), issue('hidden')];
  await settleRefusal(new CallError({ status: 400, errorCode: 'CO400', fields }), onForm);
  expect(onForm.refuse).toHaveBeenCalledWith({ loginId: { code: 'MB601', params: {} } });
  expect(onForm.showError).not.toHaveBeenCalled();
  const elsewhere = ways();
  await settleRefusal(new CallError({ status: 400, errorCode: 'CO400', fields: [issue('hidden')] }), elsewhere);
  expect(elsewhere.showError).toHaveBeenCalledOnce();
});

test('an unexpected error is logged and shown as a general failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const taken = ways();
  await settleRefusal(new TypeError('broken'), taken);
  expect(taken.showError).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
