import type { AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from '@madang/contract/kernel/route.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { CallError } from './call-error.ts';
import { client, type Client, type GetOptions, type QueryValues } from './calls/client.ts';
import { givesTicket } from './calls/desk-ticket.ts';
import { givesProof } from './calls/fresh-proof.ts';
import { plainPath } from './calls/wire-paths.ts';

type Given<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: T };

/** Input of a route, by its declaration: a body, a query and the variable parts of its address. */
export type CallInput<R extends Route> = Given<'body', BodyOf<R>> &
  Given<'query', QueryOf<R>> &
  Given<'params', ParamsOf<R>>;

export type CallArgs<R extends Route> =
  Record<string, never> extends CallInput<R>
    ? [input?: CallInput<R>, options?: Omit<GetOptions, 'query'>]
    : [input: CallInput<R>, options?: Omit<GetOptions, 'query'>];

/**
 * Calls a route of the contract with plain names, converted on the wire. A refusal's fields have plain names, for
 * forms.
 */
export function createCall(through: Client) {
  return async function call<const R extends Route>(route: R, ...[input, options]: CallArgs<R>): Promise<AnswerOf<R>> {
    const { body, query, params } = (input ?? {}) as { body?: unknown; query?: unknown; params?: unknown };
    const path = fillPath(route.path, encode(route.params, params));
    const more = { ...options, query: encode(route.query, query) as QueryValues };
    const sent = encode(route.body, body);
    const send = () => sendBy(through, route.method, path, sent, more);
    try {
      const answer = await send().catch(async (refused: unknown) => {
        if (!(await givesProof(refused)) && !(await givesTicket(refused))) throw refused;
        return send();
      });
      return decode(route.answer, answer) as AnswerOf<R>;
    } catch (thrown) {
      throw thrown instanceof CallError ? withPlainNames(thrown, route) : thrown;
    }
  };
}

export const call = createCall(client);

function sendBy(through: Client, method: Route['method'], path: string, body: unknown, options: GetOptions) {
  if (method === 'GET') return through.get(path, options);
  const verb = method.toLowerCase() as 'post' | 'put' | 'delete';
  return through[verb](path, body, options);
}

function encode(schema: z.ZodMiniType | undefined, value: unknown): Record<string, unknown> {
  if (!schema) return {};
  const encoded = z.safeEncode(schema, value as never);
  if (encoded.success) return encoded.data as Record<string, unknown>;
  const fields = fieldIssues(encoded.error).map((issue) => ({ ...issue, path: plainPath(schema, issue.path) }));
  throw new CallError({ status: 400, errorCode: fields[0]?.code ?? 'CO400', params: fields[0]?.params ?? {}, fields });
}

function decode(schema: z.ZodMiniType, answer: unknown): unknown {
  const decoded = z.safeDecode(schema, answer as never);
  if (decoded.success) return decoded.data;
  // The answer is not the contract's: a fault of the product, never of the person.
  console.error('The answer does not fit the contract', decoded.error.issues);
  throw new CallError({ status: 200 });
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(textOf(params[name])));
}

function textOf(part: unknown): string {
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

function withPlainNames(refusal: CallError, route: Route): CallError {
  const schema = route.body ?? route.query;
  const fields = refusal.fields.map((field) => ({ ...field, path: plainPath(schema, field.path) }));
  return new CallError({ ...refusal, fields });
}
