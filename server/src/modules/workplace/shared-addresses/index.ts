import type { Module } from '../../../platform/module.ts';
import { leaveAddresses } from './leaving.ts';
import { restoreSharedAddress } from './operations/restore-shared-address.ts';
import { sharedAddressData } from './own-data.sql.ts';
import { sharedAddressRoutes } from './routes.ts';
import { addressCountOf, sharedAddressNamesOf, untranslatedAddressesOf } from './shared-addresses.sql.ts';

/** LBL-01: mail addresses that several people of a company share. */
export const sharedAddresses: Module = {
  name: 'shared-addresses',
  needs: [
    'companies',
    'global-login-ids',
    'employment-states',
    'former-ids',
    'mail-domains',
    'notifications',
    'person-names',
    'roles',
  ],
  contributes: {
    names: { 'shared-address': { rows: sharedAddressNamesOf } },
    untranslated: [{ kind: 'sharedAddresses', changedBy: 'sharedAddresses.change', rowsOf: untranslatedAddressesOf }],
    ownData: { place: 191, sections: sharedAddressData },
    personLeaves: { endings: [{ kind: 'sharedAddresses', countOf: addressCountOf, end: leaveAddresses }] },
  },
  operations: sharedAddressRoutes,
  more: [restoreSharedAddress],
};
