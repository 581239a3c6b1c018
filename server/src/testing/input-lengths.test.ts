import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxLength, orEmpty, rule, text } from '@madang/contract/kernel/rules.ts';
import { modules } from '../modules/index.ts';

interface Check {
  readonly _zod: {
    readonly def: { readonly check: string; readonly params?: { readonly code?: string } };
    readonly check: ((payload: Payload) => unknown) & { readonly inner?: z.core.$ZodType };
  };
}

interface Payload {
  value: unknown;
  readonly issues: readonly { readonly continue?: boolean }[];
}

/** The parts of a schema's definition that lead to its fields. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly Check[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly keyType?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly in?: z.core.$ZodType;
}

const longest = 2_000_000;
const lengthCodes = new Set(['MB_M_MAX_LENGTH', 'PHOTO_SIZE', 'MARK_SIZE', 'LINK_IMAGE_SIZE']);

/** Where a rule looks at a text before its length is asked, as paths within the schema. */
function unheldTexts(schema: z.core.$ZodType, path = ''): string[] {
  const { type, format, checks = [], ...parts } = schema._zod.def as unknown as Definition; // each kind of schema has some of them
  if (type === 'string')
    return format === undefined && !checks.every(isPart) && !isHeld(checks) ? [path] : innerTexts(checks, path);
  const fields = Object.entries(parts.shape ?? {}).flatMap(([name, field]) => unheldTexts(field, `${path}.${name}`));
  const others = [parts.innerType, parts.element, parts.keyType, parts.valueType, parts.in, ...(parts.options ?? [])];
  return [...fields, ...others.flatMap((each) => (each ? unheldTexts(each, path) : []))];
}

/** The check of `emptyOr`, which looks at nothing itself. */
const isPart = ({ _zod }: Check) => _zod.check.inner !== undefined;

function innerTexts(checks: readonly Check[], path: string): string[] {
  return checks.flatMap(({ _zod }) =>
    _zod.check.inner && isPart(checks[0] as Check) ? unheldTexts(_zod.check.inner, path) : [],
  );
}

/** Whether the first rule, but for the least length, is the greatest one, which ends the others, or cuts the text. */
function isHeld(checks: readonly Check[]): boolean {
  const first = checks.find(({ _zod }) => _zod.def.check !== 'min_length');
  if (!first) return true;
  const payload: Payload = { value: 'a'.repeat(longest), issues: [] };
  first._zod.check(payload);
  if (typeof payload.value === 'string' && payload.value.length < longest) return true;
  const { check, params } = first._zod.def;
  const asksLength = check === 'max_length' || lengthCodes.has(params?.code ?? '');
  return asksLength && payload.issues.length > 0;
}

const inputs = modules.flatMap(({ operations, more = [] }) => [
  ...operations.flatMap(({ route, operation }) => [
    ...(['params', 'query', 'body'] as const).flatMap((part) =>
      route[part] ? [{ name: `${route.method} ${route.path} ${part}`, schema: route[part] }] : [],
    ),
    ...(operation ? [{ name: operation.name, schema: operation.input }] : []),
  ]),
  ...more.map(({ name, input }) => ({ name, schema: input })),
]);

test('API-07 no rule of any input looks at a text before its greatest length is asked', () => {
  expect(inputs.length).toBeGreaterThan(500);
  expect(inputs.flatMap(({ name, schema }) => unheldTexts(schema).map((path) => `${name}${path}`))).toEqual([]);
});

test('API-07 a text whose rule comes before its length is found, wherever it stands', () => {
  const isWord = rule<string>('CO400', (value) => /^[a-z]+$/.test(value));
  const planted = z.strictObject({
    held: text(10),
    heldOrEmpty: orEmpty(text(10).check(isWord)),
    late: z.string().check(isWord, maxLength(10)),
    never: z.optional(z.array(z.string().check(z.regex(/^a+$/)))),
    emptyOrLate: orEmpty(z.string().check(isWord)),
  });
  expect(unheldTexts(planted)).toEqual(['.late', '.never', '.emptyOrLate']);
});

test('API-07 a text one longer than its greatest length meets no other rule, and blanks or marks apart cost it nothing', () => {
  let asked = 0;
  const watched = rule<string>('CO400', () => (asked += 1) > 0);
  const schema = text(10).check(watched);
  const codesOf = (value: string) =>
    schema.safeParse(value).error?.issues.map((issue) => (issue as { params?: unknown }).params);
  expect(codesOf('\u0000'.repeat(11))).toEqual([{ code: 'MB_M_MAX_LENGTH', params: { 0: 10 } }]);
  expect(codesOf(`${'a'.repeat(11)}`)).toEqual([{ code: 'MB_M_MAX_LENGTH', params: { 0: 10 } }]);
  expect(codesOf(`a${' '.repeat(40)}`)).toEqual([{ code: 'MB_M_MAX_LENGTH', params: { 0: 10 } }]);
  expect(asked).toBe(0);
  for (const value of [`  ${'a'.repeat(10)}  `, '한'.repeat(10).normalize('NFD'), '\u{1f600}'.repeat(10)]) {
    expect(codesOf(value)).toBeUndefined();
  }
  expect(asked).toBe(3);
});
