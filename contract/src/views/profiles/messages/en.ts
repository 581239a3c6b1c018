import type { profileErrors } from '../errors.ts';

export const en = {
  errors: {
    OPTIONAL_DECLINED:
      'This is optional information, which is stored only with your consent. Agree to it under “Consents” first.',
    MB1055: 'The primary administrator cannot be deleted. Transfer the role first.',
    ACCOUNT_LAST_ADMINISTRATOR: 'You are the last person with this role. Assign it to someone else first.',
    OWN_DATA_LIMIT: 'You can download your data {{0}} times in 24 hours. Try again later.',
  } satisfies Record<keyof typeof profileErrors, string>,
};
