import { initialSessionRules } from '@madang/contract/access/sign-in-policies/rules.ts';
import { changeNetworks } from '../../../modules/access/sign-in-policies/operations/change-networks.ts';
import { changeSessionRules } from '../../../modules/access/sign-in-policies/operations/change-session-rules.ts';
import { endCompanySessions } from '../../../modules/access/sign-in-policies/operations/end-company-sessions.ts';
import { addMember } from '../../member.ts';
import { example, type Preparation, step } from './example.ts';

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

const sessions = { allowsStaying: false, sessionHours: 8, idleMinutes: 30 } as const;

export const examples = [
  example(endCompanySessions, {
    given: [colleague],
    input: { personId: '{0.personId}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' }, detail: { count: 1 } }] }),
  }),
  example(changeNetworks, {
    input: { networks: ['0.0.0.0/1', '128.0.0.0/1', '::/1', '8000::/1'], expected: null },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: 'OPERATION{n}' },
          fields: ['networks'],
          changes: [['networks', '', '0.0.0.0/1, 128.0.0.0/1, ::/1, 8000::/1']],
        },
      ],
      undo: 'change-networks',
    }),
    meanwhile: { ...step(changeNetworks, { networks: ['0.0.0.0/1', '128.0.0.0/1'] }), refusal: 'EDIT_CONFLICT' },
  }),
  example(changeSessionRules, {
    input: { ...sessions, expected: initialSessionRules },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: 'OPERATION{n}' },
          fields: Object.keys(sessions),
          changes: [
            ['allowsStaying', true, false],
            ['sessionHours', 24, 8],
            ['idleMinutes', 60, 30],
          ],
        },
      ],
      undo: 'change-session-rules',
    }),
    meanwhile: { ...step(changeSessionRules, { ...sessions, sessionHours: 4 }), refusal: 'EDIT_CONFLICT' },
  }),
];
