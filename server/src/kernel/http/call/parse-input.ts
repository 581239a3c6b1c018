import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Route } from '@madang/contract/kernel/route.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Sent } from '../bound-route.ts';

/** Everything wrong with path, query and body at once, in the one error shape. */
export function parseInput(route: Route, request: FastifyRequest): Sent<Route> {
  const issues: FieldIssue[] = [];
  const parse = (schema: z.ZodMiniType | undefined, value: unknown) => {
    const result = schema?.safeParse(value === undefined ? {} : value, { reportInput: true });
    if (result && !result.success) issues.push(...fieldIssues(result.error));
    return result?.data as undefined;
  };
  const input = {
    params: parse(route.params, request.params),
    query: parse(route.query, withoutSessionFlag(request.query)),
    body: parse(route.body, request.body),
  };
  if (issues.length > 0) throw refuseFields(issues);
  return input;
}

/** `noSessionPrc` travels with session-less calls and grants nothing, `locale` chooses the language. */
function withoutSessionFlag(query: unknown): Record<string, unknown> {
  const { noSessionPrc: _ignored, locale: _language, ...rest } = query as Record<string, unknown>;
  return rest;
}
