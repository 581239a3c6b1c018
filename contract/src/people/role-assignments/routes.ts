import * as z from 'zod/mini';
import { downloadReason } from '../../ground/jobs/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { documentAnswer, route, searchRoute } from '../../kernel/route.ts';
import { orEmpty, text, storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { searchTerm } from '../people/search-term.ts';
import { sealedSearchMaxLength } from './limits.ts';
import { grantableRoles, listedRoles } from './rules.ts';

const path = '/api/v1/memberships';
const personId = storedId;
const keyword = orEmpty(searchTerm);

const names = { fullName: z.string(), englishName: z.string() };
const person = { personId, ...names, loginId: z.string() };

const holder = z.strictObject({
  ...person,
  /** The reader: roles of one's own are changed by another person. */
  isOwn: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Null for never. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  roles: z.array(z.strictObject({ role: z.enum(listedRoles), grantedAt: z.iso.datetime() })),
});
export type Holder = z.output<typeof holder>;

const filters = {
  role: z._default(z.enum(['', ...listedRoles]), ''),
  /** This person alone, on whichever page. */
  personId: z.optional(personId),
  page: pageNumber,
};
export const holderList = z.strictObject({ keyword, ...filters });

const listedHolders = listOf(holder, {
  /** Roles that the reader may grant and revoke. */
  grantable: z.array(z.enum(grantableRoles)),
  can: canOf(['export']),
});

/** The people who hold a role beyond an employee's. */
export const listMemberships = route({
  method: 'GET',
  path,
  query: z.strictObject(filters),
  answer: listedHolders,
});

/** The same list by a part of a name or ID besides. */
export const findRoleAssignments = searchRoute({ path, body: holderList, answer: listedHolders });

/** MEM-07: exports the list with a recorded reason, role and the fact of a search, never its words, which are names. */
export const holderExport = z.strictObject({
  keyword,
  role: z._default(z.enum(['', ...listedRoles]), ''),
  reason: downloadReason,
});

const exportsPath = `${path}/exports`;

/** Records that the list is taken out; its file can be fetched for ten minutes, by the caller alone. */
export const exportMemberships = route({
  method: 'POST',
  path: exportsPath,
  body: holderExport,
  answer: z.strictObject({
    exportId: z.uuid(),
    /** The search, sealed for this export alone; its file is asked for with it. '' without a search. */
    search: z.string(),
  }),
});

const exportKey = z.strictObject({ exportId: storedId });
const sealedSearch = z.strictObject({ search: z._default(text(sealedSearchMaxLength), '') });
export const oneHolderExport = z.extend(exportKey, sealedSearch.shape);

/** The list as a CSV file. */
export const downloadRoleAssignments = route({
  method: 'GET',
  path: `${exportsPath}/{exportId}/file`,
  params: exportKey,
  query: sealedSearch,
  answer: documentAnswer,
});

export const candidateList = z.strictObject({ keyword });

/** People in service, to choose one who is granted a role. */
export const findCandidates = searchRoute({
  path: `${path}/candidates`,
  body: candidateList,
  answer: listOf(z.strictObject(person)),
});

export const roleAssignment = z.strictObject({ personId, role: z.enum(grantableRoles) });

export const grantRole = route({ method: 'POST', path, body: roleAssignment, answer: success });

export const revokeRole = route({
  method: 'DELETE',
  path: `${path}/{personId}/{role}`,
  params: roleAssignment,
  answer: success,
});

const rolePermission = z.strictObject({
  /** Permission of the contract's table: `departments.create`. */
  permission: z.string(),
  effect: z.enum(['view', 'modify']),
  roles: z.array(z.enum(listedRoles)),
  /** The changes that it opens, by name. */
  operations: z.array(z.string()),
});
export type RolePermission = z.output<typeof rolePermission>;

/** Lists the permissions of each company role, from the contract's permissions and the operations that require them. */
export const listRolePermissions = route({
  method: 'GET',
  path: `${path}/permissions`,
  answer: listOf(rolePermission),
});

export const ownRole = z.strictObject({ role: z.enum(grantableRoles) });

/** Gives up a role of one's own. */
export const giveUpRole = route({
  method: 'DELETE',
  path: '/api/v1/own-roles/{role}',
  params: ownRole,
  answer: success,
});

const roleChange = z.strictObject({
  changeId: z.uuid(),
  change: z.enum(['granted', 'revoked']),
  role: z.enum(listedRoles),
  changedAt: z.iso.datetime(),
  /** Actor of the change; null if the account is closed. */
  actor: z.nullable(z.strictObject(names)),
});
export type RoleChange = z.output<typeof roleChange>;

export const onePerson = z.strictObject({ personId });

/** Lists the changes of a user's roles, newest first, from the audit log. */
export const listRoleHistory = route({
  method: 'GET',
  path: `${path}/{personId}/history`,
  params: onePerson,
  answer: listOf(roleChange),
});
