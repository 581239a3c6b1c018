import { inCompany, type Database } from '../../kernel/db/database.ts';
import { listCompanyCodes } from '../companies/index.ts';
import { endPosts } from './posts.sql.ts';

export const endPostsTask = 'end-posts';

/** BRD-03: ends what is over in every company, each in a transaction of its own. */
export async function endAllPosts(db: Database): Promise<void> {
  for (const companyCode of await listCompanyCodes(db)) {
    await inCompany(db, companyCode, (tx) => endPosts(tx, companyCode));
  }
}
