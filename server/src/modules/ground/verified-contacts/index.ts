import type { Module } from '../../../platform/module.ts';

export { verifiedContactData } from './own-data.sql.ts';
export { keepContact, type KeptContact, purgeContacts } from './verified-contacts.sql.ts';

/** Contacts that took a free plan; a part of the directory of all companies. */
export const verifiedContacts: Module = {
  name: 'verified-contacts',
  needs: [],
  // A contact stays known as used after its company is gone, until its days are over.
  contributes: { companyEnded: { tablesApart: ['verified_contacts'] } },
  operations: [],
  keyed: { indexes: [{ table: 'verified_contacts', column: 'contact_index', renewed: 'wrapped', saltBytes: 0 }] },
};
