import { downloadJobResult } from '../../../modules/ground/jobs/operations/download-job-result.ts';
import { addTestPerson, finishedExport, signInAs, resultOf } from '../../people.ts';
import { scenario } from './scenario.ts';

export const scenarios = [
  scenario(downloadJobResult, async (app) => {
    const person = await addTestPerson(app, { roles: ['administrator'] });
    const browser = await signInAs(app, person);
    const { jobId } = await finishedExport(browser);
    await resultOf(browser, jobId);
    const target = { kind: 'console-job', id: jobId };
    return { companyCode: person.companyCode, rows: [{ actorKind: 'person', actorId: person.personId, target }] };
  }),
];
