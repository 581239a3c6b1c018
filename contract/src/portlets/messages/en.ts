import type { portletErrors } from '../errors.ts';

export const en = {
  errors: {
    PORTLET_EXISTS: 'This board has a portlet already.',
  } satisfies Record<keyof typeof portletErrors, string>,
};
