import { initialSessionRules } from '@madang/contract/access-rules/rules.ts';
import { changeSessionRules } from '../../../modules/access-rules/operations/change-session-rules.ts';
import { example, step } from './example.ts';

const sessions = { allowsStaying: false, sessionHours: 8, idleMinutes: 30 } as const;

export const examples = [
  example(changeSessionRules, {
    input: { ...sessions, expected: initialSessionRules },
    leaves: () => ({
      audit: [{ target: { kind: 'company', id: 'OPERATION{n}' }, fields: Object.keys(sessions), detail: sessions }],
      undo: 'change-session-rules',
    }),
    meanwhile: { ...step(changeSessionRules, { ...sessions, sessionHours: 4 }), refusal: 'EDIT_CONFLICT' },
  }),
];
