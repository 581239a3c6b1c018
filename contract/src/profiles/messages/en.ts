import type { profileErrors } from '../errors.ts';

export const en = {
  errors: {
    OPTIONAL_DECLINED:
      'This is optional information, which is kept only with your consent. Agree to it under “Consents” first.',
    MB1055: 'The representative administrator cannot be deleted. Hand the role over first.',
    ACCOUNT_LAST_ADMINISTRATOR: 'You are the last one with this role. Give it to someone else first.',
    OWN_DATA_LIMIT: 'You can download your data {{0}} times in 24 hours. Try again later.',
  } satisfies Record<keyof typeof profileErrors, string>,
};
