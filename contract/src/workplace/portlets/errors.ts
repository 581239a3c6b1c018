import { error } from '../../kernel/errors.ts';

export const portletErrors = {
  /** The board has its portlet already. */
  PORTLET_EXISTS: error(409),
} as const;
