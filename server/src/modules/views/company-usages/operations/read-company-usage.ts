import * as z from 'zod/mini';
import { bytesOf, FilesAway } from '../../../../kernel/files/files.ts';
import { messagesSentBy } from '../../../../platform/outbox/message-counts.sql.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { storedBytesOf } from '../../../workplace/boards/index.ts';
import { invitationsOfToday } from '../../../joining/invitations/index.ts';
import { peopleCountsOf, welcomeMailsOfToday } from '../../../people/people/index.ts';

/** PRD-04: people, storage, and messages of the month and the day; all of it counted, no one named. */
export const readCompanyUsage = defineQuery({
  name: 'read-company-usage',
  input: z.strictObject({}),
  permission: 'companies.view',
  mayLag: true,
  targets: () => [],
  refusals: [],
  run: async ({ kernel, companyCode, read }) => {
    const fileBytes = await bytesOf(kernel.files, companyCode).catch(unknownIfAway);
    return read(async (tx) => {
      const [counted, posts] = [
        await peopleCountsOf(companyCode).execute(tx),
        await storedBytesOf(companyCode).execute(tx),
      ];
      const [people] = counted.rows;
      const { rows } = await messagesSentBy(companyCode).execute(tx);
      const [sent] = rows;
      if (!people || !sent) throw new Error('no such company');
      return {
        people: people.inService + people.notYetApplied,
        storage: { fileBytes, postBytes: posts.rows[0]?.bytes ?? 0 },
        today: sent.today,
        sentMails: sent.mails,
        sentSms: sent.sms,
        invitations: await invitationsOfToday(tx, kernel, companyCode),
        welcomeMails: await welcomeMailsOfToday(tx, kernel, companyCode),
      };
    });
  },
});

/** Returns null if the file store cannot be counted now, so that the other figures are still shown. */
function unknownIfAway(error: unknown): null {
  if (error instanceof FilesAway) return null;
  throw error;
}
