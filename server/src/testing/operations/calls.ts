import type { AccessRoute } from '@madang/contract/kernel/route.ts';
import { audienceOf } from '../../kernel/operations/audience.ts';
import { modules } from '../../modules/index.ts';

/** The route of every call, with whom it is for and what it refuses with, whether a handler or an operation answers. */
export const calls: readonly AccessRoute[] = modules
  .flatMap(({ operations }) => operations)
  .map((bound) => ({ ...bound.route, access: audienceOf(bound), refusals: bound.refusals }));
