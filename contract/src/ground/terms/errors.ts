import { error } from '../../kernel/errors.ts';

export const termsErrors = {
  MB820: error(400),
  MB821: error(409),
  MB822: error(400),
} as const;
