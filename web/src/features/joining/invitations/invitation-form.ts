import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { peopleInvitation } from '@madang/contract/joining/invitations/list-routes.ts';
import { linkInvitation, personInvitation } from '@madang/contract/joining/invitations/routes.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import type { InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import {
  peopleTextLimit,
  readPeopleRows,
  recipientOf,
} from '@madang/contract/people/people/people-rows/read-people-rows.ts';
import * as z from 'zod/mini';

/** Field values of an invitation, as typed. */
export interface TypedInvitation {
  readonly option: InvitationOption;
  readonly recipient: string;
  /** A list as it was pasted. */
  readonly recipients: string;
  readonly language: Language;
  readonly services: readonly ServiceType[];
  readonly departmentCode: string;
  readonly jobRankCode: string;
  readonly jobTitleCode: string;
  /** '' for the product's own. */
  readonly idDomain: string;
  readonly validDays: string;
  readonly needsApproval: boolean;
  readonly note: string;
  readonly uses: number | undefined;
  readonly allowedDomains: string;
}

/** All that the company has, for a week; the message in the language that the administrator reads. */
export function emptyInvitation(services: readonly ServiceType[], language: Language): TypedInvitation {
  return {
    option: 'externalMail',
    recipient: '',
    recipients: '',
    language,
    services,
    departmentCode: rootDepartment,
    jobRankCode: '',
    jobTitleCode: '',
    idDomain: '',
    validDays: String(invitationLimits.usualValidDays),
    needsApproval: false,
    note: '',
    uses: 10,
    allowedDomains: '',
  };
}

/** The contract's own schemas behind the typed texts. */
export const personForm = z.pipe(z.transform(toPerson), personInvitation);
/** A text that is too long to be read is a list that is too long. */
const readableList = z.custom<TypedInvitation>().check(
  z.refine<TypedInvitation>(({ recipients }) => recipients.length <= peopleTextLimit, {
    path: ['recipients'],
    abort: true,
    params: { code: 'INVITATION_LIST', params: { 0: invitationLimits.addressesPerList } },
  }),
);
export const peopleForm = z.pipe(z.pipe(readableList, z.transform(toPeople)), peopleInvitation);

/** The people of a pasted list in its order, and the lines that only name its columns. */
export function pastedPeople(recipients: string) {
  const rows = readPeopleRows(recipients) ?? [];
  return { people: rows.filter(({ isHeading }) => !isHeading), headings: rows.filter(({ isHeading }) => isHeading) };
}
export const linkForm = z.pipe(z.transform(toLink), linkInvitation);

function toPerson({ option, recipient, language, ...typed }: TypedInvitation) {
  return { option, recipient, language, ...roleAssignmentOf(typed) } as z.input<typeof personInvitation>;
}

function toPeople({ recipients, language, ...typed }: TypedInvitation) {
  return {
    recipients: pastedPeople(recipients).people.map(recipientOf),
    language,
    ...roleAssignmentOf(typed),
  } as z.input<typeof peopleInvitation>;
}

function toLink(typed: TypedInvitation) {
  return { uses: typed.uses, allowedDomains: domainsOf(typed.allowedDomains), ...roleAssignmentOf(typed) } as z.input<
    typeof linkInvitation
  >;
}

type RoleAssignment =
  | 'services'
  | 'departmentCode'
  | 'jobRankCode'
  | 'jobTitleCode'
  | 'idDomain'
  | 'validDays'
  | 'needsApproval'
  | 'note';

function roleAssignmentOf(typed: Pick<TypedInvitation, RoleAssignment>) {
  const { services, departmentCode, jobRankCode, jobTitleCode, idDomain, validDays, needsApproval, note } = typed;
  const place = { departmentCode, jobRankCode, jobTitleCode };
  return { services: [...services], ...place, idDomain, validDays: Number(validDays), needsApproval, note };
}

/** Commas, spaces and lines part them, as they are pasted. */
export function domainsOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((domain) => domain !== '');
}
