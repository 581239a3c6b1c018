import { topMenusQuery } from '@madang/contract/workplace/boards/console.ts';
import { portalHome } from '@madang/contract/kernel/addresses.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { subOrganisationsOf } from '../../../people/sub-organisations/index.ts';
import { boardAddress } from '../boards.ts';
import { selectBoardNames } from '../boards.sql.ts';

/** Lists the pages that a menu can open: the portal's own pages, which every company has, and the company's boards. */
export const listTopMenus = defineQuery({
  name: 'list-top-menus',
  input: topMenusQuery,
  permission: 'boards.view',
  targets: () => [],
  refusals: ['CO401'],
  async run({ kernel, companyCode, reader, read, ask, refuse }, { subOrganisationCode: asked, isDefault, isInUse }) {
    if (asked && asked !== reader.profile.subOrganisationCode) {
      // Another company's code is refused like one that does not exist.
      const parts = await ask(subOrganisationsOf(companyCode));
      if (parts.every((part) => part.subOrganisationCode !== asked)) throw refuse('CO401');
    }
    const boards = await read((tx) => selectBoardNames(tx, companyCode));
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
    const { subOrganisationCode } = reader.profile;
    return menus
      .filter((menu) => menu.isDefault === (isDefault ?? menu.isDefault) && menu.isInUse === (isInUse ?? menu.isInUse))
      .map((menu) => ({ companyCode, subOrganisationCode: asked ?? subOrganisationCode, ...menu }));
  },
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
