import * as z from 'zod/mini';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { hintsChange } from './rules.ts';

const path = '/api/v1/profile/hints';

/** ACC-08: a person's own questions; their answers are told to nobody. */
export const readHints = route({
  method: 'GET',
  path,
  access: 'person',
  answer: z.strictObject({
    /** The operator's setting; where it is off, questions are neither taken nor asked. */
    isAsked: z.boolean(),
    questions: z.array(z.string()),
  }),
  refusals: [],
});

export const changeHints = route({
  method: 'PUT',
  path,
  access: 'person',
  body: hintsChange,
  answer: success,
  refusals: [
    'CO404',
    'HINT_MOST',
    'MB657',
    'MB_M_REQUIRED',
    'MB_M_MAX_LENGTH',
    'MB_M_COMMON_JS_ENTERPASS',
    'MB_M_PASSWORD_WRONG',
    'EM0011',
    'CO429',
  ],
});
