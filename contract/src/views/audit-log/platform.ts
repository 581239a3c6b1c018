import * as z from 'zod/mini';
import { downloadReason } from '../../ground/jobs/rules.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { orEmpty, rule, formMaxLength, text } from '../../kernel/rules.ts';
import { daysInOrder } from '../../kernel/search/search-dates.ts';
import { daysShortEnough, recordFilters } from './filters.ts';
import { auditRecord, oneExport } from './routes.ts';

const path = '/api/v1/operator/records';

const filters = {
  ...recordFilters,
  /** '' for every company, the platform's own among them. */
  companyCode: orEmpty(text(20)),
};
export const platformRecordFilters = z.strictObject(filters);

/** The record that a portion begins behind: its company and its number. */
const place = text(formMaxLength).check(rule('CO400', (value) => /^[A-Z0-9]{1,20}\.[0-9a-f-]{36}$/.test(value)));

export const platformRecordList = z
  .strictObject({ ...filters, after: z.optional(place) })
  .check(daysInOrder, daysShortEnough);

export const platformRecordExport = z
  .strictObject({ ...filters, reason: downloadReason })
  .check(daysInOrder, daysShortEnough);

const platformRecord = z.extend(auditRecord, {
  company: z.strictObject({ companyCode: z.string(), name: z.string(), englishName: z.string() }),
});
export type PlatformRecord = z.output<typeof platformRecord>;

/** MEM-07: the audit logs of all companies, newest first; `timeZone` is the operator's company's, in which its days begin. */
export const listPlatformRecords = route({
  method: 'GET',
  path,
  query: platformRecordList,
  answer: listOf(platformRecord, { timeZone: z.string() }),
});

/** Records that logs are taken out, by these filters; the file can be fetched for ten minutes, by the caller alone. */
export const exportPlatformRecords = route({
  method: 'POST',
  path: `${path}/exports`,
  body: platformRecordExport,
  answer: z.strictObject({ exportId: z.uuid() }),
});

export const downloadPlatformRecords = route({
  method: 'GET',
  path: `${path}/exports/{exportId}/file`,
  params: oneExport,
  answer: documentAnswer,
});

/** The whole ID, as someone gave it; nothing of it is kept. */
export const platformPersonSearch = z.strictObject({ loginId: text(200, { as: 'address' }) });

/** Whose sign-in ID it is, for the log's search. */
export const findPlatformPerson = route({
  method: 'POST',
  path: `${path}/person`,
  body: platformPersonSearch,
  answer: z.strictObject({
    person: z.nullable(
      z.strictObject({
        personId: z.uuid(),
        companyCode: z.string(),
        fullName: z.string(),
        englishName: z.string(),
      }),
    ),
  }),
});
