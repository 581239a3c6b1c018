import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import { menuIssues, type MenuInput, servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';

/** A menu has a Korean title and an English one, which everybody reads who does not read Korean. */
export function titleIn(menu: { readonly koreanTitle: string; readonly englishTitle: string }, language: Language) {
  return readsKorean(language) ? menu.koreanTitle : menu.englishTitle;
}

/** What a form of a menu begins with. */
export function initialMenu(kind: MenuInput['kind'], menu?: MenuRow): MenuInput {
  if (!menu) {
    const titles = { koreanTitle: '', englishTitle: '' };
    const ways = { url: '', windowTarget: 'newTab', isActive: true, service: servedEverywhere } as const;
    return { kind, ...titles, ...ways, lowerMenus: [] };
  }
  const { menuId: _id, ...input } = menu;
  return input;
}

/** What a menu of its kind lacks is reported with what is wrong with its titles, not in a second round. */
export function lacking(menu: MenuInput) {
  return menuIssues(menu);
}
