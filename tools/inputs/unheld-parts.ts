import type * as z from 'zod/mini';

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
  readonly pattern?: RegExp;
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
const lengthCodes = new Set(['MB_M_MAX_LENGTH', 'PHOTO_SIZE', 'MARK_SIZE', 'LINK_IMAGE_SIZE', 'MB125']);

/** Texts whose greatest length is not asked first, and lists and records of any count, as paths within the schema. */
export function unheldParts(schema: z.core.$ZodType, path = ''): string[] {
  const { type, checks = [], ...parts } = schema._zod.def as unknown as Definition; // each kind of schema has some of them
  if (type === 'string' && checks[0] && isPart(checks[0])) return innerParts(checks, path);
  const fields = Object.entries(parts.shape ?? {}).flatMap(([name, field]) => unheldParts(field, `${path}.${name}`));
  const others = [parts.innerType, parts.element, parts.keyType, parts.valueType, parts.in, ...(parts.options ?? [])];
  return [
    ...(isBounded(schema) ? [] : [path]),
    ...fields,
    ...others.flatMap((each) => (each ? unheldParts(each, path) : [])),
  ];
}

/** The check of `emptyOr`, which looks at nothing itself. */
const isPart = ({ _zod }: Check) => _zod.check.inner !== undefined;
const isText = (schema: z.core.$ZodType | undefined) => schema?._zod.def.type === 'string';

function innerParts(checks: readonly Check[], path: string): string[] {
  return checks.flatMap(({ _zod }) => (_zod.check.inner ? unheldParts(_zod.check.inner, path) : []));
}

/** Returns true if the schema has a pattern that bounds it or, without one, a rule that does. */
function isBounded(schema: z.core.$ZodType): boolean {
  const { type, checks = [], pattern, keyType } = schema._zod.def as unknown as Definition;
  if (type === 'template_literal') return !isEndless(schema._zod.pattern);
  if (type === 'string') return (pattern !== undefined && !isEndless(pattern)) || isHeld(checks);
  if (type === 'array') return isCounted(checks, different);
  return type !== 'record' || !isText(keyType) || isCounted(checks, Object.fromEntries(different.entries()));
}

/** Returns true if a pattern may match without end, unlike that of a UUID. */
function isEndless(pattern: RegExp | undefined): boolean {
  return !pattern || /[*+]|\{\d+,\}/.test(pattern.source);
}

/**
 * Returns true if the first rule, apart from the minimum length, is the maximum length, which stops the other rules, or cuts the
 * text.
 */
function isHeld(checks: readonly Check[]): boolean {
  const first = checks.find(({ _zod }) => _zod.def.check !== 'min_length');
  if (!first) return false;
  const payload: Payload = { value: 'a'.repeat(longest), issues: [] };
  first._zod.check(payload);
  if (typeof payload.value === 'string' && payload.value.length < longest) return true;
  const { check, params } = first._zod.def;
  const asksLength = check === 'max_length' || lengthCodes.has(params?.code ?? '');
  return asksLength && payload.issues.length > 0;
}

/** More than any list has; whatever a rule compares of them, no two are the same. */
const different = Array.from(
  { length: 6_000 },
  (_, number) => new Proxy({}, { get: (_target, name) => `${number} ${String(name)}` }),
);

/** Returns true if a rule refuses the value for its count alone. */
function isCounted(checks: readonly Check[], value: unknown): boolean {
  return checks.some(({ _zod }) => {
    const payload: Payload = { value, issues: [] };
    try {
      _zod.check(payload);
    } catch {
      return false;
    }
    return payload.issues.length > 0;
  });
}
