// Made from the capabilities' folders by node tools/capability-lists.ts.
import { companyPermissions } from './ground/companies/permissions.ts';
import { jobPermissions } from './ground/jobs/permissions.ts';
import { promotionPermissions } from './ground/promotions/permissions.ts';
import { propertyPermissions } from './ground/properties/permissions.ts';
import { termsPublishingPermissions } from './ground/terms-publishing/permissions.ts';
import { departmentPermissions } from './organisation/departments/permissions.ts';
import { jobRankPermissions } from './organisation/job-ranks/permissions.ts';
import { mailDomainPermissions } from './organisation/mail-domains/permissions.ts';
import { emblemPermissions } from './people/emblems/permissions.ts';
import { employmentPermissions } from './people/employment/permissions.ts';
import { locationPermissions } from './people/locations/permissions.ts';
import { peoplePermissions } from './people/people/permissions.ts';
import { roleAssignmentPermissions } from './people/role-assignments/permissions.ts';
import { savedViewPermissions } from './people/saved-views/permissions.ts';
import { subOrganisationPermissions } from './people/sub-organisations/permissions.ts';
import { closurePermissions } from './company-life/company-closures/permissions.ts';
import { structurePermissions } from './company-life/company-structures/permissions.ts';
import { companyRolePermissions } from './access/company-roles/permissions.ts';
import { dispatchPermissions } from './access/dispatches/permissions.ts';
import { grantWindowPermissions } from './access/grant-windows/permissions.ts';
import { grantPermissions } from './access/grants/permissions.ts';
import { loginIdPermissions } from './access/login-ids/permissions.ts';
import { securityPolicyPermissions } from './access/security-policies/permissions.ts';
import { signInPolicyPermissions } from './access/sign-in-policies/permissions.ts';
import { anniversaryPermissions } from './workplace/anniversaries/permissions.ts';
import { approvalFormPermissions } from './workplace/approval-forms/permissions.ts';
import { approvalPolicyPermissions } from './workplace/approval-policies/permissions.ts';
import { approvalPermissions } from './workplace/approvals/permissions.ts';
import { boardPermissions } from './workplace/boards/permissions.ts';
import { itemCategoryPermissions } from './workplace/item-categories/permissions.ts';
import { menuPermissions } from './workplace/menus/permissions.ts';
import { portletPermissions } from './workplace/portlets/permissions.ts';
import { linkPermissions } from './workplace/quick-links/permissions.ts';
import { sharedAddressPermissions } from './workplace/shared-addresses/permissions.ts';
import { importPermissions } from './joining/imports/permissions.ts';
import { invitationPermissions } from './joining/invitations/permissions.ts';
import { recordPermissions } from './views/audit-log/permissions.ts';
import { consolePermissions } from './views/console/permissions.ts';
import { operatorPermissions } from './views/operators/permissions.ts';
import { setupPermissions } from './views/setup/permissions.ts';

export const capabilityPermissions = {
  ...companyPermissions,
  ...jobPermissions,
  ...promotionPermissions,
  ...propertyPermissions,
  ...termsPublishingPermissions,
  ...departmentPermissions,
  ...jobRankPermissions,
  ...mailDomainPermissions,
  ...emblemPermissions,
  ...employmentPermissions,
  ...locationPermissions,
  ...peoplePermissions,
  ...roleAssignmentPermissions,
  ...savedViewPermissions,
  ...subOrganisationPermissions,
  ...closurePermissions,
  ...structurePermissions,
  ...companyRolePermissions,
  ...dispatchPermissions,
  ...grantWindowPermissions,
  ...grantPermissions,
  ...loginIdPermissions,
  ...securityPolicyPermissions,
  ...signInPolicyPermissions,
  ...anniversaryPermissions,
  ...approvalFormPermissions,
  ...approvalPolicyPermissions,
  ...approvalPermissions,
  ...boardPermissions,
  ...itemCategoryPermissions,
  ...menuPermissions,
  ...portletPermissions,
  ...linkPermissions,
  ...sharedAddressPermissions,
  ...importPermissions,
  ...invitationPermissions,
  ...recordPermissions,
  ...consolePermissions,
  ...operatorPermissions,
  ...setupPermissions,
} as const;
