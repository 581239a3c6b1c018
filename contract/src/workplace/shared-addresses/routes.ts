import * as z from 'zod/mini';
import { downloadReason } from '../../ground/jobs/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { languages } from '../../kernel/languages.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { storedId, searchText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { sharedAddressLimits } from './limits.ts';
import { addressParts, aliasTables, ownMembers, sharedAddressChange, sharedAddressInput } from './rules.ts';

const sharedAddressId = storedId;
const path = '/api/v1/shared-addresses';
export const oneSharedAddress = z.strictObject({ sharedAddressId });

const shownAddress = {
  sharedAddressId,
  sharedMailAddress: z.string(),
  sharedAddressName: z.string(),
  sharedAddressEnglishName: z.string(),
  sharedAddressDescription: z.string(),
};

const sharedAddressRow = z.strictObject({
  ...shownAddress,
  memberCount: z.int(),
  senderCount: z.int(),
  ownerCount: z.int(),
});
export type SharedAddressRow = z.output<typeof sharedAddressRow>;

export const sharedAddressSearch = z.strictObject({
  /** Part of an address or a name; '' finds all. */
  term: z._default(searchText(sharedAddressLimits.searchCharacters), ''),
  page: pageNumber,
});

/** A page of the addresses, by their letters, with the domains that a new one can be on. */
export const listSharedAddresses = searchRoute({
  path,
  body: sharedAddressSearch,
  answer: listOf(sharedAddressRow, {
    limit: z.number(),
    isFull: z.boolean(),
    domains: z.array(z.string()),
    can: canOf(['create', 'change', 'delete', 'export']),
  }),
});

const addressPerson = z.strictObject({
  personId: z.uuid(),
  fullName: z.string(),
  englishName: z.string(),
  /** Shown in lists instead of the name; '' for the name. */
  displayName: z.string(),
  loginId: z.string(),
});
export type AddressPerson = z.output<typeof addressPerson>;

/** One address with the people of each part, by their names. */
export const readSharedAddress = route({
  method: 'GET',
  path: `${path}/{sharedAddressId}`,
  params: oneSharedAddress,
  answer: z.strictObject({
    ...shownAddress,
    members: z.array(addressPerson),
    senders: z.array(addressPerson),
    owners: z.array(addressPerson),
    can: canOf(['change', 'delete']),
  }),
});
export type ReadSharedAddress = z.output<typeof readSharedAddress.answer>;

export const createSharedAddress = route({
  method: 'POST',
  path,
  body: sharedAddressInput,
  answer: z.strictObject({ sharedAddressId }),
});

export const changeSharedAddress = route({
  method: 'PUT',
  path: `${path}/{sharedAddressId}`,
  params: oneSharedAddress,
  body: sharedAddressChange,
  answer: success,
});

export const deleteSharedAddress = route({
  method: 'DELETE',
  path: `${path}/{sharedAddressId}`,
  params: oneSharedAddress,
  answer: success,
});

const ownAddress = z.strictObject({
  sharedAddressId,
  sharedMailAddress: z.string(),
  sharedAddressName: z.string(),
  sharedAddressEnglishName: z.string(),
  sharedAddressDescription: z.string(),
  parts: z.array(z.enum(addressParts)),
  owners: z.array(z.strictObject({ fullName: z.string(), englishName: z.string(), displayName: z.string() })),
  /** Null of an address that the caller does not own. */
  members: z.nullable(z.array(addressPerson)),
});
export type OwnSharedAddress = z.output<typeof ownAddress>;

/** Addresses that the caller has a part in, with their owners. */
export const listOwnSharedAddresses = route({
  method: 'GET',
  path: '/api/v1/own-shared-addresses',
  answer: listOf(ownAddress),
});

/** Members of an address, changed by one of its owners. */
export const changeOwnMembers = route({
  method: 'PUT',
  path: '/api/v1/own-shared-addresses/{sharedAddressId}/members',
  params: oneSharedAddress,
  body: ownMembers,
  answer: success,
});

const download = z.strictObject({ table: z.enum(aliasTables), reason: downloadReason });
/** `language` is the caller's, which the route's adapter adds. */
export const aliasTableDownload = z.extend(download, { language: z.enum(languages) });

/** All addresses of the company as a lookup table that `postmap` of Postfix reads. */
export const downloadAliasTable = route({
  method: 'POST',
  path: `${path}/file`,
  body: download,
  answer: z.strictObject({ fileName: z.string(), content: z.string() }),
});
