import { arriveAtSetUp } from '../../../modules/views/setup/operations/arrive-at-set-up.ts';
import { finishSetUp } from '../../../modules/views/setup/operations/finish-set-up.ts';
import { goToSetUpStep } from '../../../modules/views/setup/operations/go-to-set-up-step.ts';
import { quitSetUp } from '../../../modules/views/setup/operations/quit-set-up.ts';
import { saveHomeScreen } from '../../../modules/views/setup/operations/save-home-screen.ts';
import { startSetUp } from '../../../modules/views/setup/operations/start-set-up.ts';
import { administratorOf } from '../../organisation.ts';
import type { TestApp } from '../../test-app.ts';
import { scenario, unaudited, type Acted } from './scenario.ts';

const run = '/api/v1/set-up/run';

/** An administrator who has pressed Start. */
async function started(app: TestApp, companyCode: string) {
  const browser = await administratorOf(app, companyCode);
  const answer = await browser.post(run, {});
  if (answer.status !== 200) throw new Error(`the start was answered with ${answer.text}`);
  return browser;
}

function ofCompany(companyCode: string, personId: string, fields: readonly string[] = []): Acted {
  const target = { kind: 'company', id: companyCode };
  return { companyCode, rows: [{ actorKind: 'person', actorId: personId, target, fields }] };
}

export const scenarios = [
  unaudited(arriveAtSetUp, async (app, companyCode) => {
    await (await administratorOf(app, companyCode)).post('/api/v1/set-up/arrivals', {});
    return companyCode;
  }),
  scenario(startSetUp, async (app, companyCode) => {
    const { personId } = await started(app, companyCode);
    return ofCompany(companyCode, personId);
  }),
  scenario(goToSetUpStep, async (app, companyCode) => {
    const browser = await started(app, companyCode);
    await browser.put('/api/v1/set-up/step', { step: 'departments' });
    return ofCompany(companyCode, browser.personId, ['departments']);
  }),
  scenario(saveHomeScreen, async (app, companyCode) => {
    const browser = await started(app, companyCode);
    await browser.post('/portal/admin/wizard/compconfig/update', {
      compCode: companyCode,
      sOrgCode: companyCode,
      defaultScreenCode: 'PT',
    });
    return ofCompany(companyCode, browser.personId, ['homeScreen']);
  }),
  scenario(finishSetUp, async (app, companyCode) => {
    const browser = await started(app, companyCode);
    await browser.post('/employee/memberadmin/rest/v2/comp/policy/update/ptconf', { compCd: companyCode });
    return ofCompany(companyCode, browser.personId);
  }),
  scenario(quitSetUp, async (app, companyCode) => {
    const browser = await started(app, companyCode);
    await browser.delete(run);
    return ofCompany(companyCode, browser.personId);
  }),
];
