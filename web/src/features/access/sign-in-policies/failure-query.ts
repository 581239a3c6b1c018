import { type FailureReason, failureReasons } from '@madang/contract/access/sign-in-policies/failures.ts';

export interface FailureQuery {
  readonly keyword: string;
  readonly reason: FailureReason | 'any';
  readonly from: string;
  readonly to: string;
}

/** Returns the query of the address, without invalid days. */
export function failureQueryOf(search: URLSearchParams): FailureQuery {
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(search.get(name) ?? '')?.[0] ?? '';
  return {
    keyword: search.get('failed') ?? '',
    reason: failureReasons.find((reason) => reason === search.get('reason')) ?? 'any',
    from: day('from'),
    to: day('to'),
  };
}
