import { accessRulePermissions } from './access-rules/permissions.ts';
import { anniversaryPermissions } from './anniversaries/permissions.ts';
import { approvalPermissions } from './approvals/permissions.ts';
import { boardPermissions } from './boards/permissions.ts';
import { companyPermissions } from './companies/permissions.ts';
import { closurePermissions } from './company-closures/permissions.ts';
import { consolePermissions } from './console/permissions.ts';
import { departmentPermissions } from './departments/permissions.ts';
import { termsPublishingPermissions } from './terms-publishing/permissions.ts';
import { peoplePermissions } from './people/permissions.ts';
import { invitationPermissions } from './invitations/permissions.ts';
import { jobPermissions } from './jobs/permissions.ts';
import { jobRankPermissions } from './job-ranks/permissions.ts';
import { linkPermissions } from './quick-links/permissions.ts';
import { menuPermissions } from './menus/permissions.ts';
import { operatorPermissions } from './operators/permissions.ts';
import { portletPermissions } from './portlets/permissions.ts';
import { promotionPermissions } from './promotions/permissions.ts';
import { propertyPermissions } from './properties/permissions.ts';
import { mailDomainPermissions } from './mail-domains/permissions.ts';
import { recordPermissions } from './records/permissions.ts';
import { setupPermissions } from './setup/permissions.ts';
import { structurePermissions } from './company-structures/permissions.ts';
import { subOrganisationPermissions } from './sub-organisations/permissions.ts';
import type { PermissionTable } from './kernel/access/permission.ts';
import { membershipPermissions } from './memberships/permissions.ts';
import { securityPolicyPermissions } from './security-policies/permissions.ts';
import { savedViewPermissions } from './saved-views/permissions.ts';

/** Every action that an operation asks for. An action stands in one capability's table alone; no page downloads them. */
export const permissionTable = {
  ...anniversaryPermissions,
  ...approvalPermissions,
  ...boardPermissions,
  ...companyPermissions,
  ...closurePermissions,
  ...consolePermissions,
  ...departmentPermissions,
  ...termsPublishingPermissions,
  ...peoplePermissions,
  ...invitationPermissions,
  ...jobPermissions,
  ...jobRankPermissions,
  ...linkPermissions,
  ...menuPermissions,
  ...operatorPermissions,
  ...portletPermissions,
  ...promotionPermissions,
  ...propertyPermissions,
  ...setupPermissions,
  ...recordPermissions,
  ...mailDomainPermissions,
  ...structurePermissions,
  ...subOrganisationPermissions,
  ...membershipPermissions,
  ...accessRulePermissions,
  ...securityPolicyPermissions,
  ...savedViewPermissions,
} as const satisfies PermissionTable;
export type Permission = keyof typeof permissionTable;
