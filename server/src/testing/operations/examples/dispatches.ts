import { acceptDispatch } from '../../../modules/access/dispatches/operations/accept-dispatch.ts';
import { askForDispatch } from '../../../modules/access/dispatches/operations/ask-for-dispatch.ts';
import { endDispatch } from '../../../modules/access/dispatches/operations/end-dispatch.ts';
import { prolongDispatch } from '../../../modules/access/dispatches/operations/prolong-dispatch.ts';
import { refuseDispatch } from '../../../modules/access/dispatches/operations/refuse-dispatch.ts';
import { releaseDispatch } from '../../../modules/access/dispatches/operations/release-dispatch.ts';
import { withdrawDispatch } from '../../../modules/access/dispatches/operations/withdraw-dispatch.ts';
import { companyBeside, plantDispatch } from '../../groups/dispatches.ts';
import { addTestPerson } from '../../people.ts';
import { example, type Preparation } from './example.ts';

const asking: Preparation = async ({ app, companyCode }) => ({
  hostCode: await companyBeside(app, companyCode),
  personId: (await addTestPerson(app, { companyCode, roles: ['employee'] })).personId,
});
const asked: Preparation = ({ app, companyCode }) => plantDispatch(app, { companyCode, side: 'home', state: 'asked' });
const away: Preparation = ({ app, companyCode }) => plantDispatch(app, { companyCode, side: 'home', state: 'running' });
const overdue: Preparation = ({ app, companyCode }) =>
  plantDispatch(app, { companyCode, side: 'home', state: 'running', isOver: true });
const received: Preparation = ({ app, companyCode }) =>
  plantDispatch(app, { companyCode, side: 'host', state: 'asked' });
const agreed: Preparation = ({ app, companyCode }) =>
  plantDispatch(app, { companyCode, side: 'host', state: 'accepted' });

const input = { dispatchId: '{0.dispatchId}' };
const target = { kind: 'dispatch', id: '{0.dispatchId}' };

export const examples = [
  example(askForDispatch, {
    given: [asking],
    input: { personId: '{0.personId}', hostCode: '{0.hostCode}', until: '2027-06-30', basis: '공동 과제' },
    leaves: ({ dispatchId }) => ({
      audit: [{ target: { kind: 'person', id: '{0.personId}' }, detail: { dispatchId, hostCode: '{0.hostCode}' } }],
    }),
  }),
  example(withdrawDispatch, { given: [asked], input, leaves: () => ({ audit: [{ target }] }) }),
  example(prolongDispatch, {
    given: [away],
    input: { ...input, until: '2031-01-01' },
    leaves: () => ({ audit: [{ target, detail: { until: '2031-01-01' } }] }),
  }),
  example(endDispatch, {
    given: [overdue],
    input: { ...input, personId: '{0.personId}' },
    leaves: () => ({ audit: [{ target }] }),
  }),
  example(acceptDispatch, { given: [received], input, leaves: () => ({ audit: [{ target }] }) }),
  example(refuseDispatch, { given: [received], input, leaves: () => ({ audit: [{ target }] }) }),
  example(releaseDispatch, { given: [agreed], input, leaves: () => ({ audit: [{ target }] }) }),
];
