import { type ApiDescription, readApiDescription as route } from '@madang/contract/kernel/description/routes.ts';
import type { Module } from '../http/module.ts';
import { type BoundRoute, operation } from '../http/operation.ts';
import { describeCalls } from './describe-calls.ts';

/** The call that describes all calls, itself too. It is made when somebody first asks, and stays as it is. */
export function apiDescription(modules: readonly Module[]): BoundRoute {
  let made: ApiDescription | undefined;
  const own: BoundRoute = operation(route, async ({ kernel }) => (made ??= describeCalls(described, kernel.config)));
  const described = [
    ...modules.map(({ name, operations }) => ({ name, calls: operations })),
    { name: 'description', calls: [own] },
  ];
  return own;
}
