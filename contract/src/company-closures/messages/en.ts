import type { endingErrors } from '../errors.ts';

export const en = {
  errors: {
    COMPANY_ENDED:
      'Your company has ended its service, so no one can log in or join. Ask your company’s administrator for details.',
    COMPANY_NAME_DIFFERS: 'This is not the name of your company. Type it as it is shown.',
  } satisfies Record<keyof typeof endingErrors, string>,
};
