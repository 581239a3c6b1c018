import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { markTakenBack } from '../../../ground/ended-companies/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { daysFromNow, notifyAdministrators } from '../company-closures.ts';

/** ACC-11: the operator puts an ended company back into service before its time is over; everyone signs in again. */
export const takeBackEnding = defineOperation({
  name: 'take-back-ending',
  input: z.strictObject({}),
  permission: 'system',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, kernel, companyCode, refuse }) {
    if (!(await markTakenBack(tx, companyCode))) throw refuse('CO404');
    const { name: companyName } = await readCompany(tx, companyCode);
    const changedAt = await daysFromNow(tx, 0);
    await notifyAdministrators(tx, kernel, companyCode, { changed: 'companyTakenBack', changedAt, companyName });
    return { answer: { companyName }, audit: { target: { kind: 'company', id: companyCode } } };
  },
});
