import { type ApiDescription, readApiDescription as route } from '@madang/contract/kernel/description/routes.ts';
import type { Module } from '../http/module.ts';
import { operation, type Operation } from '../http/operation.ts';
import { describeCalls } from './describe-calls.ts';

/** The call that describes all calls, itself too. It is made when somebody first asks, and stays as it is. */
export function apiDescription(modules: readonly Module[]): Operation {
  const described = [
    ...modules.map(({ name, operations }) => ({ name, routes: operations.map((each) => each.route) })),
    { name: 'description', routes: [route] },
  ];
  let made: ApiDescription | undefined;
  return operation(route, async ({ kernel }) => (made ??= describeCalls(described, kernel.config)));
}
