import { oneFace } from '@madang/contract/ground/companies/routes.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { faceOf } from '../identity.ts';
import { findFace } from '../identity.sql.ts';

/**
 * Identity of a company for the sign-in page, by the key of its address. Unknown keys and ended companies have one
 * answer.
 */
export const readKnownCompany = definePublicQuery({
  name: 'read-known-company',
  input: oneFace,
  refusals: [],
  async run({ db }, { faceKey }) {
    const found = await findFace(db, faceKey);
    if (!found) return { company: null };
    const { companyName, englishCompanyName } = found;
    return { company: { ...faceOf(found), companyName, englishCompanyName } };
  },
});
