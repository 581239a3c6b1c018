import type { Approver } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import type { ApprovalStep } from '@madang/contract/workplace/approval-policies/rules.ts';

export interface Names {
  readonly name: string;
  readonly englishName: string;
}

/** A department on the way up from the requester's own, which is the first. */
export interface Level {
  readonly department: Names;
  /** Heads in service, in their order. */
  readonly heads: readonly Approver[];
}

/** People that the organisation has for one step of the source `person`, `jobRank` or `jobTitle`. */
export interface Found {
  /** Place of the step, from 0. */
  readonly place: number;
  readonly job: Names | null;
  /** The department in which the rank or title was found on the way up; null where it was looked for everywhere. */
  readonly department: Names | null;
  readonly people: readonly Approver[];
}

/** Everything that a route depends on, as one statement reads it. */
export interface RouteFacts {
  readonly askerId: string;
  readonly steps: readonly ApprovalStep[];
  readonly levels: readonly Level[];
  readonly found: readonly Found[];
  /** The most people of a route. */
  readonly maxApprovers: number;
}
