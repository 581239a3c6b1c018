import { randomUUID } from 'node:crypto';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { hearOfDispatch } from '../../../modules/access/dispatches/operations/hear-of-dispatch.ts';
import { hearOfDispatchAnswer } from '../../../modules/access/dispatches/operations/hear-of-dispatch-answer.ts';
import { settleDispatch } from '../../../modules/access/dispatches/operations/settle-dispatch.ts';
import { companyBeside, plantDispatch } from '../../groups/dispatches.ts';
import { addTestCompany } from '../../people.ts';
import { scenario } from './scenario.ts';

const system = { actorKind: 'system', actorId: null } as const;

export const scenarios = [
  scenario(hearOfDispatch, async (app) => {
    const companyCode = await addTestCompany(app, {});
    const homeCode = await companyBeside(app, companyCode);
    const messageId = randomUUID();
    const days = { startsOn: '2027-01-01', endsOn: '2027-06-30', askedUntil: null };
    const login = { companyCode: homeCode, personId: randomUUID() };
    const names = {
      surname: '한',
      givenName: '새봄',
      fullName: '한새봄',
      englishName: '',
      mail: 'saebom@people.example',
    };
    const person = { ...names, language: 'ko' as const, residenceCountry: 'KR', login, basis: '공동 과제' };
    await execute(app.kernel, hearOfDispatch, commandOrigin(companyCode), {
      message: { messageId, version: 1 },
      news: { homeCode, state: 'asked', departmentCode: '', ...days, person },
    });
    const target = { kind: 'dispatch', id: messageId };
    return { companyCode, rows: [{ ...system, target, detail: { state: 'asked' } }] };
  }),
  scenario(hearOfDispatchAnswer, async (app) => {
    const companyCode = await addTestCompany(app, {});
    const { dispatchId } = await plantDispatch(app, { companyCode, side: 'home', state: 'asked' });
    const place = { departmentCode: '', departmentName: '', englishDepartmentName: '' };
    await execute(app.kernel, hearOfDispatchAnswer, commandOrigin(companyCode), {
      message: { messageId: dispatchId, version: 1 },
      news: { answer: 'refused', ...place, until: null, note: '' },
    });
    const target = { kind: 'dispatch', id: dispatchId };
    return { companyCode, rows: [{ ...system, target, detail: { answer: 'refused' } }] };
  }),
  scenario(settleDispatch, async (app) => {
    const companyCode = await addTestCompany(app, {});
    const { dispatchId } = await plantDispatch(app, { companyCode, side: 'home', state: 'accepted' });
    await execute(app.kernel, settleDispatch, commandOrigin(companyCode), { dispatchId });
    return { companyCode, rows: [{ ...system, target: { kind: 'dispatch', id: dispatchId } }] };
  }),
];
