/** Abilities by a right to anything at all: their pages work in a part of the company too. */
const ofParts = [
  'openPeople',
  'openDepartments',
  'openInvitations',
  'openSessions',
  'openKeys',
  'openGrants',
  'openRecords',
  'openJobs',
  'addPeople',
  'addDepartments',
  'exportPeople',
] as const;

/** Abilities by a right to the whole company (MEM-04): what they open is about all of it. */
const ofCompany = [
  'administerCompany',
  'administerRoles',
  'operatePlatform',
  'openImports',
  'openDispatches',
  'openLoginIds',
  'openSecurityPolicies',
  'openStructures',
  'openCompany',
  'openJobRanks',
  'openMailDomains',
  'openEmblems',
  'openSubOrganisations',
  'openAnniversaries',
  'openApprovalForms',
  'openApprovalPolicies',
  'openApprovals',
  'openBoards',
  'openCategories',
  'openMenus',
  'openPortlets',
  'openLinks',
  'openSharedAddresses',
] as const;

/** Abilities of a user beyond their own data; answers list the user's abilities, and pages check no role. */
export const abilities = [...ofCompany, ...ofParts] as const;
export type Ability = (typeof abilities)[number];

export function isOfCompany(ability: Ability): boolean {
  return ofCompany.some((each) => each === ability);
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
