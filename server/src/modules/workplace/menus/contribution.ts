import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { HomeMenu } from '@madang/contract/workplace/menus/contributions/home-card.ts';
import type { MenuService } from '@madang/contract/workplace/menus/rules.ts';
import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { type Contributions, registeredCount } from '../../../platform/contributions.ts';
import { menuTree } from './menus.ts';
import { menuCountOf, menusServedTo, type StoredMenu } from './menus.sql.ts';

/** The company's menus as the person is served them, in order. */
export const menuContribution: Contributions = {
  homeCard: ({ reader: { companyCode, personId, profile } }) => {
    const language = toLanguage(profile.language) ?? fallbackLanguage;
    return askedPart({ served: menusServedTo({ companyCode, personId, language }) }, ({ served }) => ({
      menus: shownMenus(served),
    }));
  },
  overview: registeredCount('menus', 'menus.view', menuCountOf),
};

function shownMenus(rows: readonly StoredMenu[]): HomeMenu[] {
  return (
    menuTree(rows)
      // A group of which the person is served nothing would open onto nothing.
      .filter(({ kind, lowerMenus }) => kind === 'menu' || lowerMenus.length > 0)
      .map(({ isActive: _shown, lowerMenus, ...menu }) => ({ ...shown(menu), lowerMenus: lowerMenus.map(shown) }))
  );
}

function shown<Menu extends { readonly service: MenuService }>({ service, ...menu }: Menu) {
  return { ...menu, isFullScreen: service.isFullScreen };
}
