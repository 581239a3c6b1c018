import type { BoardSettingsForm } from '@madang/contract/workplace/boards/console.ts';
import { createBoard, deleteBoard } from '@madang/contract/workplace/boards/wire.ts';
import { placePortlets } from '@madang/contract/views/portal/wire.ts';
import { boardPortletUrl } from '@madang/contract/workplace/portlets/limits.ts';
import { listPortlets } from '@madang/contract/workplace/portlets/routes.ts';
import { createCategory, createPortlet } from '@madang/contract/workplace/portlets/wire.ts';
import { call } from '../../../kernel/call.ts';
import type { SetUpCompany } from '../../ground/set-up-steps/index.ts';

/**
 * WIZ-10: makes category, board, portlet and order. If portlet or order fails, the board is removed, so none stays
 * invisible.
 */
export async function makeBoard(board: BoardSettingsForm, company: SetUpCompany): Promise<void> {
  const { companyCode, companyName, englishCompanyName } = company;
  const titles = { koreanTitle: companyName, englishTitle: englishCompanyName || companyName };
  const { categoryNumber } = await call(createCategory, {
    body: { ...titles, categoryType: 'PORTLET', isActive: 'Y', isDeleted: 'N' },
  });
  const { boardNumber } = await call(createBoard, {
    body: { ...board, boardType: 'board', isActive: true, audience: 'C', view: 'L' },
  });
  if (!board.showsOnHome) return;
  try {
    const { portletNumber } = await call(createPortlet, {
      params: { categoryNumber },
      body: {
        koreanTitle: board.boardName,
        englishTitle: board.englishBoardName,
        address: boardPortletUrl,
        addressType: 'O',
        isActive: 'Y',
        boardNumber,
        categoryTitle: companyName,
      },
    });
    const portletNumbers = [...(await shownPortlets()), portletNumber];
    await call(placePortlets, { params: { companyCode }, body: { portletNumbers } });
  } catch (thrown) {
    // Why it failed is shown; that taking it back failed too is not, for the server removes it after ten minutes.
    await call(deleteBoard, { query: { boardNumber } }).catch(() => undefined);
    throw thrown;
  }
}

/** The boards' portlets that stand on the home already; the order names them again, in front of the new one. */
async function shownPortlets(): Promise<number[]> {
  const { items } = await call(listPortlets);
  return items.flatMap(({ kind, isShown, portletKey }) => (kind === 'board' && isShown ? [Number(portletKey)] : []));
}
