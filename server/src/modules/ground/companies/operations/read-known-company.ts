import { oneFace } from '@madang/contract/ground/companies/routes.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { faceOf } from '../identity.ts';
import { findFace } from '../identity.sql.ts';

/**
 * What the log-in page shows of a company that it knows by the key of its address. A key that is none and one of a company
 * that ended its service are one and the same, so no one learns here which companies exist.
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
