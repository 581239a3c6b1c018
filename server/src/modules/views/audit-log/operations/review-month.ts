import { recordMonth } from '@madang/contract/views/audit-log/routes.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { insertReview } from '../reviews.sql.ts';

/** MEM-07: the person has looked through the log of a month that has ended; once for each month, and for ever. */
export const reviewMonth = defineOperation({
  name: 'review-month',
  input: recordMonth,
  permission: 'records.review',
  targets: () => [],
  refusals: ['RECORDS_MONTH_BEFORE_COMPANY', 'RECORDS_MONTH_OPEN', 'RECORDS_REVIEWED'],
  constraints: { record_reviews_pkey: [null, 'RECORDS_REVIEWED'] },
  async run({ tx, companyCode, actorId: personId, refuse }, { month }) {
    // A review is a person's.
    if (personId === undefined) throw refuseAny('CO401');
    const { timeZone } = await readCompany(tx, companyCode);
    const outcome = await insertReview(tx, { companyCode, month, personId, timeZone });
    if (outcome === 'open') throw refuse('RECORDS_MONTH_OPEN');
    if (outcome === 'early') throw refuse('RECORDS_MONTH_BEFORE_COMPANY');
    return { answer: null, audit: { target: { kind: 'record-month', id: month } } };
  },
});
