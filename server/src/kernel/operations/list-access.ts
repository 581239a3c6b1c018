import type { ReadThing } from './outcome.ts';

/** A page of a list of a company's people: the kinds of the filters that were set, and nothing of what they were set to. */
export function listAccess(companyCode: string, filters: Readonly<Record<string, unknown>> = {}): ReadThing {
  const set = Object.entries(filters).filter(([, value]) => value !== '' && value !== undefined);
  return { target: { kind: 'company', id: companyCode }, fields: set.map(([kind]) => kind) };
}
