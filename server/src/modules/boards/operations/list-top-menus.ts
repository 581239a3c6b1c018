import { listTopMenus as route } from '@madang/contract/boards/wire.ts';
import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { boardAddress } from '../boards.ts';
import { selectBoardNames } from '../boards.sql.ts';

/** What a menu can lead to: the portal's own pages, which every company has, and the company's boards. */
export const listTopMenusCall = operation(route, async ({ kernel, session, query }) => {
  const { companyCode, profile } = session;
  const isForeign =
    (query.companyCode && query.companyCode !== companyCode) ||
    (query.subOrganisationCode && query.subOrganisationCode !== profile.subOrganisationCode);
  if (isForeign) throw refuse('CO401');
  const boards = await inCompany(kernel.db, companyCode, (tx) => selectBoardNames(tx, companyCode));
  const menus = [
    ...ownPages(kernel),
    ...boards.map((board) => ({
      menuCode: `BOARD${board.board_number}`,
      menuName: board.board_name,
      englishMenuName: board.english_board_name,
      address: boardAddress(board.board_number),
      isDefault: false,
      isInUse: board.state === 'active',
    })),
  ];
  const isWanted = (menu: (typeof menus)[number]) =>
    menu.isDefault === (query.isDefault ?? menu.isDefault) && menu.isInUse === (query.isInUse ?? menu.isInUse);
  return { data: { list: menus.filter(isWanted) } };
});

function ownPages({ translator }: Kernel) {
  const pages = [
    { menuCode: 'HOME', key: 'boards.topMenus.home', address: portalHome },
    { menuCode: 'BOARDS', key: 'boards.topMenus.boards', address: '/portalapp/boards' },
  ];
  return pages.map(({ key, ...page }) => ({
    ...page,
    menuName: translator.text('ko', key),
    englishMenuName: translator.text('en', key),
    isDefault: true,
    isInUse: true,
  }));
}
