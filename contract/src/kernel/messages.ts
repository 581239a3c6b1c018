/** The shape that a language must fill whole: every key of the English text, each a string. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/**
 * Texts of a capability in one language; `errors` by code, `fields` by plain field name, `operations` by name, as shown in the
 * audit log.
 */
export interface CapabilityMessages {
  readonly errors?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly operations?: Readonly<Record<string, string>>;
}
