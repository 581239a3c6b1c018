import type { Role } from '../../kernel/access/roles.ts';

/** Roles that administrators alone grant and take back. */
export const administratorRoles = ['administrator', 'membershipManager'] as const satisfies readonly Role[];

/** Roles that one person grants to another; the owner's is handed over. */
export const grantableRoles = [
  ...administratorRoles,
  'manager',
  'agency',
  'serviceDesk',
] as const satisfies readonly Role[];
export type GrantableRole = (typeof grantableRoles)[number];

/** Roles that are listed, in their order. */
export const listedRoles = ['representative', ...grantableRoles] as const satisfies readonly Role[];
export type ListedRole = (typeof listedRoles)[number];

/** The section of the console where roles are granted. */
export const rolesAddress = '/console/administrators';

/** The table of what each role opens. */
export const rightsAddress = `${rolesAddress}/permissions`;

/** MEM-08: page where the candidate accepts or declines the owner's role. */
export const ownershipTransferAddress = '/portalapp/account/handover';

/** MEM-08: page where the owner offers the role. */
export const handoverStart = `${rolesAddress}?panel=handover`;
