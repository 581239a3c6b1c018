import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { type MenuInput, servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';
import type { insertMenu } from '@madang/contract/workplace/menus/wire.ts';

/** A menu or a group as the set-up's own call takes it: the specification's fields around what was typed. */
export function setUpMenu(menu: MenuInput, companyCode: string): BodyOf<typeof insertMenu> {
  const { kind, lowerMenus, service = servedEverywhere, ...typed } = menu;
  const isGroup = kind === 'group';
  const common = {
    urlKind: 'O',
    isActive: true,
    menuId: '',
    administeredCompanyCode: companyCode,
    currentCompanyCode: companyCode,
  } as const;
  return {
    ...typed,
    ...service,
    ...common,
    url: isGroup ? '' : typed.url,
    grouping: isGroup ? 'group' : 'default',
    menuType: isGroup ? 'CONTAINER' : 'EXEC',
    lowerMenus: lowerMenus.map(({ service: served = servedEverywhere, ...lower }, position) => ({
      ...lower,
      ...served,
      ...common,
      grouping: 'default',
      menuType: 'EXEC',
      pageTheme: 'URL',
      isBrowserFixed: 'N',
      layoutNumber: menuLimits.layout,
      position,
    })),
  };
}
