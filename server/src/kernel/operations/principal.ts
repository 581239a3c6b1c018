import { randomUUID } from 'node:crypto';
import type { Flow } from '../flow/flow.ts';
import type { RequestInfo } from '../http/request-info.ts';

/** On whose behalf an operation runs. */
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
  /** A command or a job of the product itself, in one company. It needs no permission. */
  | { readonly kind: 'system'; readonly companyCode: string };

export type Person = Extract<Principal, { kind: 'person' }>;

/** Who runs an operation, and through what. */
export interface Origin {
  readonly principal: Principal;
  readonly request: Pick<RequestInfo, 'id' | 'address'>;
  /** What runs it in the principal's place, for the audit row: `plan:<id>`, `job:<id>`, `undo:<audit id>`. */
  readonly via?: string;
}

/** A command of a person who may use the machine itself; each run is a request of its own. */
export function commandOrigin(companyCode: string): Origin {
  return { principal: { kind: 'system', companyCode }, request: { id: randomUUID(), address: '' } };
}

/** The company whose rows are in reach; a visitor has none until the flow enters one. */
export function companyOf(principal: Principal): string | undefined {
  return principal.kind === 'visitor' ? undefined : principal.companyCode;
}

/** The person who acts; the product itself and visitors are none. */
export function actorIdOf(principal: Principal): string | undefined {
  return principal.kind === 'person' ? principal.personId : undefined;
}
