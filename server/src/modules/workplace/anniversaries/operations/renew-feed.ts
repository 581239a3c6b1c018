import * as z from 'zod/mini';
import { readFeed } from '@madang/contract/workplace/anniversaries/routes.ts';
import { newCellSecret } from '../../../../kernel/crypto/cell.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { calendarTarget } from '../anniversaries.ts';
import { ensureCalendar } from '../company-calendar.ts';
import { upsertFeed } from '../feeds.sql.ts';

/** Creates a new secret address for the calendar's feed and answers it this once; an earlier one leads nowhere any more. */
export const renewFeed = defineOperation({
  name: 'renew-feed',
  input: z.strictObject({}),
  isSecret: true,
  permission: 'anniversaries.publish',
  targets: () => [calendarTarget],
  refusals: [],
  async run({ tx, kernel, companyCode, actorId: personId = '' }) {
    const secret = newCellSecret();
    const calendarCode = await ensureCalendar(tx, companyCode);
    await upsertFeed(tx, { companyCode, personId }, { calendarCode, secretHash: secretHash(secret) });
    const address = new URL(readFeed.path.replace('{secret}', secret), kernel.config.baseUrl).href;
    return { answer: { address }, audit: { target: calendarTarget } };
  },
});
