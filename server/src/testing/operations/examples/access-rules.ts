import { initialSessionRules } from '@madang/contract/access-rules/rules.ts';
import { changeSessionRules } from '../../../modules/access-rules/operations/change-session-rules.ts';
import { endCompanySessions } from '../../../modules/access-rules/operations/end-company-sessions.ts';
import { example, step } from './example.ts';

const sessions = { allowsStaying: false, sessionHours: 8, idleMinutes: 30 } as const;

export const examples = [
  example(endCompanySessions, {
    input: {},
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' }, detail: { count: 0 } }] }),
  }),
  example(changeSessionRules, {
    input: { ...sessions, expected: initialSessionRules },
    leaves: () => ({
      audit: [{ target: { kind: 'company', id: 'OPERATION{n}' }, fields: Object.keys(sessions), detail: sessions }],
      undo: 'change-session-rules',
    }),
    meanwhile: { ...step(changeSessionRules, { ...sessions, sessionHours: 4 }), refusal: 'EDIT_CONFLICT' },
  }),
];
