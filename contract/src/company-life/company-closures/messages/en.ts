import type { endingErrors } from '../errors.ts';

export const en = {
  errors: {
    COMPANY_ENDED:
      'Your company has closed its account, so no one can sign in or join. Contact your company’s administrator for details.',
    COMPANY_NAME_DIFFERS: 'The company name does not match. Type it exactly as shown.',
  } satisfies Record<keyof typeof endingErrors, string>,
};
