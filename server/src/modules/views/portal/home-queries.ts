import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { type BirthdayDays, homeBirthdays } from '../../people/people/index.ts';
import { serviceLimitOf } from '../../people/person-records/index.ts';
import { homeAnniversaries, homeHolidays } from '../../workplace/anniversaries/index.ts';
import { homeFeedQueries, retiredBoardsOf, waitingPostsOf } from '../../workplace/boards/index.ts';
import { serviceTypeOf } from '../../ground/companies/index.ts';
import { unreadMessagesOf } from '../../people/notifications/index.ts';
import { homeLinks } from '../../workplace/quick-links/index.ts';
import { homeMenus } from '../../workplace/menus/index.ts';
import { homeBoardNumbers, homePortletsOf } from '../../workplace/portlets/index.ts';

/** Whose home it is. */
type Reader = Pick<Session, 'companyCode' | 'personId' | 'rights'> & {
  readonly profile: Pick<Session['profile'], 'language'>;
};

/** What the home asks the capabilities that stand on it, for one person; `birthdays`: the days whose it shows. */
export function homeQueries(reader: Reader, birthdays: BirthdayDays) {
  const { companyCode, personId, profile } = reader;
  const retired = retiredBoardsOf(companyCode);
  return {
    company: serviceTypeOf(companyCode),
    person: serviceLimitOf(reader),
    portlets: homePortletsOf(companyCode, retired),
    ...homeFeedQueries(reader, homeBoardNumbers(companyCode, retired)),
    menus: homeMenus.ask({ companyCode, personId, language: toLanguage(profile.language) ?? fallbackLanguage }),
    anniversaries: homeAnniversaries.ask(companyCode),
    holidays: homeHolidays.ask(companyCode),
    birthdays: homeBirthdays.ask(companyCode, birthdays),
    links: homeLinks.ask(companyCode),
    unread: unreadMessagesOf(reader),
    waiting: waitingPostsOf(reader),
  };
}
