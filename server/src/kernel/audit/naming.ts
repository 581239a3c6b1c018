import type { RawBuilder } from 'kysely';
import type { NamedRow, NamesOf } from '../rows/named-rows.ts';

/** Names of a thing. */
export type ThingNames = Pick<NamedRow, 'name' | 'englishName'>;

/** Way to the names of things of one kind, for logs that know their ids alone. */
export type Naming =
  /** Statement of its own, asked where a portion has such things. */
  | { readonly rows: NamesOf }
  /** Expression in the log's own statement, for kinds that most of its rows are about. */
  | { readonly joined: (companyCode: string, id: RawBuilder<unknown>) => RawBuilder<ThingNames | null> }
  /** The id as people read it, for things without another name. */
  | { readonly spelled: (id: string) => string };
