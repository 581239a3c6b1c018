import type * as z from 'zod/mini';

/** A rule with its code, or the check of `emptyOr` with what it admits beside nothing. */
interface Check {
  readonly _zod: {
    readonly def: { readonly params?: { readonly code?: string } };
    readonly check: { readonly inner?: z.core.$ZodType };
  };
}

/** The parts of a schema's definition that lead to other schemas or hold a rule's code. */
interface Definition {
  readonly checks?: readonly Check[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
}

/** Every code that a schema refuses an input with, read from its rules. */
export function ruleCodesOf(schema: z.core.$ZodType): readonly string[] {
  const found = new Set<string>();
  collect(schema, found, new Set());
  return [...found];
}

function collect(schema: z.core.$ZodType, found: Set<string>, seen: Set<z.core.$ZodType>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const {
    checks = [],
    shape = {},
    innerType,
    element,
    valueType,
    options = [],
    ...more
  } = schema._zod.def as Definition;
  for (const { _zod } of checks) {
    if (_zod.def.params?.code) found.add(_zod.def.params.code);
    if (_zod.check.inner) collect(_zod.check.inner, found, seen);
  }
  // A value that is left out is missing to a person, whatever its form (`fieldIssues`).
  if (Object.values(shape).some((part) => part._zod.optin !== 'optional')) found.add('MB_M_REQUIRED');
  const inner = [...Object.values(shape), innerType, element, valueType, ...options, more.in, more.out];
  for (const part of inner) if (part) collect(part, found, seen);
}
