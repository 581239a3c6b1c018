import { changeOwnMembers } from '../../../modules/workplace/shared-addresses/operations/change-own-members.ts';
import { changeSharedAddress } from '../../../modules/workplace/shared-addresses/operations/change-shared-address.ts';
import { createSharedAddress } from '../../../modules/workplace/shared-addresses/operations/create-shared-address.ts';
import { deleteSharedAddress } from '../../../modules/workplace/shared-addresses/operations/delete-shared-address.ts';
import { downloadAliasTable } from '../../../modules/workplace/shared-addresses/operations/download-alias-table.ts';
import { restoreSharedAddress } from '../../../modules/workplace/shared-addresses/operations/restore-shared-address.ts';
import { type Addressed, example, step } from './example.ts';

const words = { sharedAddressName: '고객 지원', sharedAddressEnglishName: 'Help desk', sharedAddressDescription: '' };
const nobody = { members: [], senders: [], owners: [] };
const input = { sharedMailAddress: 'desk{n}@madang.example', ...words, ...nobody };
const sharedAddressId = '{0.sharedAddressId}';
const target = { kind: 'shared-address', id: sharedAddressId };

const called = { name: words.sharedAddressName, englishName: words.sharedAddressEnglishName };
const given = [step(createSharedAddress, input)];
let addresses = 0;

export const addressed: Addressed = {
  part: 'sharedAddressId',
  create: {
    path: '/api/v1/shared-addresses',
    body: () => {
      addresses += 1;
      return { sharedMailAddress: `matrixdesk${addresses}@madang.example`, ...words, ...nobody };
    },
  },
  bodies: {
    'PUT /api/v1/shared-addresses/{sharedAddressId}': { ...words, ...nobody },
    'PUT /api/v1/own-shared-addresses/{sharedAddressId}/members': { members: [] },
  },
};
export const examples = [
  example(createSharedAddress, {
    input,
    leaves: ({ sharedAddressId: id }) => ({
      audit: [{ target: { ...target, id }, fields: ['sharedMailAddress', ...Object.keys({ ...words, ...nobody })] }],
      history: ['shared_addresses insert'],
    }),
  }),
  example(changeSharedAddress, {
    given,
    input: {
      ...words,
      ...nobody,
      sharedAddressId,
      sharedAddressName: '문의',
      owners: ['{actor}'],
      expected: { ...words, ...nobody },
    },
    leaves: () => ({
      audit: [
        {
          target,
          fields: ['sharedAddressName', 'owners'],
          changes: [['sharedAddressName', '고객 지원', '문의']],
        },
      ],
      undo: 'change-shared-address',
      history: ['shared_addresses update'],
    }),
    meanwhile: {
      ...step(changeSharedAddress, { ...words, ...nobody, sharedAddressId, sharedAddressName: '셋째' }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(changeOwnMembers, {
    given: [step(createSharedAddress, { ...input, owners: ['{actor}'] })],
    input: { sharedAddressId, members: ['{actor}'], expected: [] },
    leaves: () => ({ audit: [{ target, fields: ['members'] }], undo: 'change-own-members' }),
    meanwhile: { ...step(deleteSharedAddress, { sharedAddressId }), refusal: 'CO404' },
  }),
  example(deleteSharedAddress, {
    given,
    input: { sharedAddressId },
    leaves: () => ({
      audit: [{ target, detail: { called } }],
      undo: 'restore-shared-address',
      history: ['shared_addresses delete'],
    }),
    meanwhile: { ...step(createSharedAddress, input), refusal: 'MB601' },
  }),
  example(restoreSharedAddress, {
    given: [...given, step(deleteSharedAddress, { sharedAddressId })],
    input: { sharedAddressId },
    leaves: () => ({ audit: [{ target }], history: ['shared_addresses insert'] }),
  }),
  example(downloadAliasTable, {
    given,
    input: { table: 'members', reason: 'A new mail server', language: 'en' },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: 'OPERATION{n}' },
          fields: ['A new mail server'],
          detail: { table: 'members' },
        },
      ],
    }),
  }),
];
