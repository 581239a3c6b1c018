/** The shape that a language must fill whole: every key of the English text, each a string. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** What a capability says in one language; `errors` by code, `fields` by plain field name, `operations` by name: what the audit log calls them. */
export interface CapabilityMessages {
  readonly errors?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly operations?: Readonly<Record<string, string>>;
}
