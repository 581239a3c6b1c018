import type { Module } from '../../../platform/module.ts';
import { deleteActivationKey, activationKeyCountOf } from './contacts.sql.ts';

export {
  type Contacts,
  deleteMobile,
  findCorrespondent,
  readContacts,
  readMailContact,
  readTimeZone,
  replaceContact,
} from './contacts.sql.ts';
export { addressesOfPeople, holdersOfMails } from './own-addresses.sql.ts';
export { issuesOfMail } from './personal-mail.ts';

/** Ways to reach a person: addresses and numbers, opened where the product itself writes. It answers no call itself. */
export const contacts: Module = {
  name: 'contacts',
  needs: ['global-login-ids', 'former-ids', 'otp', 'person-records'],
  contributes: {
    personLeaves: {
      endings: [
        {
          kind: 'certificationKeys',
          countOf: activationKeyCountOf,
          end: (tx, _kernel, person) => deleteActivationKey(tx, person),
        },
      ],
    },
  },
  operations: [],
};
