import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { rule, formMaxLength, text, storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { recordExport, recordList } from './filters.ts';

const path = '/api/v1/records';

const value = z.union([z.string(), z.number(), z.boolean()]);

/** Current names of what a changed value is the code of. */
const valueNames = z.strictObject({ name: z.string(), englishName: z.string() });

export const auditRecord = z.strictObject({
  recordId: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** The operation's name; its texts stand in the catalogues of `records`. */
  operation: z.string(),
  actorKind: z.enum(['person', 'visitor', 'system']),
  /** Null where the product acted by itself, and where the account is closed. */
  actor: z.nullable(z.strictObject({ personId: z.uuid(), fullName: z.string(), englishName: z.string() })),
  /** Done by the platform's operator, who is no one of the company. */
  isByOperator: z.boolean(),
  target: z.strictObject({
    kind: z.string(),
    id: z.string(),
    /** Current name of the target; null if it has no name or no longer exists. */
    name: z.nullable(z.string()),
    englishName: z.nullable(z.string()),
  }),
  /** Names of the fields that were changed, what a download was for, or by which kinds of filters a list was read. */
  fields: z.array(z.string()),
  /** Codes and numbers of the change, never values of people's data. */
  detail: z.record(z.string(), value),
  /** Field values before and after the change; fields with personal data appear by name only, in `fields`. */
  changes: z.array(
    z.strictObject({
      field: z.string(),
      before: value,
      after: value,
      /** Absent where the value is no code of a thing with a name. */
      beforeNames: z.optional(valueNames),
      afterNames: z.optional(valueNames),
    }),
  ),
  /** Null of what the product did by itself. */
  address: z.nullable(z.string()),
  /** True if the change undid another change. */
  isUndo: z.boolean(),
  /** Operation of the change that it undid; null if it undid none, or one that is no longer kept. */
  undoes: z.nullable(z.string()),
  /** Time until which it can be undone; null if it cannot be, or has been. */
  undoUntil: z.nullable(z.iso.datetime()),
});
export type AuditRecord = z.output<typeof auditRecord>;

/** MEM-07: the company's audit log, newest first; `timeZone` is the company's, in which its days begin. */
export const listRecords = route({
  method: 'GET',
  path,
  isCompressed: true,
  query: recordList,
  answer: listOf(auditRecord, {
    timeZone: z.string(),
    /** Reviews and the chain are of the whole log. */
    can: canOf(['openReviews']),
  }),
});

/** MEM-07: the length of the chain of the company's log, and if links of it are missing. */
export const readRecordChain = route({
  method: 'GET',
  path: `${path}/chain`,
  answer: z.strictObject({
    /** The number of the newest link, which binds it to all before; 0 before the first. */
    links: z.int(),
    linkedAt: z.nullable(z.iso.datetime()),
    isCut: z.boolean(),
  }),
});

const exportsPath = `${path}/exports`;

/** Records that the log is taken out, by these filters; its file can be fetched for ten minutes, by the caller alone. */
export const exportRecords = route({
  method: 'POST',
  path: exportsPath,
  body: recordExport,
  answer: z.strictObject({ exportId: z.uuid() }),
});

export const oneExport = z.strictObject({ exportId: storedId });

/** The log as a CSV file, newest first, written while it is fetched. */
export const downloadRecords = route({
  method: 'GET',
  path: `${exportsPath}/{exportId}/file`,
  params: oneExport,
  answer: documentAnswer,
});

export const ownAccessList = z.strictObject({
  /** The record that the portion begins behind. */
  after: z.optional(storedId),
});

const ownAccess = z.strictObject({
  recordId: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** Null where the account is closed. */
  actor: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
});
export type OwnAccess = z.output<typeof ownAccess>;

/** MEM-07: people who opened the caller's own data in the console, newest first. */
export const listOwnAccesses = route({
  method: 'GET',
  path: '/api/v1/profile/accesses',
  query: ownAccessList,
  answer: listOf(ownAccess),
});

const month = text(formMaxLength).check(rule('CO400', (value) => /^20\d\d-(0[1-9]|1[0-2])$/.test(value)));

/** A month whose log is reviewed: `2026-10`. */
export const recordMonth = z.strictObject({ month });

const reviewedMonth = z.strictObject({
  month: z.string(),
  /** Number of records per kind, up to a limit shown as 'and more'. */
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
