import type { Audience } from '@madang/contract/kernel/access/access.ts';
import type { Route } from '@madang/contract/kernel/route.ts';
import { audienceOf } from '../../kernel/operations/audience.ts';
import { modules } from '../../modules/index.ts';

/** The route of a call, with its callers and what it refuses with. */
export interface DescribedRoute extends Route {
  readonly access: Audience;
  readonly refusals: readonly string[];
}

export const calls: readonly DescribedRoute[] = modules
  .flatMap(({ operations }) => operations)
  .map((bound) => ({ ...bound.route, access: audienceOf(bound), refusals: bound.refusals }));
