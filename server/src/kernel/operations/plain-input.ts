import * as z from 'zod/mini';
import { plainNamesOf } from '@madang/contract/kernel/wire.ts';

interface Definition {
  readonly type: string;
  readonly in?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

/**
 * Input of an operation with the specification's rules under plain names; parsing is idempotent. `more`: the adapter's
 * additions, such as a cookie's secret.
 */
export function plainInput<W extends z.ZodMiniType, const M extends Readonly<Record<string, z.ZodMiniType>> = {}>(
  wire: W,
  more: M = {} as M,
): z.ZodMiniType<Joined<W, M>, Joined<W, M>> {
  const plain = plainOf(wire);
  const { shape = {} } = definitionOf(plain);
  return z.strictObject({ ...(shape as Record<string, z.ZodMiniType>), ...more }) as unknown as z.ZodMiniType<
    Joined<W, M>,
    Joined<W, M>
  >;
}

type Joined<W extends z.ZodMiniType, M extends Readonly<Record<string, z.ZodMiniType>>> = keyof M extends never
  ? z.output<W>
  : z.output<W> & z.output<z.ZodMiniObject<{ -readonly [K in keyof M]: M[K] }>>;

function plainOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { type, in: wireSide, out, innerType, element, shape } = definitionOf(schema);
  const names = plainNamesOf(schema);
  if (type === 'pipe' && wireSide && Object.keys(names).length > 0) return plainObject(definitionOf(wireSide), names);
  if (type === 'pipe' && out) return plainOf(out);
  if (innerType) return rebuilt(schema, { innerType: plainOf(innerType) });
  if (element) return rebuilt(schema, { element: plainOf(element) });
  return shape ? rebuilt(schema, { shape: plainShape(shape, {}) }) : schema;
}

function plainObject({ shape = {} }: Definition, names: Readonly<Record<string, string>>): z.core.$ZodType {
  return z.strictObject(plainShape(shape, names) as Record<string, z.ZodMiniType>);
}

function plainShape(shape: Readonly<Record<string, z.core.$ZodType>>, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(shape).map(([wire, part]) => [names[wire] ?? wire, plainOf(part)]));
}

/** The same kind of schema, with its checks, around other parts. */
function rebuilt(schema: z.core.$ZodType, parts: object): z.core.$ZodType {
  const { constr } = schema._zod as unknown as { readonly constr: new (definition: object) => z.core.$ZodType };
  return new constr({ ...schema._zod.def, ...parts });
}

function definitionOf(schema: z.core.$ZodType): Definition {
  return schema._zod.def as unknown as Definition;
}
