import { readFeed as route } from '@madang/contract/workplace/anniversaries/routes.ts';
import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { findCalendar, selectAnniversaries } from '../anniversaries.sql.ts';
import { knownHolidays } from '../holidays/holidays.ts';
import { readHolidayChoice, readHolidayTables } from '../holidays/holidays.sql.ts';
import { findFeed, isOfActingMaker, selectCalendarNow } from '../feeds.sql.ts';

/** CAL-02, NET-01: the company's calendar to anyone in its networks who knows the secret address; any other address is nothing. */
export const readFeed = definePublicQuery({
  name: 'read-feed',
  input: route.params,
  refusals: ['CO404', 'NETWORK_NOT_ALLOWED'],
  async run({ kernel: { admission }, db, address, readIn, refuse }, { secret }) {
    const feed = await findFeed({ db, admission }, secretHash(secret));
    if (!feed) throw refuse('CO404');
    const { companyCode, calendarCode, madeBy, admissionKey } = feed;
    await admission.require(db, { companyCode, admissionKey, address });
    return readIn(companyCode, async (tx) => {
      if (!(await isOfActingMaker(tx, madeBy))) throw refuse('CO404');
      const calendar = await findCalendar(tx, companyCode, calendarCode);
      const now = await selectCalendarNow(tx, companyCode, { calendarCode, timeZone: calendarDefaults.timeZone });
      const choice = await readHolidayChoice(tx, companyCode);
      return {
        name: calendar?.subject ?? '',
        ...now,
        list: await selectAnniversaries(tx, companyCode),
        publicHolidays: choice === 'none' ? [] : knownHolidays(choice, await readHolidayTables(tx)),
      };
    });
  },
});
