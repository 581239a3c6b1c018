import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { dispatchSearch } from './inputs.ts';
import { dispatchAcceptance, dispatchAnswer, dispatchKey, dispatchProlongation, dispatchRequest } from './rules.ts';
import { dispatchActs, dispatchAuthors, dispatchEvents, dispatchSides, dispatchStates } from './states.ts';

const path = '/api/v1/dispatches';
const one = `${path}/{dispatchId}`;
const names = { fullName: z.string(), englishName: z.string() };

const dispatch = z.strictObject({
  dispatchId: z.uuid(),
  side: z.enum(dispatchSides),
  state: z.enum(dispatchStates),
  /** The person, for the home company; for the host the guest while the dispatch runs, else null. */
  personId: z.nullable(z.uuid()),
  ...names,
  /** Mail that the dispatch names. */
  mail: z.string(),
  /** The other company. */
  companyCode: z.string(),
  companyName: z.string(),
  englishCompanyName: z.string(),
  /** Department of the host; '' if it has not selected one yet. */
  departmentCode: z.string(),
  departmentName: z.string(),
  englishDepartmentName: z.string(),
  startsOn: z.iso.date(),
  /** Its last day. */
  endsOn: z.iso.date(),
  /** Another last day that is asked for; null for none. */
  askedUntil: z.nullable(z.iso.date()),
  basis: z.string(),
  /** The host has answered, and the home company has not confirmed yet. */
  isAnswered: z.boolean(),
  changedAt: z.iso.datetime(),
  can: canOf(dispatchActs),
});
export type Dispatch = z.output<typeof dispatch>;

const entry = z.strictObject({
  event: z.enum(dispatchEvents),
  by: z.enum(dispatchAuthors),
  /** Names of the actor if from the reader's own company; null for others, and if the account is closed. */
  actor: z.nullable(z.strictObject(names)),
  /** Note that came with it; '' for none. Of `lapsed` it may be the code of the rule against it. */
  note: z.string(),
  endsOn: z.nullable(z.iso.date()),
  happenedAt: z.iso.datetime(),
});
export type DispatchEntry = z.output<typeof entry>;

/** STA-09: dispatches that the company sent (`home`) or received (`host`), the newest change first. */
export const listDispatches = route({
  method: 'GET',
  path,
  query: dispatchSearch,
  answer: listOf(dispatch, {
    /** `ask`: the reader may dispatch people. */
    can: canOf(['ask']),
    /** Count of those that wait for an answer of this company. */
    waiting: z.int(),
  }),
});

/** STA-09: one dispatch with all that happened to it, newest first. */
export const readDispatch = route({
  method: 'GET',
  path: one,
  params: dispatchKey,
  answer: z.extend(dispatch, { history: z.array(entry) }),
});

/** STA-09: companies that people may be dispatched to. */
export const listDispatchHosts = route({
  method: 'GET',
  path: '/api/v1/dispatch-hosts',
  answer: listOf(
    z.strictObject({ companyCode: z.string(), companyName: z.string(), englishCompanyName: z.string() }),
    /** Another company may be named by its code. */
    { isAnyCompany: z.boolean() },
  ),
});

/** STA-03: asks another company to take a person; nothing changes before it accepts. */
export const askForDispatch = route({
  method: 'POST',
  path,
  body: dispatchRequest,
  answer: z.strictObject({ dispatchId: z.uuid() }),
});

/** Takes back what was asked and has not begun, or a prolongation that has no answer yet. */
export const withdrawDispatch = route({
  method: 'POST',
  path: `${one}/withdrawal`,
  params: dispatchKey,
  answer: success,
});

/** Asks for a later last day. */
export const prolongDispatch = route({
  method: 'POST',
  path: `${one}/prolongation`,
  params: dispatchKey,
  body: dispatchProlongation,
  answer: success,
});

/** The host accepts what is asked: the dispatch, or its later last day. */
export const acceptDispatch = route({
  method: 'POST',
  path: `${one}/acceptance`,
  params: dispatchKey,
  body: dispatchAcceptance,
  answer: success,
});

/** The host refuses what is asked. */
export const refuseDispatch = route({
  method: 'POST',
  path: `${one}/refusal`,
  params: dispatchKey,
  body: dispatchAnswer,
  answer: success,
});

/** The host, and it alone, releases a person before the last day. */
export const releaseDispatch = route({
  method: 'POST',
  path: `${one}/release`,
  params: dispatchKey,
  body: dispatchAnswer,
  answer: success,
});
