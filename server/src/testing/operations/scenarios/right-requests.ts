import { askForRight } from '../../../modules/access/right-requests/operations/ask-for-right.ts';
import { addTestPerson, logInAs } from '../../people.ts';
import { byThemselves } from './accounts.ts';
import { answered, scenario } from './scenario.ts';

export const scenarios = [
  scenario(askForRight, async (app) => {
    const person = await addTestPerson(app);
    const asked = { permission: 'grants.view', scopeKind: 'company', scopeId: '', hours: 2, reason: '점검' };
    answered(await (await logInAs(app, person)).post('/api/v1/right-requests', asked));
    const { rows, ...acted } = byThemselves(person);
    const detail = { name: asked.permission, scope: 'company', hours: 2 };
    return { ...acted, rows: rows.map((row) => ({ ...row, detail })) };
  }),
];
