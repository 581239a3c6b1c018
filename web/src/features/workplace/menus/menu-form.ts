import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import { menuIssues, type MenuInput, servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';

/** A menu has a Korean title and an English one, which everyone reads who does not read Korean. */
export function titleIn(menu: { readonly koreanTitle: string; readonly englishTitle: string }, language: Language) {
  return readsKorean(language) ? menu.koreanTitle : menu.englishTitle;
}

/** Returns the initial values of a menu form. */
export function initialMenu(kind: MenuInput['kind'], menu?: MenuRow): MenuInput {
  if (!menu) {
    const titles = { koreanTitle: '', englishTitle: '' };
    const ways = { url: '', windowTarget: 'newTab', isActive: true, service: servedEverywhere } as const;
    return { kind, ...titles, ...ways, lowerMenus: [] };
  }
  const { menuId: _id, ...input } = menu;
  return input;
}

/** Returns what a menu of its kind lacks, to report it together with errors of its titles, not in a second round. */
export function lacking(menu: MenuInput) {
  return menuIssues(menu);
}
