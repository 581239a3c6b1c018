import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { LinkedAccount } from './end-ties.sql.ts';
import type { TieNews } from './letters.ts';

export const notifyTask = 'tell-of-login-tie';

export interface News {
  /** The company that hears of it. */
  readonly companyCode: string;
  readonly about: TieNews;
  readonly otherCode: string;
  /** Whose login it is, for that company's own log and letter; undefined: its representative is written to. */
  readonly personId?: string;
  readonly until?: string;
}

/** Asks for a row of the audit sign in another company, which this transaction does not enter, and for its letter. */
export async function notifyLater(tx: Tx, news: News): Promise<void> {
  await enqueueJob(tx, notifyTask, news);
}

/** Notifies the company of the linked account. */
export async function notifyLogin(tx: Tx, tie: LinkedAccount, about: TieNews, until?: Date): Promise<void> {
  await notifyLater(tx, {
    companyCode: tie.loginCompanyCode,
    about,
    otherCode: tie.companyCode,
    personId: tie.loginPersonId,
    ...(until && { until: until.toISOString() }),
  });
}
