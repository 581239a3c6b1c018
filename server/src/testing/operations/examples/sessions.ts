import { endOtherSessions } from '../../../modules/sessions/operations/end-other-sessions.ts';
import { example } from './example.ts';

export const examples = [
  example(endOtherSessions, {
    input: {},
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id } }] }),
  }),
];
