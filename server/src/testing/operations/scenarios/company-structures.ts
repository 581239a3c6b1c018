import { randomUUID } from 'node:crypto';
import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import type { CompanyStructure } from '@madang/contract/company-life/company-structures/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { acceptStructureOffer } from '../../../modules/company-life/company-structures/operations/accept-structure-offer.ts';
import { lapseStructureOffer } from '../../../modules/company-life/company-structures/operations/lapse-structure-offer.ts';
import { offerStructureChange } from '../../../modules/company-life/company-structures/operations/offer-structure-change.ts';
import { tellOfStructure } from '../../../modules/company-life/company-structures/operations/tell-of-structure.ts';
import { operatorBrowser } from '../../operator.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { answered, scenario } from './scenario.ts';

const path = '/api/v1/company-structure';

/** The offer of a leading company's representative to another company, to join. */
async function offered(app: TestApp) {
  const [head, other] = [
    await addTestPerson(app, { roles: ['representative'] }),
    await addTestPerson(app, { roles: ['representative'] }),
  ];
  const companyStructureCode = `S${randomUUID().slice(0, 8).toUpperCase()}`;
  const operator = await operatorBrowser(app);
  const names = { companyStructureName: '한빛그룹', englishCompanyStructureName: 'Hanbit Group' };
  const structure = `/api/v1/operator/companies/${head.companyCode}/structure`;
  answered(await operator.post(structure, { companyStructureCode, ...names }));
  const desk = await signInAs(app, head);
  const body = { kind: 'join', companyCode: other.companyCode, password: testPassword };
  const offer = answered(await desk.post(`${path}/offers`, body));
  const { structureOfferId } = offer.json<{ structureOfferId: string }>();
  const row = { target: { kind: 'company', id: other.companyCode }, detail: { kind: 'join', companyStructureCode } };
  return { head, other, structureOfferId, companyStructureCode, row };
}

export const scenarios = [
  scenario(offerStructureChange, async (app) => {
    const { head, row } = await offered(app);
    return { companyCode: head.companyCode, rows: [{ actorKind: 'person', actorId: head.personId, ...row }] };
  }),
  scenario(acceptStructureOffer, async (app) => {
    const { other, structureOfferId, row } = await offered(app);
    const desk = await signInAs(app, other);
    const { offers } = answered(await desk.get(path)).json<CompanyStructure>();
    if (offers[0]?.structureOfferId !== structureOfferId) throw new Error('the offer is not there');
    answered(await desk.post(`${path}/offers/${structureOfferId}/acceptance`, { password: testPassword }));
    return { companyCode: other.companyCode, rows: [{ actorKind: 'person', actorId: other.personId, ...row }] };
  }),
  scenario(lapseStructureOffer, async (app) => {
    const { head, structureOfferId, row } = await offered(app);
    await app.advance(structureLimits.offerDays * daySeconds);
    await execute(app.kernel, lapseStructureOffer, commandOrigin(head.companyCode), { structureOfferId });
    return { companyCode: head.companyCode, rows: [{ actorKind: 'system', actorId: null, ...row }] };
  }),
  scenario(tellOfStructure, async (app) => {
    const { head, other, companyStructureCode } = await offered(app);
    // The offer's own letter comes first.
    await app.mailbox.next(other.loginId);
    await execute(app.kernel, tellOfStructure, commandOrigin(other.companyCode), {
      message: { messageId: randomUUID(), version: 1 },
      news: {
        about: 'withdrawn',
        otherCode: head.companyCode,
        companyStructureCode,
        structureNames: { name: '한빛그룹', englishName: 'Hanbit Group' },
      },
    });
    const target = { kind: 'company', id: head.companyCode };
    const detail = { about: 'withdrawn', companyStructureCode };
    return { companyCode: other.companyCode, rows: [{ actorKind: 'system', actorId: null, target, detail }] };
  }),
];
