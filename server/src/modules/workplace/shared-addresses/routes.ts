import * as routes from '@madang/contract/workplace/shared-addresses/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeOwnMembers } from './operations/change-own-members.ts';
import { changeSharedAddress } from './operations/change-shared-address.ts';
import { createSharedAddress } from './operations/create-shared-address.ts';
import { deleteSharedAddress } from './operations/delete-shared-address.ts';
import { downloadAliasTable } from './operations/download-alias-table.ts';
import { listOwnSharedAddresses } from './operations/list-own-shared-addresses.ts';
import { listSharedAddresses } from './operations/list-shared-addresses.ts';
import { readSharedAddress } from './operations/read-shared-address.ts';

const success = () => ({ result: 'success' as const });

export const sharedAddressRoutes = [
  callOf(routes.listSharedAddresses, listSharedAddresses),
  callOf(routes.readSharedAddress, readSharedAddress),
  callOf(routes.createSharedAddress, createSharedAddress),
  callOf(routes.changeSharedAddress, changeSharedAddress, { answer: success }),
  callOf(routes.deleteSharedAddress, deleteSharedAddress, { answer: success }),
  callOf(routes.listOwnSharedAddresses, listOwnSharedAddresses),
  callOf(routes.changeOwnMembers, changeOwnMembers, { answer: success }),
  callOf(routes.downloadAliasTable, downloadAliasTable, {
    input: ({ body, request: { language } }) => ({ ...body, language }),
  }),
];
