import type { portletErrors } from '../errors.ts';

export const en = {
  errors: {
    PORTLET_EXISTS: 'This board already has a card on the home page.',
  } satisfies Record<keyof typeof portletErrors, string>,
};
