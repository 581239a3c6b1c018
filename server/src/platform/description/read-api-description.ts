import * as z from 'zod/mini';
import { type ApiDescription, readApiDescription as route } from '@madang/contract/kernel/description/routes.ts';
import type { BoundRoute } from '../../kernel/http/bound-route.ts';
import type { Module } from '../module.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { definePublicQuery } from '../../kernel/operations/definition.ts';
import { describeCalls, type DescribedModule } from './describe-calls.ts';

/** The call that describes all calls, itself too. It is made when someone first asks, and stays as it is. */
export function apiDescription(modules: readonly Module[]): BoundRoute {
  let made: ApiDescription | undefined;
  const readApiDescription = definePublicQuery({
    name: 'read-api-description',
    input: z.strictObject({}),
    refusals: [],
    run: async ({ kernel }): Promise<ApiDescription> =>
      (made ??= Object.freeze(describeCalls(described, kernel.config))),
  });
  const own: BoundRoute = callOf(route, readApiDescription);
  const described: DescribedModule[] = [
    ...modules.map(({ name, operations }) => ({ name, calls: operations })),
    { name: 'description', calls: [own] },
  ];
  return own;
}
