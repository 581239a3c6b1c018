import { calendarDefaults } from '@madang/contract/anniversaries/limits.ts';
import { readFeed as route } from '@madang/contract/anniversaries/routes.ts';
import { Document } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import type { DatedAnniversary } from '../anniversaries.ts';
import { findCalendar, selectAnniversaries } from '../anniversaries.sql.ts';
import { feedText } from '../feed-text.ts';
import { findFeed, selectCalendarNow } from '../feeds.sql.ts';

/** CAL-02: the company's calendar to whoever knows the secret address; any other address is nothing. */
export const readFeedCall = operation(route, async (call) => {
  const { kernel, params } = call;
  const feed = await findFeed(kernel.db, secretHash(params.secret));
  if (!feed) throw refuse('CO404');
  const { companyCode, calendarCode } = feed;
  const content = await inCompany(kernel.db, companyCode, async (tx) => {
    const calendar = await findCalendar(tx, companyCode, calendarCode);
    const now = await selectCalendarNow(tx, companyCode, { calendarCode, timeZone: calendarDefaults.timeZone });
    return { name: calendar?.subject ?? '', ...now, list: await selectAnniversaries(tx, companyCode) };
  });
  const text = feedText({ ...content, ...wordsOf(call), host: kernel.config.baseUrl.hostname });
  return new Document('text/calendar; charset=utf-8', text);
});

/** A calendar program says no language more often than not; the address may carry `locale`. */
function wordsOf({ kernel: { translator }, request: { language } }: Call<typeof route>) {
  const key = (day: DatedAnniversary) => (day.isInLeapMonth ? 'anniversaries.lunarLeap' : 'anniversaries.lunar');
  return {
    holiday: translator.text(language, 'anniversaries.holiday'),
    noteOf: (day: DatedAnniversary) => {
      if (!day.isLunar) return '';
      const [, month, date] = day.lunarDate.split('-').map(Number);
      return translator.text(language, key(day), { month: month ?? 0, day: date ?? 0 });
    },
  };
}
