import type * as z from 'zod/mini';
import { smallestOf } from '../operations/smallest-input.ts';
import type { DescribedRoute } from '../operations/calls.ts';

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

/** Place in a call where a caller may write a text. */
export interface Field {
  readonly route: DescribedRoute;
  readonly part: Part;
  /** The way to it within the part. */
  readonly path: readonly (string | number)[];
  readonly schema: z.core.$ZodType;
}

/** The parts of a schema's definition that lead to its fields. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
}

/** Every field of the route at which a value stands, whatever kind it asks for. */
export function fieldsOf(route: DescribedRoute): Field[] {
  return parts.flatMap((part) => {
    const schema = route[part];
    return schema ? leavesOf(schema).map((leaf) => ({ route, part, ...leaf })) : [];
  });
}

function leavesOf(schema: z.core.$ZodType): Pick<Field, 'path' | 'schema'>[] {
  const { shape, element, innerType, in: outer } = schema._zod.def as Definition;
  const inner = innerType ?? outer;
  if (inner) return leavesOf(inner);
  if (element) return leavesOf(element).map((leaf) => ({ ...leaf, path: [0, ...leaf.path] }));
  if (!shape) return [{ path: [], schema }];
  return Object.entries(shape).flatMap(([name, field]) =>
    leavesOf(field).map((leaf) => ({ ...leaf, path: [name, ...leaf.path] })),
  );
}

/** Returns the smallest valid value of the part, with the text at the field. */
export function partWith({ route, part, path }: Field, text: string): unknown {
  const schema = route[part];
  return placed(schema ? smallestOf(schema) : {}, path, text);
}

function placed(value: unknown, [name, ...rest]: readonly (string | number)[], text: string): unknown {
  if (name === undefined) return text;
  const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  if (typeof name === 'number') return [placed(inner, rest, text)];
  return { ...(value as object), [name]: placed(inner, rest, text) };
}
