import type { listTopMenus } from '@madang/contract/workplace/boards/wire.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import type { Platform } from '../../../kernel/calls/platform.ts';
import type { MenuInput } from '@madang/contract/workplace/menus/rules.ts';
import { messengerPage, servicePages } from '@madang/contract/workplace/menus/service-pages.ts';

type LowerMenu = MenuInput['lowerMenus'][number];
type TopMenus = AnswerOf<typeof listTopMenus>['data']['list'];

/**
 * WIZ-08: pages for a group's lower menus: the company's menus, the top menus and the service pages, without a
 * messenger that is not connected.
 */
export function pageList(
  own: readonly MenuRow[],
  topMenus: TopMenus,
  services: Pick<Platform['services'], 'messengerDownload'> | undefined,
): LowerMenu[] {
  const pages: readonly LowerMenu[] = [
    ...own
      .filter(({ kind }) => kind === 'menu')
      .map(({ koreanTitle, englishTitle, url, windowTarget, service }) => ({
        koreanTitle,
        englishTitle,
        url,
        windowTarget,
        service,
      })),
    ...topMenus.map(({ menuName, englishMenuName, address }) => ({
      koreanTitle: menuName,
      englishTitle: englishMenuName,
      url: address,
      windowTarget: 'newTab' as const,
    })),
    ...servicePages.map((page) => ({ ...page, windowTarget: 'newTab' as const })),
  ];
  const offered = services?.messengerDownload ? pages : pages.filter(({ url }) => url !== messengerPage);
  return offered.filter(({ url }, place) => offered.findIndex((page) => page.url === url) === place);
}

/** WIZ-21: of a failure's text the part after the dot is shown; all of it, where nothing stands there. */
export function afterDot(text: string): string {
  return text.slice(text.indexOf('.') + 1).trim() || text;
}
