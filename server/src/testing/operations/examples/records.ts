import { exportPlatformRecords } from '../../../modules/views/audit-log/operations/export-platform-records.ts';
import { exportRecords } from '../../../modules/views/audit-log/operations/export-records.ts';
import { reviewMonth } from '../../../modules/views/audit-log/operations/review-month.ts';
import type { Addressed } from './example.ts';
import { example } from './example.ts';

const wanted = { kind: 'roles', from: '2026-01-01', reason: '연간 점검' } as const;

export const addressed: Addressed = {
  part: 'exportId',
  create: { path: '/api/v1/records/exports', body: wanted },
};

export const examples = [
  example(reviewMonth, {
    needsPerson: true,
    // A company that was there in the month.
    given: [
      async ({ app: { kernel }, companyCode }) => {
        const company = kernel.db.updateTable('companies').where('company_code', '=', companyCode);
        await company.set({ created_at: new Date('2025-12-01') }).execute();
        return {};
      },
    ],
    input: { month: '2026-01' },
    leaves: () => ({ audit: [{ target: { kind: 'record-month', id: '2026-01' } }] }),
  }),
  example(exportPlatformRecords, {
    role: 'operator',
    input: { ...wanted, companyCode: 'NOWHERE' },
    leaves: ({ exportId }) => ({
      audit: [
        {
          target: { kind: 'record-export', id: exportId },
          fields: ['연간 점검'],
          detail: { kind: 'roles', from: '2026-01-01', companyCode: 'NOWHERE' },
        },
      ],
    }),
  }),
  example(exportRecords, {
    input: wanted,
    leaves: ({ exportId }) => ({
      audit: [
        {
          target: { kind: 'record-export', id: exportId },
          fields: ['연간 점검'],
          detail: { kind: 'roles', from: '2026-01-01' },
        },
      ],
    }),
  }),
];
