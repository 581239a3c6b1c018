import { Document } from '@madang/contract/kernel/route.ts';
import { oneMark } from '@madang/contract/ground/companies/routes.ts';
import { squareType } from '../../../../kernel/images/images.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { findMark } from '../identity.sql.ts';

/** A company's mark to anyone who has its address, which says nothing of the company and is not guessed. */
export const readCompanyMark = definePublicQuery({
  name: 'read-company-mark',
  input: oneMark,
  refusals: ['CO404'],
  async run({ kernel, db, refuse }, { markId }) {
    const companyCode = await findMark(db, markId);
    const content = companyCode === undefined ? undefined : await kernel.files.get(companyCode, markId);
    if (!content) throw refuse('CO404');
    return new Document(squareType, content, { isLasting: true });
  },
});
