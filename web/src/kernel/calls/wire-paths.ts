import { plainNamesOf } from '@madang/contract/kernel/wire.ts';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
interface Inner {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly in?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
}

/** `pslInfoAgmts.0.trmsCd` as `agreements.0.termsCode`: a wrong field's wire path in the body's plain names. */
export function plainPath(schema: Schema | undefined, wirePath: string): string {
  if (wirePath === '') return '';
  let at = schema;
  const plain = wirePath.split('.').map((step) => {
    const object = unwrap(at);
    const name = plainNamesOf(object)[step] ?? step;
    at = childOf(object, step);
    return name;
  });
  return plain.join('.');
}

/** Returns true if plain values must be encoded before a check, since the schema uses wire names. */
export function isWireObject(schema: Schema): boolean {
  return Object.keys(plainNamesOf(schema)).length > 0;
}

/** Optional, nullable and default wrappers off. */
function unwrap(schema: Schema | undefined): Schema | undefined {
  const inner = schema && definition(schema).innerType;
  return inner ? unwrap(inner) : schema;
}

function childOf(schema: Schema | undefined, step: string): Schema | undefined {
  if (!schema) return undefined;
  const { element, in: wireSide, shape } = definition(schema);
  if (element) return element;
  if (wireSide) return childOf(wireSide, step);
  return shape?.[step];
}

// Zod's definitions are a union by kind; only these four members are of interest, whatever the kind.
function definition(schema: Schema): Inner {
  return schema._zod.def as Inner;
}
