import type { BodyOf } from '@madang/contract/kernel/route.ts';
import * as routes from '@madang/contract/workplace/menus/routes.ts';
import { menuIssues, type MenuInput, type MenuService } from '@madang/contract/workplace/menus/rules.ts';
import * as setUp from '@madang/contract/workplace/menus/wire.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { changeMenu } from './operations/change-menu.ts';
import { createMenu } from './operations/create-menu.ts';
import { deleteMenu } from './operations/delete-menu.ts';
import { listMenuPages } from './operations/list-menu-pages.ts';
import { listMenus } from './operations/list-menus.ts';
import { orderMenus } from './operations/order-menus.ts';

const success = () => ({ result: 'success' as const });

export const menuRoutes = [
  callOf(setUp.insertMenu, createMenu, {
    input: ({ session, body }) => {
      for (const each of [body, ...body.lowerMenus]) {
        requireOwnCompany(session, each.administeredCompanyCode, each.currentCompanyCode);
      }
      return { ...menuOf(body), isSetUp: true };
    },
  }),
  callOf(setUp.removeMenu, deleteMenu, {
    input: ({ session, query: { menuId, currentCompanyCode } }) => {
      requireOwnCompany(session, currentCompanyCode);
      return { menuId, isSetUp: true };
    },
    answer: success,
  }),
  callOf(routes.listMenus, listMenus),
  callOf(routes.listMenuPages, listMenuPages),
  callOf(routes.createMenu, createMenu),
  callOf(routes.changeMenu, changeMenu, { answer: success }),
  callOf(routes.deleteMenu, deleteMenu, { answer: success }),
  callOf(routes.orderMenus, orderMenus, { answer: success }),
];

/** The menu that a set-up call means; its refusals name the fields as the call does. */
function menuOf(body: BodyOf<typeof setUp.insertMenu>): MenuInput {
  const { menuFaultNames } = setUp;
  const kind = body.grouping === 'group' ? 'group' : 'menu';
  const expected = kind === 'group' ? 'CONTAINER' : 'EXEC';
  if ((body.menuType ?? expected) !== expected) throw refuseField(menuFaultNames.kind, 'CO400');
  const { koreanTitle, englishTitle, url, windowTarget, isActive } = body;
  const lowerMenus = body.lowerMenus.map((lower) => ({
    koreanTitle: lower.koreanTitle,
    englishTitle: lower.englishTitle,
    url: lower.url,
    windowTarget: lower.windowTarget,
    service: serviceOf(lower),
  }));
  const service = serviceOf(body);
  const menu = { kind, koreanTitle, englishTitle, url, windowTarget, isActive, service, lowerMenus } as const;
  const issues = menuIssues(menu, menuFaultNames);
  if (issues.length > 0) throw refuseFields(issues);
  return menu;
}

function serviceOf({ isFullScreen, languages, networks, locales, browsers }: MenuService): MenuService {
  return { isFullScreen, languages, networks, locales, browsers };
}
