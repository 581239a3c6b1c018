import { Document } from '@madang/contract/kernel/route.ts';
import * as platform from '@madang/contract/views/audit-log/platform.ts';
import * as routes from '@madang/contract/views/audit-log/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { fileName, writePlatformRecords, writeRecords } from './export-file.ts';
import { exportPlatformRecords } from './operations/export-platform-records.ts';
import { exportRecords } from './operations/export-records.ts';
import { findPlatformPerson } from './operations/find-platform-person.ts';
import { listOwnAccesses } from './operations/list-own-accesses.ts';
import { listPlatformRecords } from './operations/list-platform-records.ts';
import { listRecords } from './operations/list-records.ts';
import { listReviews } from './operations/list-reviews.ts';
import { readRecordChain } from './operations/read-record-chain.ts';
import { reviewMonth } from './operations/review-month.ts';
import { readExport } from './operations/read-export.ts';
import { readPlatformExport } from './operations/read-platform-export.ts';

export const recordRoutes = [
  callOf(routes.listRecords, listRecords),
  callOf(routes.readRecordChain, readRecordChain),
  callOf(routes.listOwnAccesses, listOwnAccesses),
  callOf(routes.exportRecords, exportRecords),
  callOf(routes.downloadRecords, readExport, {
    answer: (file, { kernel }) =>
      new Document('text/csv; charset=utf-8', writeRecords(kernel, file), { fileName: fileName(kernel, file) }),
  }),
  callOf(platform.listPlatformRecords, listPlatformRecords),
  callOf(platform.findPlatformPerson, findPlatformPerson),
  callOf(platform.exportPlatformRecords, exportPlatformRecords),
  callOf(platform.downloadPlatformRecords, readPlatformExport, {
    answer: (file, { kernel }) =>
      new Document('text/csv; charset=utf-8', writePlatformRecords(kernel, file), { fileName: fileName(kernel, file) }),
  }),
  callOf(routes.listReviews, listReviews),
  callOf(routes.reviewMonth, reviewMonth, { answer: () => ({ result: 'success' as const }) }),
];
