import * as z from 'zod/mini';
import { fallbackLanguage, languages, toLanguage, type Language } from './languages.ts';
import { maxLength } from './rules.ts';

type Shape = Readonly<Record<string, readonly [plain: string, schema: z.ZodMiniType]>>;
type Renamed<S extends Shape> = {
  [K in keyof S as S[K][0]]: z.output<S[K][1]>;
};
type WireShape<S extends Shape> = { [K in keyof S]: S[K][1] };
type Flat<T> = { [K in keyof T]: T[K] } & {};
type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
/** Makes keys that may be undefined optional, as a form or an operation writes them. */
type Loose<T> = Flat<Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>>;

const plainNames = new WeakMap<z.core.$ZodType, Readonly<Record<string, string>>>();

/**
 * Closed object with the specification's names on the wire and plain names inside. `z.decode` reads a body, `z.encode`
 * writes one.
 */
export function wireObject<const S extends Shape>(shape: S) {
  const toPlain = Object.fromEntries(Object.entries(shape).map(([wire, [plain]]) => [wire, plain]));
  const toWire = Object.fromEntries(Object.entries(shape).map(([wire, [plain]]) => [plain, wire]));
  const fields = Object.fromEntries(Object.entries(shape).map(([wire, [, schema]]) => [wire, schema]));
  const wireSide = z.strictObject(fields as WireShape<S>);
  const plainSide = z.custom<Loose<Renamed<S>>>();
  const codec = z.codec(wireSide, plainSide, {
    decode: (value) => rename(value, toPlain) as Loose<Renamed<S>>,
    encode: (value) => rename(value as Record<string, unknown>, toWire) as z.output<typeof wireSide>,
  });
  plainNames.set(codec, toPlain);
  return codec;
}

function rename(value: Record<string, unknown>, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (entry === undefined ? [] : [[names[key] ?? key, entry]])),
  );
}

/** Wire name → plain name of a wire object, for labels of wrong fields and for forms. */
export function plainNamesOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, string>> {
  return (schema && plainNames.get(schema)) ?? {};
}

/** The specification's Y and N as true and false. */
export const flag = z.codec(z.enum(['Y', 'N']), z.boolean(), {
  decode: (value) => value === 'Y',
  encode: (value) => (value ? ('Y' as const) : ('N' as const)),
});

const specificationLanguages: Readonly<Record<'KO' | 'US', Language>> = { KO: 'ko', US: 'en' };

/** LIM-07: a language in a body, by the specification's KO and US or by the product's own six codes. */
export const languageCode = z.codec(z.enum([...languages, 'KO', 'US']), z.enum(languages), {
  decode: (code) => (code === 'KO' || code === 'US' ? specificationLanguages[code] : code),
  encode: (language) => language,
});

/** A language that a reader asks for, product code or BCP 47 tag; one that the product lacks is read as the fallback. */
export const languageTag = z.codec(z.string().check(maxLength(35)), z.enum(languages), {
  decode: (tag) => toLanguage(tag) ?? fallbackLanguage,
  encode: (language) => language,
});

/** A number as older callers write it, as itself or as its digits; '' is none. */
export function writtenNumber(schema: z.ZodMiniType<number, number>) {
  const written = z.union([z.number(), z.string().check(z.maxLength(10), z.regex(/^\d{0,10}$/))]);
  return z.codec(written, z.optional(schema), {
    decode: (value) => (value === '' ? undefined : Number(value)),
    encode: (value) => value ?? '',
  });
}

/** The same where there must be one. */
export function requiredNumber(schema: z.ZodMiniType<number, number>) {
  const written = z.union([z.number(), z.string().check(z.maxLength(10), z.regex(/^\d{1,10}$/))]);
  return z.codec(written, schema, { decode: Number, encode: (value) => value });
}

/** `{data: {list}}`, the shape of every list answer of the specification's calls. */
export function wireList<T extends z.ZodMiniType>(item: T) {
  return z.strictObject({ data: z.strictObject({ list: z.array(item) }) });
}

/** The answer of a call that has nothing else to say. */
export const success = z.strictObject({ result: z.literal('success') });
