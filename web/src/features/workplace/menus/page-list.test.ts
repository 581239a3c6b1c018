import { servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import { expect, test } from 'vitest';
import { afterDot, pageList } from './page-list.ts';

const menu = (url: string, kind: MenuRow['kind'] = 'menu'): MenuRow => ({
  menuId: '0190f5c4-0000-7000-8000-000000000001',
  kind,
  koreanTitle: '규정집',
  englishTitle: 'Rules',
  url,
  windowTarget: 'newWindow',
  service: servedEverywhere,
  isActive: true,
  lowerMenus: [],
});
const topMenu = (menuName: string, englishMenuName: string, address: string) => ({
  companyCode: 'C1',
  subOrganisationCode: 'C1',
  menuCode: englishMenuName,
  menuName,
  englishMenuName,
  address,
  isDefault: true,
  isInUse: true,
});

test('WIZ-08 the page list contains own menus, top menus and service pages, each address once and no group', () => {
  const own = [menu('/rules'), menu('', 'group'), menu('/portalapp/boards')];
  const pages = pageList(
    own,
    [topMenu('홈', 'Home', '/portalapp/home'), topMenu('자유게시판', 'Free', '/portalapp/boards/3')],
    { messengerDownload: 'https://messenger.example' },
  );
  expect(pages.slice(0, 4)).toEqual([
    {
      koreanTitle: '규정집',
      englishTitle: 'Rules',
      url: '/rules',
      windowTarget: 'newWindow',
      service: servedEverywhere,
    },
    {
      koreanTitle: '규정집',
      englishTitle: 'Rules',
      url: '/portalapp/boards',
      windowTarget: 'newWindow',
      service: servedEverywhere,
    },
    { koreanTitle: '홈', englishTitle: 'Home', url: '/portalapp/home', windowTarget: 'newTab' },
    { koreanTitle: '자유게시판', englishTitle: 'Free', url: '/portalapp/boards/3', windowTarget: 'newTab' },
  ]);
  const addresses = pages.map(({ url }) => url);
  expect(addresses).toContain('/supportapp/download');
  const withoutMessenger = pageList(own, [], { messengerDownload: null });
  expect(withoutMessenger.map(({ url }) => url)).not.toContain('/supportapp/download');
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('WIZ-21 for a failed list of top menus the part after the dot is shown', () => {
  expect(afterDot('portal.TOP_MENU_FAILED')).toBe('TOP_MENU_FAILED');
  expect(afterDot('The connection failed. Please try again later.')).toBe('Please try again later.');
  expect(afterDot('The connection failed.')).toBe('The connection failed.');
  expect(afterDot('연결할 수 없습니다')).toBe('연결할 수 없습니다');
});
