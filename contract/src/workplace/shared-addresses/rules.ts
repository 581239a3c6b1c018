import * as z from 'zod/mini';
import { mailAddress } from '../../kernel/mail-address.ts';
import { anyText, optionalText, rule, storedId, nameText, optionalName } from '../../kernel/rules.ts';
import { sharedAddressLimits as limits } from './limits.ts';

/** Parts that a person can have in a shared address: gets its mail, sends from it, answers for it. */
export const addressParts = ['member', 'sender', 'owner'] as const;
export type AddressPart = (typeof addressParts)[number];

const plainLocal = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** The whole address in small letters; before the @ only what every mail server reads alike. */
export const sharedMailAddress = mailAddress.check(
  rule<string>('SHARED_ADDRESS_FORM', isPlainLocal, { 0: limits.localCharacters }),
);

function isPlainLocal(address: string): boolean {
  const [local = ''] = address.toLowerCase().split('@', 1);
  return local.length <= limits.localCharacters && plainLocal.test(local);
}

const people = (most: number) => z.array(storedId).check(z.maxLength(most));

const fields = {
  sharedAddressName: nameText(limits.nameCharacters),
  sharedAddressEnglishName: optionalName(limits.nameCharacters),
  sharedAddressDescription: optionalText(limits.descriptionCharacters),
  members: people(limits.members),
  senders: people(limits.senders),
  owners: people(limits.owners),
};

export const sharedAddressInput = z.strictObject({ sharedMailAddress, ...fields });
export type SharedAddressInput = z.output<typeof sharedAddressInput>;

const before = z.strictObject({
  sharedAddressName: anyText(),
  sharedAddressEnglishName: anyText(),
  sharedAddressDescription: anyText(),
  members: fields.members,
  senders: fields.senders,
  owners: fields.owners,
});

const changed = z.strictObject(fields);
export type SharedAddressFields = z.output<typeof changed>;

/** `expected`: values that the caller saw; an address that has others by now is not overwritten. The address itself stays. */
export const sharedAddressChange = z.strictObject({ ...fields, expected: z.optional(before) });

/** Members that an owner of an address wants for it. `expected`: those that the owner saw. */
export const ownMembers = z.strictObject({ members: fields.members, expected: z.optional(fields.members) });

/** `members`: who gets the mail of an address; `senders`: who may send from it. */
export const aliasTables = ['members', 'senders'] as const;
export type AliasTable = (typeof aliasTables)[number];
