import { servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { calendarMonths } from '@madang/contract/views/portal/limits.ts';
import { homeReading } from '@madang/contract/views/portal/inputs.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { setUpOf } from '../../../ground/set-up-runs/index.ts';
import { toServiceType } from '../../../ground/companies/index.ts';
import { homeAnniversaries, homeHolidays } from '../../../workplace/anniversaries/index.ts';
import { presentHomeFeed } from '../../../workplace/boards/index.ts';
import { homeBirthdays } from '../../../people/people/index.ts';
import { homeLinks } from '../../../workplace/quick-links/index.ts';
import { homeMenus } from '../../../workplace/menus/index.ts';
import { homeQueries } from '../home-queries.ts';
import { firstAddress, noticesOf, shownPortlets } from '../home.ts';

/**
 * Everything on the home, of eight capabilities, in one statement. The services are those that come with what the company
 * signed up for, but for those kept from the person (INV-06).
 */
export const readHome = defineQuery({
  name: 'read-home',
  input: homeReading,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, language, askAll }, { setUpSecret }) {
    const birthdays = homeBirthdays.days(kernel.keyring, reader.profile.timeZone, new Date());
    const answers = await askAll(homeQueries(reader, birthdays));
    const feed = presentHomeFeed(answers, { keyring: kernel.keyring, companyCode: reader.companyCode });
    const services = servicesOf[toServiceType(answers.company[0]?.serviceType)];
    const limit = answers.person[0]?.services;
    const days = homeAnniversaries.read(answers.anniversaries, calendarMonths);
    const mailService = await kernel.properties.get(platformProperties.mailAddress);
    return {
      opensFirst: firstAddress(answers.company[0]?.chosenScreen, mailService),
      notices: noticesOf({
        unread: answers.unread,
        waiting: answers.waiting,
        setUp: setUpOf(reader, setUpSecret),
      }),
      feed,
      services: services.filter((service) => limit?.includes(service) ?? true),
      menus: homeMenus.read(answers.menus),
      portlets: shownPortlets(answers.portlets, feed.boards),
      anniversaries: days.map(({ solarDate: date, subject, isHoliday }) => ({ date, subject, isHoliday })),
      holidays: homeHolidays.read(answers.holidays, {
        timeZone: answers.company[0]?.timeZone ?? '',
        months: calendarMonths,
        translator: kernel.translator,
        language,
      }),
      birthdays: homeBirthdays.read(answers.birthdays, birthdays),
      links: homeLinks.read(answers.links),
      can: reader.rights.everywhere.has('portlets.change') ? ['arrange' as const] : [],
    };
  },
});
