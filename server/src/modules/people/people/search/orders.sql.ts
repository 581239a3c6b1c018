import { sql, type RawBuilder } from 'kysely';
import { jobRankPlaceOf } from '../../../organisation/job-ranks/index.ts';

/** Each but the last two has its index; Hangul's order is that of its code points. */
export const orderColumns = {
  fullName: sql`p.full_name collate "C"`,
  /**
   * Order of names for English readers, falling back to the other name. A `case`, because row-level security prevents
   * index use with `coalesce`.
   */
  englishName: sql`(case when p.english_name <> '' then p.english_name else p.full_name end) collate "C"`,
  loginId: sql`p.login_id`,
  registeredAt: sql`p.created_at`,
  englishGivenName: sql`p.english_given_name collate "C"`,
  /** Order by the company's ranks, then by name: for few people. */
  jobRank: sql`(${jobRankPlaceOf(sql`p.company_code`, sql`p.job_rank_code`)}, p.full_name collate "C")`,
} as const;

export interface PeopleOrder {
  readonly by: keyof typeof orderColumns;
  readonly descending: boolean;
}

const indexed: readonly PeopleOrder['by'][] = ['fullName', 'englishName', 'loginId', 'registeredAt'];

/** Returns true if the order has an index, so that a position in it is found without reading the rows. */
export function isIndexed({ by }: PeopleOrder): boolean {
  return indexed.includes(by);
}

export function directionOf(descending: boolean): RawBuilder<unknown> {
  return descending ? sql`desc` : sql`asc`;
}
