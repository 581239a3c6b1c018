import * as z from 'zod/mini';
import { dateText } from '../kernel/dates.ts';
import { downloadReason } from '../jobs/rules.ts';
import { canOf } from '../kernel/access/can.ts';
import { listOf } from '../kernel/lists/list.ts';
import { documentAnswer, route } from '../kernel/route.ts';
import { maxLength, orEmpty, rule, text } from '../kernel/rules.ts';
import { success } from '../kernel/wire.ts';

const path = '/api/v1/records';

/**
 * Which records: changes by administrators, log-ins and log-outs, roles granted and taken back, personal data that was read
 * or taken out, or every one.
 */
export const recordKinds = ['administration', 'logIns', 'roles', 'access', 'all'] as const;
export type RecordKind = (typeof recordKinds)[number];

const day = orEmpty(dateText('yyyy-MM-dd', 'CO400'));
const word = orEmpty(text().check(maxLength(100)));

/** Which records are listed or exported. */
const filters = {
  kind: z._default(z.enum(recordKinds), 'administration'),
  /** By its name; '' for any. */
  operation: word,
  /** Only records of or about this person. */
  personId: z.optional(z.uuid()),
  /** Only records about this thing; both or neither. */
  aboutKind: word,
  aboutId: word,
  /** The first and the last day, in the company's time zone. */
  from: day,
  to: day,
};

export const recordList = z.strictObject({
  ...filters,
  /** The record that the portion begins behind. */
  after: z.optional(z.uuid()),
});

/** MEM-07: anyone who takes the log out says what for, and that is recorded. */
export const recordExport = z.strictObject({ ...filters, reason: downloadReason });
export type RecordFilters = Omit<z.output<typeof recordExport>, 'reason'>;

const record = z.strictObject({
  recordId: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** The operation's name; its texts stand in the catalogues of `records`. */
  operation: z.string(),
  actorKind: z.enum(['person', 'visitor', 'system']),
  /** Null where the product acted by itself, and where the account is closed. */
  actor: z.nullable(z.strictObject({ personId: z.uuid(), fullName: z.string(), englishName: z.string() })),
  target: z.strictObject({
    kind: z.string(),
    id: z.string(),
    /** What a person or a department is called now; null of everything else and of what is gone. */
    name: z.nullable(z.string()),
    englishName: z.nullable(z.string()),
  }),
  /** Names of the fields that were changed, what a download was for, or by which kinds of filters a list was read. */
  fields: z.array(z.string()),
  /** Codes and numbers of the change, never values of people's data. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Null of what the product did by itself. */
  address: z.nullable(z.string()),
  /** Whether it was done by undoing another change. */
  isUndo: z.boolean(),
  /** Until when it can be undone; null where it cannot be, or has been. */
  undoUntil: z.nullable(z.iso.datetime()),
});
export type AuditRecord = z.output<typeof record>;

/** MEM-07: the company's audit log, newest first. */
export const listRecords = route({ method: 'GET', path, query: recordList, answer: listOf(record) });

const exportsPath = `${path}/exports`;

/** Records that the log is taken out, by these filters; its file can be fetched for ten minutes, by the caller alone. */
export const exportRecords = route({
  method: 'POST',
  path: exportsPath,
  body: recordExport,
  answer: z.strictObject({ exportId: z.uuid() }),
});

export const oneExport = z.strictObject({ exportId: z.uuid() });

/** The log as a CSV file, newest first, written while it is fetched. */
export const downloadRecords = route({
  method: 'GET',
  path: `${exportsPath}/{exportId}/file`,
  params: oneExport,
  answer: documentAnswer,
});

export const ownAccessList = z.strictObject({
  /** The record that the portion begins behind. */
  after: z.optional(z.uuid()),
});

const ownAccess = z.strictObject({
  recordId: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** Null where the account is closed. */
  actor: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
});
export type OwnAccess = z.output<typeof ownAccess>;

/** MEM-07: who opened the caller's own data in the console, newest first. */
export const listOwnAccesses = route({
  method: 'GET',
  path: '/api/v1/profile/accesses',
  query: ownAccessList,
  answer: listOf(ownAccess),
});

const month = text().check(rule('CO400', (value) => /^20\d\d-(0[1-9]|1[0-2])$/.test(value)));

/** A month whose log is reviewed: `2026-10`. */
export const recordMonth = z.strictObject({ month });

const reviewedMonth = z.strictObject({
  month: z.string(),
  /** How many records of a kind there are, up to a limit that says 'and more'. */
  counts: z.record(z.enum(['administration', 'roles', 'access']), z.int()),
  /** Null while it is not reviewed. */
  review: z.nullable(
    z.strictObject({
      reviewedAt: z.iso.datetime(),
      /** Null where the account is closed. */
      reviewer: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
    }),
  ),
});
export type ReviewedMonth = z.output<typeof reviewedMonth>;

const reviewsPath = `${path}/reviews`;

/** The months of the last year that have ended, since the company began, newest first. */
export const listReviews = route({
  method: 'GET',
  path: reviewsPath,
  answer: listOf(reviewedMonth, { can: canOf(['review']) }),
});

/** MEM-07: says that the log of a month was looked through; once for each month. */
export const reviewMonth = route({ method: 'POST', path: reviewsPath, body: recordMonth, answer: success });
