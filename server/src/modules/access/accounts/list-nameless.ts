import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listNamelessAdministrators } from '../../people/people/index.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';

/** SGN-14: the administrators of all companies who have lost their ID, so that no one may be left who can sign in there. */
export async function listNameless({ db }: Pick<Kernel, 'db'>): ReturnType<typeof listNamelessAdministrators> {
  const found: Awaited<ReturnType<typeof listNamelessAdministrators>> = [];
  for (const companyCode of await listCompanyCodes(db)) {
    found.push(...(await inCompany(db, companyCode, (tx) => listNamelessAdministrators(tx, companyCode))));
  }
  return found;
}
