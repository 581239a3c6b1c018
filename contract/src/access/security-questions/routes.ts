import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { hintsChange } from './rules.ts';

const path = '/api/v1/profile/hints';

/** ACC-08: a person's own questions; their answers are shown to no one. */
export const readHints = route({
  method: 'GET',
  path,
  answer: z.strictObject({
    /** The operator's setting; where it is off, questions are neither taken nor asked. */
    isAsked: z.boolean(),
    questions: z.array(z.string()),
  }),
});

export const changeHints = route({
  method: 'PUT',
  path,
  body: hintsChange,
  answer: success,
});
