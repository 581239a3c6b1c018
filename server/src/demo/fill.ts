import { createAnniversary, listAnniversaries } from '@madang/contract/workplace/anniversaries/routes.ts';
import { createDepartment } from '@madang/contract/organisation/departments/routes.ts';
import { jobRankRoutes, jobTitleRoutes } from '@madang/contract/organisation/job-ranks/routes.ts';
import { createLink, listLinks } from '@madang/contract/workplace/quick-links/routes.ts';
import { createSharedAddress, listSharedAddresses } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { createMenu, listMenus } from '@madang/contract/workplace/menus/routes.ts';
import type { DemoCaller } from './caller.ts';
import * as data from './data/company.ts';

/** Departments, ranks, titles, menus, links and anniversaries, each by its own call and none a second time. */
export async function fillCompany(administrator: DemoCaller): Promise<void> {
  await fillLists(administrator);
  await fillPortal(administrator);
  await fillCalendar(administrator);
}

/** Shared mail addresses, each with people of the company; one that stands is refused as in use. */
export async function fillAddresses(administrator: DemoCaller, personIds: readonly string[]): Promise<void> {
  const { domains } = await administrator.expect(listSharedAddresses, { body: {} });
  const domain = domains.at(-1) ?? '';
  for (const [place, [local, ...names]] of data.sharedAddresses.entries()) {
    const [sharedAddressName, sharedAddressEnglishName, sharedAddressDescription] = names;
    const members = personIds.slice(place, place + 3);
    const parts = { members, senders: members.slice(0, 2), owners: members.slice(0, 1) };
    const words = { sharedAddressName, sharedAddressEnglishName, sharedAddressDescription };
    const body = { sharedMailAddress: `${local}@${domain}`, ...words, ...parts };
    await administrator.call(createSharedAddress, { body, accepts: ['MB601'] });
  }
}

/** Codes are chosen here, so one that stands already is refused as such. */
async function fillLists(administrator: DemoCaller): Promise<void> {
  const accepts = ['CM301'];
  for (const [departmentCode, departmentName, englishDepartmentName, parentDepartmentCode] of data.departments) {
    const names = { departmentCode, departmentName, englishDepartmentName, language: 'ko' } as const;
    const body = { ...names, parentDepartmentCode, beforeDepartmentCode: '' };
    await administrator.call(createDepartment, { body, accepts });
  }
  const lists = [
    [jobRankRoutes.create, data.jobRanks],
    [jobTitleRoutes.create, data.jobTitles],
  ] as const;
  for (const [route, entries] of lists) {
    for (const [jobRankCode, jobRankName, englishJobRankName] of entries) {
      const body = { jobRankCode, jobRankName, englishJobRankName, beforeJobRankCode: '' };
      await administrator.call(route, { body, accepts });
    }
  }
}

async function fillPortal(administrator: DemoCaller): Promise<void> {
  const menus = titlesOf((await administrator.expect(listMenus)).items);
  for (const menu of data.menus) {
    if (!menus.has(menu.koreanTitle)) await administrator.expect(createMenu, { body: menu });
  }
  const links = titlesOf((await administrator.expect(listLinks)).items);
  for (const [koreanTitle, englishTitle, url, icon] of data.links) {
    if (links.has(koreanTitle)) continue;
    await administrator.expect(createLink, { body: { koreanTitle, englishTitle, url, icon, windowTarget: 'newTab' } });
  }
}

function titlesOf(list: readonly { readonly koreanTitle: string }[]): ReadonlySet<string> {
  return new Set(list.map(({ koreanTitle }) => koreanTitle));
}

async function fillCalendar(administrator: DemoCaller): Promise<void> {
  const { items: days } = await administrator.expect(listAnniversaries);
  const standing = new Set(days.map(({ subject }) => subject));
  for (const [subject, date, { isLunar = false, isHoliday = false }] of data.anniversaries) {
    if (standing.has(subject)) continue;
    await administrator.expect(createAnniversary, { body: { subject, date, isLunar, isHoliday } });
  }
}
