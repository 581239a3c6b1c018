// Made from the capabilities' folders by node tools/capability-lists.ts.
import { companyErrors } from './ground/companies/errors.ts';
import { jobErrors } from './ground/jobs/errors.ts';
import { promotionErrors } from './ground/promotions/errors.ts';
import { propertyErrors } from './ground/properties/errors.ts';
import { termsErrors } from './ground/terms/errors.ts';
import { editionErrors } from './ground/terms-publishing/errors.ts';
import { undoStepErrors } from './ground/undo-steps/errors.ts';
import { credentialErrors } from './secrets/credentials/errors.ts';
import { otpErrors } from './secrets/otp/errors.ts';
import { departmentErrors } from './organisation/departments/errors.ts';
import { jobRankErrors } from './organisation/job-ranks/errors.ts';
import { mailDomainErrors } from './organisation/mail-domains/errors.ts';
import { emblemErrors } from './people/emblems/errors.ts';
import { employmentErrors } from './people/employment/errors.ts';
import { locationErrors } from './people/locations/errors.ts';
import { organisationChartErrors } from './people/organisation-charts/errors.ts';
import { peopleErrors } from './people/people/errors.ts';
import { roleAssignmentErrors } from './people/role-assignments/errors.ts';
import { savedViewErrors } from './people/saved-views/errors.ts';
import { subOrganisationErrors } from './people/sub-organisations/errors.ts';
import { endingErrors } from './company-life/company-closures/errors.ts';
import { structureErrors } from './company-life/company-structures/errors.ts';
import { companyRoleErrors } from './access/company-roles/errors.ts';
import { consentErrors } from './access/consents/errors.ts';
import { dispatchErrors } from './access/dispatches/errors.ts';
import { grantWindowErrors } from './access/grant-windows/errors.ts';
import { grantErrors } from './access/grants/errors.ts';
import { tieErrors } from './access/linked-accounts/errors.ts';
import { loginIdErrors } from './access/login-ids/errors.ts';
import { factorErrors } from './access/mfa/errors.ts';
import { personKeyErrors } from './access/person-keys/errors.ts';
import { recoveryPinErrors } from './access/recovery-pins/errors.ts';
import { rightRequestErrors } from './access/right-requests/errors.ts';
import { securityPolicyErrors } from './access/security-policies/errors.ts';
import { hintErrors } from './access/security-questions/errors.ts';
import { signInPolicyErrors } from './access/sign-in-policies/errors.ts';
import { anniversaryErrors } from './workplace/anniversaries/errors.ts';
import { approvalFormErrors } from './workplace/approval-forms/errors.ts';
import { approvalPolicyErrors } from './workplace/approval-policies/errors.ts';
import { approvalRequestErrors } from './workplace/approval-requests/errors.ts';
import { approvalErrors } from './workplace/approvals/errors.ts';
import { boardErrors } from './workplace/boards/errors.ts';
import { itemCategoryErrors } from './workplace/item-categories/errors.ts';
import { menuErrors } from './workplace/menus/errors.ts';
import { portletErrors } from './workplace/portlets/errors.ts';
import { linkErrors } from './workplace/quick-links/errors.ts';
import { sharedAddressErrors } from './workplace/shared-addresses/errors.ts';
import { activationErrors } from './joining/account-activations/errors.ts';
import { importErrors } from './joining/imports/errors.ts';
import { invitationErrors } from './joining/invitations/errors.ts';
import { signupErrors } from './joining/signup/errors.ts';
import { asOfErrors } from './views/as-of/errors.ts';
import { recordErrors } from './views/audit-log/errors.ts';
import { operatorErrors } from './views/operators/errors.ts';
import { plannedChangeErrors } from './views/planned-changes/errors.ts';
import { profileErrors } from './views/profiles/errors.ts';
import { runErrors } from './views/runs/errors.ts';
import { companyPages } from './ground/companies/pages.ts';
import { promotionPages } from './ground/promotions/pages.ts';
import { termsPages } from './ground/terms/pages.ts';
import { departmentPages } from './organisation/departments/pages.ts';
import { jobRankPages } from './organisation/job-ranks/pages.ts';
import { mailDomainPages } from './organisation/mail-domains/pages.ts';
import { emblemPages } from './people/emblems/pages.ts';
import { locationPages } from './people/locations/pages.ts';
import { inboxPages } from './people/notifications/pages.ts';
import { organisationChartPages } from './people/organisation-charts/pages.ts';
import { peoplePages } from './people/people/pages.ts';
import { roleAssignmentPages } from './people/role-assignments/pages.ts';
import { subOrganisationPages } from './people/sub-organisations/pages.ts';
import { endingPages } from './company-life/company-closures/pages.ts';
import { structurePages } from './company-life/company-structures/pages.ts';
import { accountPages } from './access/accounts/pages.ts';
import { dispatchPages } from './access/dispatches/pages.ts';
import { grantPages } from './access/grants/pages.ts';
import { loginIdPages } from './access/login-ids/pages.ts';
import { factorPages } from './access/mfa/pages.ts';
import { securityPolicyPages } from './access/security-policies/pages.ts';
import { signInPolicyPages } from './access/sign-in-policies/pages.ts';
import { anniversaryPages } from './workplace/anniversaries/pages.ts';
import { approvalFormPages } from './workplace/approval-forms/pages.ts';
import { approvalPolicyPages } from './workplace/approval-policies/pages.ts';
import { approvalRequestPages } from './workplace/approval-requests/pages.ts';
import { approvalPages } from './workplace/approvals/pages.ts';
import { boardPages } from './workplace/boards/pages.ts';
import { itemCategoryPages } from './workplace/item-categories/pages.ts';
import { menuPages } from './workplace/menus/pages.ts';
import { portletPages } from './workplace/portlets/pages.ts';
import { linkPages } from './workplace/quick-links/pages.ts';
import { sharedAddressPages } from './workplace/shared-addresses/pages.ts';
import { importsPages } from './joining/imports/pages.ts';
import { invitationPages } from './joining/invitations/pages.ts';
import { signupPages } from './joining/signup/pages.ts';
import { recordPages } from './views/audit-log/pages.ts';
import { consolePages } from './views/console/pages.ts';
import { operatorPages } from './views/operators/pages.ts';
import { plannedChangesPages } from './views/planned-changes/pages.ts';
import { portalPages } from './views/portal/pages.ts';
import { profilePages } from './views/profiles/pages.ts';
import { runsPages } from './views/runs/pages.ts';
import { wizardPages } from './views/setup/pages.ts';
import { companyProperties } from './ground/companies/properties.ts';
import { keyProperties } from './ground/promotions/limits.ts';
import { platformProperties } from './ground/properties/platform.ts';
import { credentialProperties } from './secrets/credentials/properties.ts';
import { otpProperties } from './secrets/otp/limits.ts';
import { emblemProperties } from './people/emblems/properties.ts';
import { locationProperties } from './people/locations/properties.ts';
import { peopleProperties } from './people/people/properties.ts';
import { roleAssignmentProperties } from './people/role-assignments/properties.ts';
import { endingProperties } from './company-life/company-closures/properties.ts';
import { accountProperties } from './access/accounts/properties.ts';
import { dispatchProperties } from './access/dispatches/properties.ts';
import { loginIdProperties } from './access/login-ids/properties.ts';
import { recoveryProperties } from './access/recoveries/limits.ts';
import { hintProperties } from './access/security-questions/limits.ts';
import { signInPolicyProperties } from './access/sign-in-policies/properties.ts';
import { approvalRequestProperties } from './workplace/approval-requests/properties.ts';
import { linkProperties } from './workplace/quick-links/properties.ts';
import { activationProperties } from './joining/account-activations/limits.ts';
import { importProperties } from './joining/imports/limits.ts';
import { invitationProperties } from './joining/invitations/limits.ts';
import { signupProperties } from './joining/signup/limits.ts';
import { recordProperties } from './views/audit-log/properties.ts';
import { wizardProperties } from './views/setup/properties.ts';
import type { en as companiesMessages } from './ground/companies/messages/en.ts';
import type { en as countriesMessages } from './ground/countries/messages/en.ts';
import type { en as jobsMessages } from './ground/jobs/messages/en.ts';
import type { en as promotionsMessages } from './ground/promotions/messages/en.ts';
import type { en as propertiesMessages } from './ground/properties/messages/en.ts';
import type { en as termsMessages } from './ground/terms/messages/en.ts';
import type { en as termsPublishingMessages } from './ground/terms-publishing/messages/en.ts';
import type { en as undoStepsMessages } from './ground/undo-steps/messages/en.ts';
import type { en as credentialsMessages } from './secrets/credentials/messages/en.ts';
import type { en as otpMessages } from './secrets/otp/messages/en.ts';
import type { en as departmentsMessages } from './organisation/departments/messages/en.ts';
import type { en as jobRanksMessages } from './organisation/job-ranks/messages/en.ts';
import type { en as mailDomainsMessages } from './organisation/mail-domains/messages/en.ts';
import type { en as securityGradesMessages } from './organisation/security-grades/messages/en.ts';
import type { en as emblemsMessages } from './people/emblems/messages/en.ts';
import type { en as employmentMessages } from './people/employment/messages/en.ts';
import type { en as locationsMessages } from './people/locations/messages/en.ts';
import type { en as organisationChartsMessages } from './people/organisation-charts/messages/en.ts';
import type { en as peopleMessages } from './people/people/messages/en.ts';
import type { en as roleAssignmentsMessages } from './people/role-assignments/messages/en.ts';
import type { en as savedViewsMessages } from './people/saved-views/messages/en.ts';
import type { en as selectionsMessages } from './people/selections/messages/en.ts';
import type { en as subOrganisationsMessages } from './people/sub-organisations/messages/en.ts';
import type { en as companyClosuresMessages } from './company-life/company-closures/messages/en.ts';
import type { en as companyStructuresMessages } from './company-life/company-structures/messages/en.ts';
import type { en as companyRolesMessages } from './access/company-roles/messages/en.ts';
import type { en as consentsMessages } from './access/consents/messages/en.ts';
import type { en as dispatchesMessages } from './access/dispatches/messages/en.ts';
import type { en as grantWindowsMessages } from './access/grant-windows/messages/en.ts';
import type { en as grantsMessages } from './access/grants/messages/en.ts';
import type { en as linkedAccountsMessages } from './access/linked-accounts/messages/en.ts';
import type { en as loginIdsMessages } from './access/login-ids/messages/en.ts';
import type { en as mfaMessages } from './access/mfa/messages/en.ts';
import type { en as personKeysMessages } from './access/person-keys/messages/en.ts';
import type { en as recoveryPinsMessages } from './access/recovery-pins/messages/en.ts';
import type { en as rightRequestsMessages } from './access/right-requests/messages/en.ts';
import type { en as securityPoliciesMessages } from './access/security-policies/messages/en.ts';
import type { en as securityQuestionsMessages } from './access/security-questions/messages/en.ts';
import type { en as signInPoliciesMessages } from './access/sign-in-policies/messages/en.ts';
import type { en as anniversariesMessages } from './workplace/anniversaries/messages/en.ts';
import type { en as approvalFormsMessages } from './workplace/approval-forms/messages/en.ts';
import type { en as approvalPoliciesMessages } from './workplace/approval-policies/messages/en.ts';
import type { en as approvalRequestsMessages } from './workplace/approval-requests/messages/en.ts';
import type { en as approvalsMessages } from './workplace/approvals/messages/en.ts';
import type { en as boardsMessages } from './workplace/boards/messages/en.ts';
import type { en as itemCategoriesMessages } from './workplace/item-categories/messages/en.ts';
import type { en as menusMessages } from './workplace/menus/messages/en.ts';
import type { en as portletsMessages } from './workplace/portlets/messages/en.ts';
import type { en as quickLinksMessages } from './workplace/quick-links/messages/en.ts';
import type { en as sharedAddressesMessages } from './workplace/shared-addresses/messages/en.ts';
import type { en as accountActivationsMessages } from './joining/account-activations/messages/en.ts';
import type { en as importsMessages } from './joining/imports/messages/en.ts';
import type { en as invitationsMessages } from './joining/invitations/messages/en.ts';
import type { en as signupMessages } from './joining/signup/messages/en.ts';
import type { en as asOfMessages } from './views/as-of/messages/en.ts';
import type { en as auditLogMessages } from './views/audit-log/messages/en.ts';
import type { en as operatorsMessages } from './views/operators/messages/en.ts';
import type { en as plannedChangesMessages } from './views/planned-changes/messages/en.ts';
import type { en as profilesMessages } from './views/profiles/messages/en.ts';
import type { en as runsMessages } from './views/runs/messages/en.ts';
import type { Page } from './kernel/page.ts';
import type { Property } from './kernel/property.ts';

export const capabilityErrors = {
  ...companyErrors,
  ...jobErrors,
  ...promotionErrors,
  ...propertyErrors,
  ...termsErrors,
  ...editionErrors,
  ...undoStepErrors,
  ...credentialErrors,
  ...otpErrors,
  ...departmentErrors,
  ...jobRankErrors,
  ...mailDomainErrors,
  ...emblemErrors,
  ...employmentErrors,
  ...locationErrors,
  ...organisationChartErrors,
  ...peopleErrors,
  ...roleAssignmentErrors,
  ...savedViewErrors,
  ...subOrganisationErrors,
  ...endingErrors,
  ...structureErrors,
  ...companyRoleErrors,
  ...consentErrors,
  ...dispatchErrors,
  ...grantWindowErrors,
  ...grantErrors,
  ...tieErrors,
  ...loginIdErrors,
  ...factorErrors,
  ...personKeyErrors,
  ...recoveryPinErrors,
  ...rightRequestErrors,
  ...securityPolicyErrors,
  ...hintErrors,
  ...signInPolicyErrors,
  ...anniversaryErrors,
  ...approvalFormErrors,
  ...approvalPolicyErrors,
  ...approvalRequestErrors,
  ...approvalErrors,
  ...boardErrors,
  ...itemCategoryErrors,
  ...menuErrors,
  ...portletErrors,
  ...linkErrors,
  ...sharedAddressErrors,
  ...activationErrors,
  ...importErrors,
  ...invitationErrors,
  ...signupErrors,
  ...asOfErrors,
  ...recordErrors,
  ...operatorErrors,
  ...plannedChangeErrors,
  ...profileErrors,
  ...runErrors,
} as const;

export type CapabilityCatalogues = [
  typeof companiesMessages,
  typeof countriesMessages,
  typeof jobsMessages,
  typeof promotionsMessages,
  typeof propertiesMessages,
  typeof termsMessages,
  typeof termsPublishingMessages,
  typeof undoStepsMessages,
  typeof credentialsMessages,
  typeof otpMessages,
  typeof departmentsMessages,
  typeof jobRanksMessages,
  typeof mailDomainsMessages,
  typeof securityGradesMessages,
  typeof emblemsMessages,
  typeof employmentMessages,
  typeof locationsMessages,
  typeof organisationChartsMessages,
  typeof peopleMessages,
  typeof roleAssignmentsMessages,
  typeof savedViewsMessages,
  typeof selectionsMessages,
  typeof subOrganisationsMessages,
  typeof companyClosuresMessages,
  typeof companyStructuresMessages,
  typeof companyRolesMessages,
  typeof consentsMessages,
  typeof dispatchesMessages,
  typeof grantWindowsMessages,
  typeof grantsMessages,
  typeof linkedAccountsMessages,
  typeof loginIdsMessages,
  typeof mfaMessages,
  typeof personKeysMessages,
  typeof recoveryPinsMessages,
  typeof rightRequestsMessages,
  typeof securityPoliciesMessages,
  typeof securityQuestionsMessages,
  typeof signInPoliciesMessages,
  typeof anniversariesMessages,
  typeof approvalFormsMessages,
  typeof approvalPoliciesMessages,
  typeof approvalRequestsMessages,
  typeof approvalsMessages,
  typeof boardsMessages,
  typeof itemCategoriesMessages,
  typeof menusMessages,
  typeof portletsMessages,
  typeof quickLinksMessages,
  typeof sharedAddressesMessages,
  typeof accountActivationsMessages,
  typeof importsMessages,
  typeof invitationsMessages,
  typeof signupMessages,
  typeof asOfMessages,
  typeof auditLogMessages,
  typeof operatorsMessages,
  typeof plannedChangesMessages,
  typeof profilesMessages,
  typeof runsMessages,
];

export const capabilityProperties: readonly Property[] = [
  ...Object.values(companyProperties),
  ...Object.values(keyProperties),
  ...Object.values(platformProperties),
  ...Object.values(credentialProperties),
  ...Object.values(otpProperties),
  ...Object.values(emblemProperties),
  ...Object.values(locationProperties),
  ...Object.values(peopleProperties),
  ...Object.values(roleAssignmentProperties),
  ...Object.values(endingProperties),
  ...Object.values(accountProperties),
  ...Object.values(dispatchProperties),
  ...Object.values(loginIdProperties),
  ...Object.values(recoveryProperties),
  ...Object.values(hintProperties),
  ...Object.values(signInPolicyProperties),
  ...Object.values(approvalRequestProperties),
  ...Object.values(linkProperties),
  ...Object.values(activationProperties),
  ...Object.values(importProperties),
  ...Object.values(invitationProperties),
  ...Object.values(signupProperties),
  ...Object.values(recordProperties),
  ...Object.values(wizardProperties),
];

export const capabilityPages: readonly Page[] = [
  ...companyPages,
  ...promotionPages,
  ...termsPages,
  ...departmentPages,
  ...jobRankPages,
  ...mailDomainPages,
  ...emblemPages,
  ...locationPages,
  ...inboxPages,
  ...organisationChartPages,
  ...peoplePages,
  ...roleAssignmentPages,
  ...subOrganisationPages,
  ...endingPages,
  ...structurePages,
  ...accountPages,
  ...dispatchPages,
  ...grantPages,
  ...loginIdPages,
  ...factorPages,
  ...securityPolicyPages,
  ...signInPolicyPages,
  ...anniversaryPages,
  ...approvalFormPages,
  ...approvalPolicyPages,
  ...approvalRequestPages,
  ...approvalPages,
  ...boardPages,
  ...itemCategoryPages,
  ...menuPages,
  ...portletPages,
  ...linkPages,
  ...sharedAddressPages,
  ...importsPages,
  ...invitationPages,
  ...signupPages,
  ...recordPages,
  ...consolePages,
  ...operatorPages,
  ...plannedChangesPages,
  ...portalPages,
  ...profilePages,
  ...runsPages,
  ...wizardPages,
];
