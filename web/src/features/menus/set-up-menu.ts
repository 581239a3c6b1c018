import type { BodyOf } from '@madang/contract/kernel/route.ts';
import type { MenuInput } from '@madang/contract/menus/rules.ts';
import type { insertMenu } from '@madang/contract/menus/wire.ts';

/** A menu or a group as the set-up's own call takes it: the specification's fields around what was typed. */
export function setUpMenu(menu: MenuInput, companyCode: string): BodyOf<typeof insertMenu> {
  const { kind, lowerMenus, ...typed } = menu;
  const isGroup = kind === 'group';
  const common = { urlKind: 'O', isActive: true } as const;
  return {
    ...typed,
    ...common,
    url: isGroup ? '' : typed.url,
    grouping: isGroup ? 'group' : 'default',
    menuType: isGroup ? 'CONTAINER' : 'EXEC',
    isFullScreen: false,
    menuId: '',
    administeredCompanyCode: companyCode,
    currentCompanyCode: companyCode,
    lowerMenus: lowerMenus.map((lower, position) => ({
      ...lower,
      ...common,
      pageTheme: 'URL',
      isBrowserFixed: 'N',
      layoutNumber: 20_000,
      position,
    })),
    languages: ['ko', 'en', 'ja', 'zh'],
    networks: ['EX', 'IN'],
    locales: ['KR', 'GB', 'US'],
    browsers: ['IE', 'ETC'],
  };
}
