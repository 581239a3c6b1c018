import { oneFace } from '@madang/contract/ground/companies/routes.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { faceOf } from '../identity.ts';
import { findFace } from '../identity.sql.ts';

/**
 * Returns the data that the sign-in page shows of a company, known by the key of its address. An invalid key and the key of a
 * closed company get the same answer, so callers cannot find out which companies exist.
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
