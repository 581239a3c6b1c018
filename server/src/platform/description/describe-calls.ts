import type {
  ApiDescription,
  DescribedAnswer,
  DescribedCall,
  DescribedParameter,
} from '@madang/contract/kernel/description/routes.ts';
import type { Audience } from '@madang/contract/kernel/access/access.ts';
import { documentAnswer, type Route } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { undoChange, undoHeader } from '@madang/contract/ground/undo-steps/routes.ts';
import type { Config } from '../../config.ts';
import { cookieName } from '../../kernel/http/cookies.ts';
import type { BoundRoute } from '../../kernel/http/bound-route.ts';
import { callHeader } from '../../kernel/http/origin-check.ts';
import { audienceOf } from '../../kernel/operations/audience.ts';
import { shapeOf } from './shapes.ts';

/** The calls of one capability. */
export interface DescribedModule {
  readonly name: string;
  readonly calls: readonly BoundRoute[];
}

const prefix = '/api/v1/';
const errorShape = { $ref: '#/components/schemas/Error' };
const cookies: Readonly<Partial<Record<Audience, readonly string[]>>> = {
  flow: ['flow'],
  person: ['session'],
  administrator: ['session'],
  operator: ['session'],
  pendingFactor: ['pending'],
  pendingSetUp: ['pending'],
  pendingLogIn: ['pending'],
  pendingLogInOrPerson: ['pending', 'session'],
};

/** API-04: the product's own calls as OpenAPI 3.1, from the routes that are bound. */
export function describeCalls(modules: readonly DescribedModule[], config: Config): ApiDescription {
  const paths: Record<string, Record<string, DescribedCall>> = {};
  const told = modules.map(({ name, calls }) => ({ name, calls: calls.filter(isOwn) })).filter(hasCalls);
  for (const { name, calls } of told) {
    for (const call of calls) (paths[call.route.path] ??= {})[call.route.method.toLowerCase()] = describe(call, name);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Madang',
      version: '1',
      description:
        'The calls of console, portal and operator. Objects are closed: a name that is not described is refused. ' +
        'A call that changes something and carries a cookie comes from a page of this address, as a browser says itself, ' +
        `or names this address in the header origin, or carries the header ${callHeader}. ` +
        `A change that can be undone answers with the header ${undoHeader}: its value, sent to ${undoChange.path}, undoes it. ` +
        'A refusal answers the shape Error with one of the codes that are named.',
    },
    servers: [{ url: config.baseUrl.origin }],
    tags: told.map(({ name }) => ({ name })),
    paths,
    components: { schemas: { Error: errorBody }, securitySchemes: schemesFor(config) },
  };
}

const isOwn = ({ route }: BoundRoute) => route.path.startsWith(prefix);
const hasCalls = ({ calls }: DescribedModule) => calls.length > 0;

function describe(call: BoundRoute, tag: string): DescribedCall {
  const { route } = call;
  const { method, body, sentBy } = route;
  const access = audienceOf(call);
  const names = cookies[access] ?? [];
  return {
    operationId: operationIdOf(route),
    tags: [tag],
    'x-access': access,
    // The flow's cookie is opened by the first call, so a caller may come without.
    security: access === 'flow' ? [{ flow: [] }, {}] : names.map((name) => ({ [name]: [] })),
    parameters: [...parametersOf(route), ...(method === 'GET' ? [] : [ownHeader])],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [sentBy === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: shapeOf(body) },
        },
      },
    }),
    responses: { ...successOf(route), ...refusalsOf(call, access) },
  };
}

/** `GET /api/v1/departments/{departmentCode}/branch` is getDepartmentsByDepartmentCodeBranch. */
function operationIdOf({ method, path }: Route): string {
  const words = path
    .slice(prefix.length)
    .replaceAll(/\{(\w+)\}/g, (_part, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersOf({ params, query }: Route): DescribedParameter[] {
  const from = (schema: Route['params'], place: 'path' | 'query') => {
    const { properties = {}, required = [] } = schema ? shapeOf(schema) : {};
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: shape,
    }));
  };
  return [...from(params, 'path'), ...from(query, 'query')];
}

/**
 * Header that a page of another site cannot send; neither a browser on a page of the product nor a call without cookie needs it.
 */
const ownHeader: DescribedParameter = {
  name: callHeader,
  in: 'header',
  required: false,
  schema: { type: 'string' },
};

function successOf({ answer, sentBy }: Route): Record<string, DescribedAnswer> {
  if (sentBy === 'form') return { 303: { description: 'The browser is led on.' } };
  if (answer === documentAnswer) return { 200: { description: 'A document.', content: { '*/*': {} } } };
  return { 200: { description: 'Done.', content: { 'application/json': { schema: shapeOf(answer) } } } };
}

/** Returns refusals by status: the route's own codes and those of every call of its kind. */
function refusalsOf({ route, refusals }: BoundRoute, access: Audience): Record<string, DescribedAnswer> {
  const codes = [...new Set([...commonCodes(route, access), ...refusals])];
  const byStatus = Map.groupBy(codes, (code) => refuse(code as Parameters<typeof refuse>[0]).status);
  return Object.fromEntries(
    [...byStatus].map(([status, found]) => [
      status,
      {
        description: found.join(', '),
        content: { 'application/json': { schema: errorShape } },
        'x-codes': found,
      },
    ]),
  );
}

function commonCodes({ method, body, query, params, answer }: Route, access: Audience): string[] {
  const hasInput = body ?? query ?? params;
  const needsSession = cookies[access]?.includes('session');
  return [
    ...(hasInput ? ['CO400'] : []),
    ...(needsSession ? ['AC100', 'CONSENT_NEEDED', 'NETWORK_NOT_ALLOWED', 'PASSWORD_RENEWAL_NEEDED'] : []),
    ...(access === 'administrator' || access === 'operator'
      ? ['AC103', 'AC104', 'CO401', 'DESK_TICKET', 'RIGHT_COMPANY_WIDE']
      : []),
    ...(access.startsWith('pending')
      ? [
          'ACCESS_ON_LEAVE',
          'ACCESS_ON_LEAVE_UNTIL',
          'ACCESS_SUSPENDED',
          'ACCESS_SUSPENDED_UNTIL',
          'FACTOR_NEEDED',
          'MB_M_DENY_PAGE',
          'NETWORK_NOT_ALLOWED',
        ]
      : []),
    ...(method === 'GET' ? [] : ['CO403']),
    ...(answer === documentAnswer ? [] : ['CO406']),
    ...(body ? ['CO413', 'CO415'] : []),
    'CO429',
    'NETWORK_LIMIT',
    'CO500',
    'CO101',
    'CO503',
  ];
}

const text = { type: 'string' };
const params = { type: 'object', additionalProperties: { type: ['string', 'number'] } };

const week = {
  type: 'array',
  items: {
    type: 'object',
    required: ['from', 'to'],
    properties: { from: { type: 'integer' }, to: { type: 'integer' } },
  },
};

/** `ErrorBody` of the contract. */
const errorBody = {
  type: 'object',
  required: ['errorCode', 'errorMessage', 'fields', 'requestId'],
  properties: {
    errorCode: text,
    errorMessage: { ...text, description: 'In the language of the request.' },
    params,
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'params', 'message'],
        properties: { path: text, code: text, params, message: text },
      },
    },
    right: {
      type: 'object',
      required: ['permission', 'kind', 'id'],
      properties: { permission: text, kind: text, id: text },
      description: 'The permission that is missing, and where.',
    },
    hours: {
      type: 'object',
      required: ['utc', 'own', 'zone', 'nextHours'],
      properties: { utc: week, own: week, zone: text, nextHours: { type: ['string', 'null'], format: 'date-time' } },
      description: 'Hours in which the permission applies: minutes from Monday 00:00 in UTC and in `zone`.',
    },
    requestId: text,
  },
};

function schemesFor(config: Config) {
  const names = [...new Set(Object.values(cookies).flat())] as readonly ('flow' | 'session' | 'pending')[];
  return Object.fromEntries(
    names.map((name) => [name, { type: 'apiKey', in: 'cookie', name: cookieName(name, config) }]),
  );
}
