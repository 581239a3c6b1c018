import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { endPosts } from './posts.sql.ts';
import { purgeReadings } from './readings/readings.sql.ts';

export const endPostsTask = 'end-posts';

/** BRD-03, BRD-05: ends what is over in every company, each in a transaction of its own, and what is unread for no one. */
export async function endAllPosts(db: Database): Promise<void> {
  for (const companyCode of await listCompanyCodes(db)) {
    await inCompany(db, companyCode, async (tx) => {
      await endPosts(tx, companyCode);
      await purgeReadings(tx, companyCode);
    });
  }
}
