import { randomUUID } from 'node:crypto';
import type { Flow } from '../flow/flow.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { PendingSignIn } from '../session/pending-sign-in.ts';

/** Party on whose behalf an operation runs. */
export type Principal =
  | {
      readonly kind: 'person';
      readonly companyCode: string;
      readonly personId: string;
      /** The session of the call; it is never stored. */
      readonly sessionHash?: Buffer;
    }
  /** A visitor of a public flow, who has no company yet. */
  | { readonly kind: 'visitor'; readonly flow: Flow }
  /** The person of a sign-in that is no session yet; `pending` is left out of a step that is open to sessions too. */
  | {
      readonly kind: 'waiting';
      readonly companyCode: string;
      readonly personId: string;
      readonly pending?: PendingSignIn;
    }
  /** Anyone who calls; what they prove stands in the input. */
  | { readonly kind: 'anyone' }
  /** A command or a job of the product itself, in one company. It needs no permission. */
  | { readonly kind: 'system'; readonly companyCode: string };

export type Person = Extract<Principal, { kind: 'person' }>;

/** Principal that runs an operation, and the means by which it runs. */
export interface Origin {
  readonly principal: Principal;
  readonly request: Pick<RequestInfo, 'id' | 'address'> & Partial<RequestInfo>;
  /** Runner in the principal's place, for the audit row: `plan:<id>`, `job:<id>`, `undo:<audit id>`. */
  readonly via?: string;
  /** True if a change that the company holds back was approved, or is only a trial. */
  readonly isReleased?: true;
  /** The run that it is a row of. */
  readonly runId?: string;
}

/** A command of a person who may use the machine itself; each run is a request of its own. */
export function commandOrigin(companyCode: string): Origin {
  return { principal: { kind: 'system', companyCode }, request: { id: randomUUID(), address: '' } };
}

/** The company whose rows are in reach; a visitor, or anyone, has none until the run enters one. */
export function companyOf(principal: Principal): string | undefined {
  return 'companyCode' in principal ? principal.companyCode : undefined;
}

/** The person who acts; the product itself and visitors are none. */
export function actorIdOf(principal: Principal): string | undefined {
  return 'personId' in principal ? principal.personId : undefined;
}
