/** Abilities by a right to anything at all: their pages work in a part of the company too. */
const ofParts = {
  openPeople: 'employees.view',
  openDepartments: 'departments.view',
  openInvitations: 'invitations.view',
  openSessions: 'companySessions.view',
  openKeys: 'opencodes.view',
  openGrants: 'grants.view',
  openRecords: 'records.view',
  openJobs: 'jobs.view',
  addPeople: 'employees.register',
  addDepartments: 'departments.create',
  exportPeople: 'employees.export',
} as const;

/** Abilities by a right to the whole company (MEM-04): what they open is about all of it. */
const ofCompany = {
  administerCompany: 'console.view',
  administerRoles: 'memberships.view',
  operatePlatform: 'properties.view',
  openImports: 'imports.view',
  openDispatches: 'dispatches.view',
  openLoginIds: 'loginIds.view',
  openSecurityPolicies: 'securityPolicies.view',
  openStructures: 'companyStructures.view',
  openCompany: 'companies.view',
  openJobRanks: 'job-ranks.view',
  openMailDomains: 'mailDomains.view',
  openEmblems: 'emblems.view',
  openSubOrganisations: 'sub-organisations.view',
  openAnniversaries: 'anniversaries.view',
  openApprovalForms: 'approval-forms.view',
  openApprovalPolicies: 'approval-policies.view',
  openApprovals: 'approvals.view',
  openBoards: 'boards.view',
  openCategories: 'item-categories.view',
  openMenus: 'menus.view',
  openPortlets: 'portlets.view',
  openLinks: 'quick-links.view',
  openSharedAddresses: 'sharedAddresses.view',
} as const;

export type Ability = keyof typeof ofParts | keyof typeof ofCompany;

/** Permissions that a person needs to have an ability. */
export const permissionOfAbility = { ...ofCompany, ...ofParts } as const satisfies Record<Ability, string>;

/** Abilities of a user beyond their own data; answers list the user's abilities, and pages check no role. */
export const abilities = Object.keys(permissionOfAbility) as readonly Ability[] as readonly [Ability, ...Ability[]];

export function isOfCompany(ability: Ability): boolean {
  return ability in ofCompany;
}

/** Abilities that lead into the console or the operator's pages; the others open nothing without one of these. */
export const entering: readonly Ability[] = [
  'administerCompany',
  'administerRoles',
  'operatePlatform',
  'openPeople',
  'openDepartments',
  'openInvitations',
  'openSessions',
  'openKeys',
  'openGrants',
  'openRecords',
];
