import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import {
  formerId,
  idChange,
  idDecisions,
  idRefusal,
  idRequestStates,
  idRequestTypes,
  idReturn,
  oneIdRequest,
} from './rules.ts';

const path = '/api/v1/id-requests';
const own = '/api/v1/own-id-requests';

const ownRequest = z.strictObject({
  requestId: z.uuid(),
  type: z.enum(idRequestTypes),
  oldId: z.string(),
  wantedId: z.string(),
  state: z.enum(idRequestStates),
  /** Reason of the refusal; '' in any other state. */
  reason: z.string(),
  askedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
});

/** The caller's ID, former ones while they sign in, the newest request, and whether another can be made today. */
export const readOwnLoginId = route({
  method: 'GET',
  path: own,
  answer: z.strictObject({
    loginId: z.string(),
    hasLoginId: z.boolean(),
    /** The newest first. */
    formerIds: z.array(formerId),
    request: z.nullable(ownRequest),
    /** The period of the caller's sub-organisation; '' for both days where none is set. */
    period: z.strictObject({ from: z.string(), to: z.string(), isOpen: z.boolean() }),
    /** Domains that a new ID can be on, the shared one last. */
    domains: z.array(z.string()),
  }),
});
export type OwnLoginId = z.output<typeof readOwnLoginId.answer>;

export const cancelIdRequest = route({
  method: 'POST',
  path: `${own}/{requestId}/cancel`,
  params: oneIdRequest,
  answer: success,
});

/** The person's final confirmation, which carries an approved request out. */
export const confirmIdRequest = route({
  method: 'POST',
  path: `${own}/{requestId}/confirm`,
  params: oneIdRequest,
  answer: success,
});

export const approveIdRequest = route({
  method: 'POST',
  path: `${path}/{requestId}/approve`,
  params: oneIdRequest,
  answer: success,
});

export const refuseIdRequest = route({
  method: 'POST',
  path: `${path}/{requestId}/refuse`,
  params: oneIdRequest,
  body: idRefusal,
  answer: success,
});

/** Opens a run that approves or refuses many requests. */
export const decideIdRequests = route({
  method: 'POST',
  path: `${path}/decisions`,
  body: idDecisions,
  answer: z.strictObject({ runId: z.uuid() }),
});

/** Changes the ID of a person without a request. */
export const changeLoginId = route({ method: 'POST', path: '/api/v1/login-ids', body: idChange, answer: success });

/** Gives a person a former ID back, while it still signs in. */
export const takeBackLoginId = route({
  method: 'POST',
  path: '/api/v1/login-ids/take-back',
  body: idReturn,
  answer: success,
});
