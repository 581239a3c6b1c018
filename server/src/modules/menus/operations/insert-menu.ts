import { menuIssues, type MenuInput } from '@madang/contract/menus/rules.ts';
import { insertMenu as route, menuFaultNames } from '@madang/contract/menus/wire.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { lockSetUp } from '../../companies/index.ts';
import { addMenu } from './create-menu.ts';

/** The set-up's own call: a menu or group as the specification names it, refused once the set-up has ended. */
export const insertMenuCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  requireOwnCompany(session, body.administeredCompanyCode, body.currentCompanyCode);
  const menu = menuOf(body);
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    await lockSetUp(tx, session.companyCode);
    return addMenu(tx, actorOf(call), { menu, service: body, isBeingSetUp: true });
  });
});

function menuOf(body: BodyOf<typeof route>): MenuInput {
  const kind = body.grouping === 'group' ? 'group' : 'menu';
  const expected = kind === 'group' ? 'CONTAINER' : 'EXEC';
  if ((body.menuType ?? expected) !== expected) throw refuseField(menuFaultNames.kind, 'CO400');
  const { koreanTitle, englishTitle, url, windowTarget, isActive } = body;
  const lowerMenus = body.lowerMenus.map((lower) => ({
    koreanTitle: lower.koreanTitle,
    englishTitle: lower.englishTitle,
    url: lower.url,
    windowTarget: lower.windowTarget,
  }));
  const menu = { kind, koreanTitle, englishTitle, url, windowTarget, isActive, lowerMenus } as const;
  const issues = menuIssues(menu, menuFaultNames);
  if (issues.length > 0) throw refuseFields(issues);
  return menu;
}
