import { Document } from '@madang/contract/kernel/route.ts';
import * as routes from '@madang/contract/records/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { fileName, writeRecords } from './export-file.ts';
import { exportRecords } from './operations/export-records.ts';
import { listOwnAccesses } from './operations/list-own-accesses.ts';
import { listRecords } from './operations/list-records.ts';
import { listReviews } from './operations/list-reviews.ts';
import { reviewMonth } from './operations/review-month.ts';
import { readExport } from './operations/read-export.ts';

export const recordRoutes = [
  callOf(routes.listRecords, listRecords),
  callOf(routes.listOwnAccesses, listOwnAccesses),
  callOf(routes.exportRecords, exportRecords),
  callOf(routes.downloadRecords, readExport, {
    answer: (file, { kernel }) =>
      new Document('text/csv; charset=utf-8', writeRecords(kernel, file), { fileName: fileName(kernel, file) }),
  }),
  callOf(routes.listReviews, listReviews),
  callOf(routes.reviewMonth, reviewMonth, { answer: () => ({ result: 'success' as const }) }),
];
