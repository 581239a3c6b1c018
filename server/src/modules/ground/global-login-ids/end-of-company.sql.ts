import type { CompanyEnd } from '../../../platform/contributions.ts';

/** Takes the IDs of a company that was destroyed, but for those that are kept from others for a while. */
export const endOfCompany: CompanyEnd = {
  tablesApart: ['login_ids', 'waiting_contacts'],
  async destroyed(db, companyCode) {
    await db.deleteFrom('login_ids').where('company_code', '=', companyCode).where('kept_until', 'is', null).execute();
    await db.deleteFrom('waiting_contacts').where('company_code', '=', companyCode).execute();
  },
};
