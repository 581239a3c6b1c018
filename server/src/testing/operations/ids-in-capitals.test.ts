import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { Registry } from '../../kernel/operations/registry.ts';
import { modules } from '../../modules/index.ts';

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly valueType?: z.core.$ZodType;
}

const capitals = '0194F3D2-7C5A-7B1E-8F00-ABCDEF012345';

/** Ids of a schema, by their places in it, and what each makes of an id in capitals. */
function idsIn(schema: z.core.$ZodType, place: string, seen = new Set<z.core.$ZodType>()): [string, unknown][] {
  if (seen.has(schema)) return [];
  const def = schema._zod.def as unknown as Definition;
  if (def.type === 'string') {
    return def.format === 'uuid' ? [[place, z.safeParse(schema, capitals).data]] : [];
  }
  const inner = new Set([...seen, schema]);
  const parts = [def.element, def.innerType, def.in, def.out, def.valueType, ...(def.options ?? [])];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => idsIn(part, `${place}.${name}`, inner)),
    ...parts.flatMap((part) => (part ? idsIn(part, place, inner) : [])),
  ];
}

const calls = modules.flatMap(({ operations }) => operations);
const inputs = [
  ...calls.flatMap(({ route }) =>
    [route.params, route.query, route.body].map((schema) => [`${route.method} ${route.path}`, schema] as const),
  ),
  ...new Registry(modules).all().map(({ name, input }) => [name, input] as const),
];

test('API-07 every input accepts an id in capitals as the stored one', () => {
  const found = inputs.flatMap(([name, schema]) => (schema ? idsIn(schema, name) : []));
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(([, taken]) => taken !== capitals.toLowerCase())).toEqual([]);
});
