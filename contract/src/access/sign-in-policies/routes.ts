import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { dateText } from '../../kernel/dates.ts';
import { orEmpty, storedId } from '../../kernel/rules.ts';
import { searchTerm } from '../../people/people/search-term.ts';
import { failureReasons } from './failures.ts';
import { allowedNetworks } from './networks.ts';
import { sessionRules } from './rules.ts';

const path = '/api/v1/access-rules';

/** The company's, in which its days begin and its times are shown. */
const timeZone = z.string();

export const readAccessRules = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    sessions: sessionRules,
    /** The operator's: for how many hours anyone stays signed in; 0 where the sign-in page does not ask. */
    stayHours: z.int(),
    /** Empty: people come in from anywhere. */
    networks: z.array(z.string()),
    /** The version of the list; null while it is empty. */
    networksKey: z.nullable(z.uuid()),
    /** Address from which the caller connects, as the server sees it. */
    ownAddress: z.string(),
    can: canOf(['change']),
  }),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const sessionRulesChange = z.extend(sessionRules, { expected: z.optional(sessionRules) });

/** A shorter limit holds for the sessions that live already, too. */
export const changeSessionRules = route({
  method: 'PUT',
  path: `${path}/sessions`,
  body: sessionRulesChange,
  answer: success,
});

/** `expected`: the version that the caller saw; another one by now is not overwritten. */
export const networksChange = z.strictObject({
  networks: allowedNetworks,
  expected: z.optional(z.nullable(storedId)),
});

/** NET-01: from which networks people come in, from the next call of each on. */
export const changeNetworks = route({
  method: 'PUT',
  path: `${path}/networks`,
  body: networksChange,
  answer: success,
});

const sessionsPath = '/api/v1/company-sessions';

const companySession = z.strictObject({
  sessionId: z.uuid(),
  personId: z.uuid(),
  fullName: z.string(),
  englishName: z.string(),
  loginId: z.string(),
  /** 'Chrome, Windows'; '' where the browser did not say. */
  device: z.string(),
  /** Network from which it was opened, never the address; null if unknown. */
  network: z.nullable(z.string()),
  openedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session of the caller, which ends by signing out. */
  isCurrent: z.boolean(),
  /** True if the session is of a person with more rights than the reader, who cannot end it. */
  isAbove: z.boolean(),
  can: canOf(['end']),
});
export type CompanySession = z.output<typeof companySession>;

/** A part of a name or ID; '' for everyone. */
const keyword = orEmpty(searchTerm);

const ofSessions = {
  /** Person whose sessions are listed; absent for everyone. */
  personId: z.optional(storedId),
  /** The session that the portion begins behind. */
  after: z.optional(storedId),
};
export const companySessionList = z.strictObject({ keyword, ...ofSessions });

const listedSessions = listOf(companySession, { timeZone, can: canOf(['end', 'endAll']) });

/** The living sessions of the people in reach, newest first. */
export const listCompanySessions = route({
  method: 'GET',
  path: sessionsPath,
  query: z.strictObject(ofSessions),
  answer: listedSessions,
});

/** The same list by a part of a name or ID besides. */
export const findCompanySessions = searchRoute({
  path: sessionsPath,
  body: companySessionList,
  answer: listedSessions,
});

export const oneCompanySession = z.strictObject({ sessionId: storedId });

export const endCompanySession = route({
  method: 'DELETE',
  path: `${sessionsPath}/{sessionId}`,
  params: oneCompanySession,
  answer: success,
});

/**
 * Person whose sessions end; absent for everyone. The caller's own session and those of people with more rights stay.
 */
export const companySessionsEnding = z.strictObject({ personId: z.optional(storedId) });

export const endCompanySessions = route({
  method: 'POST',
  path: `${sessionsPath}/ending`,
  body: companySessionsEnding,
  answer: z.strictObject({ count: z.int() }),
});

const failedSignIn = z.strictObject({
  failureId: z.uuid(),
  personId: z.uuid(),
  fullName: z.string(),
  englishName: z.string(),
  loginId: z.string(),
  reason: z.enum(failureReasons),
  /** Null for several networks, and where the caller's is not known. */
  network: z.nullable(z.string()),
  tries: z.int(),
  /** The hour in which they were counted, and the last of them. */
  beganAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type FailedSignIn = z.output<typeof failedSignIn>;

const day = orEmpty(dateText('yyyy-MM-dd', 'CO400'));

const ofFailures = {
  /** 'any' for all. */
  reason: z._default(z.enum(['any', ...failureReasons]), 'any'),
  /** The first and the last day, in the company's time zone. */
  from: day,
  to: day,
  after: z.optional(storedId),
};
export const failedSignInList = z.strictObject({ keyword, ...ofFailures });

const failuresPath = '/api/v1/failed-log-ins';
const listedFailures = listOf(failedSignIn, { timeZone });

/** NET-02: sign-ins of the people in reach that failed, by hour, newest first. */
export const listFailedLogIns = route({
  method: 'GET',
  path: failuresPath,
  query: z.strictObject(ofFailures),
  answer: listedFailures,
});

/** The same list by a part of a name or ID besides. */
export const findFailedSignIns = searchRoute({ path: failuresPath, body: failedSignInList, answer: listedFailures });
