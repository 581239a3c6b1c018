import { sql } from 'kysely';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { removePendingBoard } from '../../../modules/workplace/boards/operations/remove-pending-board.ts';
import { destroyCompany } from '../../../modules/company-life/company-closures/operations/destroy-company.ts';
import { acceptUnlinkedRecords } from '../../../modules/views/audit-log/operations/accept-unlinked-records.ts';
import { removePendingPortlet } from '../../../modules/workplace/portlets/operations/remove-pending-portlet.ts';
import type { Browser } from '../../browser.ts';
import { addCompany } from '../../member.ts';
import { administratorOf } from '../../organisation.ts';
import type { TestApp } from '../../test-app.ts';
import { scenario, type Acted } from './scenario.ts';

const minutes = 11;

/** A board whose portlet no order ever named. */
async function abandoned(app: TestApp, companyCode: string): Promise<{ board: number; portlet: number }> {
  const administrator = await administratorOf(app, companyCode);
  const board = await made(administrator, '/board/rest/v1/admin/boards/create', 'brdNo', {
    brdNm: '자유 게시판',
    enBrdNm: 'FreeBoard',
    portlet: 'Y',
  });
  const names = { titleKo: '한빛상사', titleEn: 'Hanbit' };
  const wizard = '/portal/admin/wizard';
  const category = await made(administrator, `${wizard}/category/0/type/PORTLET/insert`, 'categoryLabel', names);
  const portlet = await made(administrator, `${wizard}/portlets/${category}/insert`, 'portletNo', {
    ...names,
    url: '/boardapp/portlet01',
    urlType: 'O',
    activeYn: 'Y',
    urlParameter: `brdNo=${board}`,
    categoryTitle: names.titleKo,
  });
  await app.advance(minutes * 60);
  return { board, portlet };
}

async function made(by: Browser, path: string, field: string, body: object): Promise<number> {
  const answer = await by.post(path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.text}`);
  return Number(answer.json<Record<string, unknown>>()[field]);
}

interface Called {
  readonly name: string;
  readonly englishName: string;
}

/** The product itself did it. */
function bySystem(companyCode: string, kind: string, id: string | number, called?: Called): Acted {
  const row = { actorKind: 'system', actorId: null, target: { kind, id: String(id) } } as const;
  return { companyCode, rows: [{ ...row, ...(called && { detail: { called } }) }] };
}

export const scenarios = [
  scenario(acceptUnlinkedRecords, async (app, companyCode) => {
    await addCompany(app, companyCode);
    await execute(app.kernel, acceptUnlinkedRecords, commandOrigin(companyCode), {});
    return bySystem(companyCode, 'company', companyCode);
  }),
  scenario(removePendingBoard, async (app, companyCode) => {
    const { board } = await abandoned(app, companyCode);
    await execute(app.kernel, removePendingBoard, commandOrigin(companyCode), { boardNumber: board });
    return bySystem(companyCode, 'board', board, { name: '자유 게시판', englishName: 'FreeBoard' });
  }),
  scenario(removePendingPortlet, async (app, companyCode) => {
    const { portlet } = await abandoned(app, companyCode);
    await execute(app.kernel, removePendingPortlet, commandOrigin(companyCode), { portletNumber: portlet });
    return bySystem(companyCode, 'portlet', portlet, { name: '한빛상사', englishName: 'Hanbit' });
  }),
  scenario(destroyCompany, async (app, companyCode) => {
    await addCompany(app, companyCode);
    const day = 86_400;
    await sql`update companies set ended_at = app_now() - make_interval(secs => ${2 * day}),
        destroyed_after = app_now() - make_interval(secs => ${day})
      where company_code = ${companyCode}`.execute(app.kernel.db);
    await execute(app.kernel, destroyCompany, commandOrigin(companyCode), {});
    return bySystem(companyCode, 'company', companyCode);
  }),
];
