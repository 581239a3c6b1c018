import { downloadRun } from '../../../modules/views/runs/operations/download-run.ts';
import { memberBrowser } from '../../member.ts';
import { actOn } from '../runs.ts';
import { scenario } from './scenario.ts';

export const scenarios = [
  scenario(downloadRun, async (app) => {
    const companyCode = 'RUNTAKEN';
    const browser = await memberBrowser(app, { companyCode, role: 'administrator' });
    const runId = await actOn(browser, {
      personIds: [browser.personId],
      act: { kind: 'setJobTitle', jobTitleCode: '' },
    });
    await browser.post(`/api/v1/runs/${runId}/file`, { reason: '감사 자료' });
    const target = { kind: 'run', id: runId };
    return {
      companyCode,
      rows: [{ actorKind: 'person', actorId: browser.personId, target, fields: ['감사 자료'] }],
    };
  }),
];
