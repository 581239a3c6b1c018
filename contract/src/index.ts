import { accessRuleProperties } from './access-rules/properties.ts';
import { securityPolicyErrors } from './security-policies/errors.ts';
import { accessRuleErrors } from './access-rules/errors.ts';
import type { en as accessRuleMessages } from './access-rules/messages/en.ts';
import { accessRulePages } from './access-rules/pages.ts';
import { credentialErrors } from './credentials/errors.ts';
import type { en as credentialMessages } from './credentials/messages/en.ts';
import { accountPages } from './accounts/pages.ts';
import { accountProperties } from './accounts/properties.ts';
import { credentialProperties } from './credentials/properties.ts';
import { peopleProperties } from './people/properties.ts';
import { boardErrors } from './boards/errors.ts';
import type { en as boardMessages } from './boards/messages/en.ts';
import { boardPages } from './boards/pages.ts';
import { companyErrors } from './companies/errors.ts';
import type { en as companyMessages } from './companies/messages/en.ts';
import { companyPages } from './companies/pages.ts';
import { consentErrors } from './consents/errors.ts';
import type { en as consentMessages } from './consents/messages/en.ts';
import { consolePages } from './console/pages.ts';
import type { en as countryMessages } from './countries/messages/en.ts';
import { peopleErrors } from './people/errors.ts';
import type { en as peopleMessages } from './people/messages/en.ts';
import { peoplePages } from './people/pages.ts';
import { departmentErrors } from './departments/errors.ts';
import type { en as departmentMessages } from './departments/messages/en.ts';
import { departmentPages } from './departments/pages.ts';
import { factorErrors } from './two-factor/errors.ts';
import type { en as factorMessages } from './two-factor/messages/en.ts';
import { factorPages } from './two-factor/pages.ts';
import { hintErrors } from './security-questions/errors.ts';
import { hintProperties } from './security-questions/limits.ts';
import type { en as hintMessages } from './security-questions/messages/en.ts';
import { jobErrors } from './jobs/errors.ts';
import type { en as jobMessages } from './jobs/messages/en.ts';
import { jobRankErrors } from './job-ranks/errors.ts';
import type { en as jobRankMessages } from './job-ranks/messages/en.ts';
import { jobRankPages } from './job-ranks/pages.ts';
import { anniversaryErrors } from './anniversaries/errors.ts';
import type { en as anniversaryMessages } from './anniversaries/messages/en.ts';
import { approvalErrors } from './approvals/errors.ts';
import type { en as approvalMessages } from './approvals/messages/en.ts';
import { linkErrors } from './quick-links/errors.ts';
import type { en as linkMessages } from './quick-links/messages/en.ts';
import { menuErrors } from './menus/errors.ts';
import type { en as menuMessages } from './menus/messages/en.ts';
import { inboxPages } from './notifications/pages.ts';
import { invitationErrors } from './invitations/errors.ts';
import { invitationProperties } from './invitations/limits.ts';
import type { en as invitationMessages } from './invitations/messages/en.ts';
import { invitationPages } from './invitations/pages.ts';
import { editionErrors } from './terms-publishing/errors.ts';
import { endingErrors } from './company-closures/errors.ts';
import type { en as endingMessages } from './company-closures/messages/en.ts';
import { endingPages } from './company-closures/pages.ts';
import { endingProperties } from './company-closures/properties.ts';
import type { en as editionMessages } from './terms-publishing/messages/en.ts';
import { anniversaryPages } from './anniversaries/pages.ts';
import { approvalPages } from './approvals/pages.ts';
import { linkPages } from './quick-links/pages.ts';
import { menuPages } from './menus/pages.ts';
import { baseErrors } from './kernel/base-errors.ts';
import { contactErrors } from './kernel/contact-errors.ts';
import type { ErrorTable } from './kernel/errors.ts';
import { flowsPerAddress } from './kernel/flow-limits.ts';
import type { en as baseMessages } from './kernel/messages/en.ts';
import type { Page } from './kernel/page.ts';
import type { Property } from './kernel/property.ts';
import { operatorErrors } from './operators/errors.ts';
import type { en as operatorMessages } from './operators/messages/en.ts';
import { operatorPages } from './operators/pages.ts';
import { otpErrors } from './otp/errors.ts';
import { otpProperties } from './otp/limits.ts';
import type { en as otpMessages } from './otp/messages/en.ts';
import { portalPages } from './portal/pages.ts';
import { portletErrors } from './portlets/errors.ts';
import type { en as portletMessages } from './portlets/messages/en.ts';
import { portletPages } from './portlets/pages.ts';
import { profileErrors } from './profiles/errors.ts';
import type { en as profileMessages } from './profiles/messages/en.ts';
import { profilePages } from './profiles/pages.ts';
import { promotionErrors } from './promotions/errors.ts';
import type { en as promotionMessages } from './promotions/messages/en.ts';
import { propertyErrors } from './properties/errors.ts';
import type { en as propertyMessages } from './properties/messages/en.ts';
import { platformProperties } from './properties/platform.ts';
import { recoveryProperties } from './recoveries/limits.ts';
import { activationErrors } from './account-activations/errors.ts';
import { activationProperties } from './account-activations/limits.ts';
import type { en as activationMessages } from './account-activations/messages/en.ts';
import { signupErrors } from './signup/errors.ts';
import { signupProperties } from './signup/limits.ts';
import type { en as signupMessages } from './signup/messages/en.ts';
import { signupPages } from './signup/pages.ts';
import { termsErrors } from './terms/errors.ts';
import type { en as termsMessages } from './terms/messages/en.ts';
import { termsPages } from './terms/pages.ts';
import { undoStepErrors } from './undo-steps/errors.ts';
import type { en as undoStepMessages } from './undo-steps/messages/en.ts';
import { wizardPages } from './setup/pages.ts';
import { wizardProperties } from './setup/properties.ts';
import { membershipErrors } from './memberships/errors.ts';
import type { en as membershipMessages } from './memberships/messages/en.ts';
import { membershipPages } from './memberships/pages.ts';
import { mailDomainErrors } from './mail-domains/errors.ts';
import type { en as mailDomainMessages } from './mail-domains/messages/en.ts';
import { mailDomainPages } from './mail-domains/pages.ts';
import { structureErrors } from './company-structures/errors.ts';
import type { en as structureMessages } from './company-structures/messages/en.ts';
import { tieErrors } from './login-ties/errors.ts';
import type { en as tieMessages } from './login-ties/messages/en.ts';
import { keyProperties } from './promotions/limits.ts';
import { promotionPages } from './promotions/pages.ts';
import { structurePages } from './company-structures/pages.ts';
import { subOrganisationErrors } from './sub-organisations/errors.ts';
import type { en as subOrganisationMessages } from './sub-organisations/messages/en.ts';
import { subOrganisationPages } from './sub-organisations/pages.ts';
import { organisationChartErrors } from './organisation-charts/errors.ts';
import type { en as organisationChartMessages } from './organisation-charts/messages/en.ts';
import { organisationChartPages } from './organisation-charts/pages.ts';
import { recordErrors } from './records/errors.ts';
import { recordPages } from './records/pages.ts';
import type { en as securityPolicyMessages } from './security-policies/messages/en.ts';
import { securityPolicyPages } from './security-policies/pages.ts';
import { companyProperties } from './companies/properties.ts';
import { membershipProperties } from './memberships/properties.ts';
import { linkProperties } from './quick-links/properties.ts';
import { recordProperties } from './records/properties.ts';
import { savedViewErrors } from './saved-views/errors.ts';
import type { en as savedViewMessages } from './saved-views/messages/en.ts';

/** Every code that a call may be refused with. A code stands in one capability's table alone. */
export const errorTable = {
  ...baseErrors,
  ...contactErrors,
  ...credentialErrors,
  ...boardErrors,
  ...companyErrors,
  ...consentErrors,
  ...departmentErrors,
  ...peopleErrors,
  ...factorErrors,
  ...hintErrors,
  ...jobErrors,
  ...jobRankErrors,
  ...anniversaryErrors,
  ...approvalErrors,
  ...linkErrors,
  ...menuErrors,
  ...invitationErrors,
  ...editionErrors,
  ...accessRuleErrors,
  ...securityPolicyErrors,
  ...endingErrors,
  ...operatorErrors,
  ...otpErrors,
  ...portletErrors,
  ...profileErrors,
  ...promotionErrors,
  ...propertyErrors,
  ...activationErrors,
  ...signupErrors,
  ...termsErrors,
  ...undoStepErrors,
  ...membershipErrors,
  ...mailDomainErrors,
  ...structureErrors,
  ...tieErrors,
  ...subOrganisationErrors,
  ...recordErrors,
  ...organisationChartErrors,
  ...savedViewErrors,
} as const satisfies ErrorTable;
export type ErrorCode = keyof typeof errorTable;

/** The English catalogues of all capabilities; their merged keys are the keys of every language. */
export type CapabilityCatalogues = [
  typeof baseMessages,
  typeof credentialMessages,
  typeof boardMessages,
  typeof companyMessages,
  typeof consentMessages,
  typeof anniversaryMessages,
  typeof approvalMessages,
  typeof linkMessages,
  typeof menuMessages,
  typeof countryMessages,
  typeof departmentMessages,
  typeof peopleMessages,
  typeof factorMessages,
  typeof hintMessages,
  typeof jobMessages,
  typeof jobRankMessages,
  typeof invitationMessages,
  typeof editionMessages,
  typeof endingMessages,
  typeof operatorMessages,
  typeof otpMessages,
  typeof portletMessages,
  typeof profileMessages,
  typeof promotionMessages,
  typeof propertyMessages,
  typeof activationMessages,
  typeof signupMessages,
  typeof termsMessages,
  typeof undoStepMessages,
  typeof membershipMessages,
  typeof mailDomainMessages,
  typeof structureMessages,
  typeof tieMessages,
  typeof subOrganisationMessages,
  typeof organisationChartMessages,
  typeof accessRuleMessages,
  typeof securityPolicyMessages,
  typeof savedViewMessages,
];

/** Every property that the operator may change. */
export const properties: readonly Property[] = [
  ...Object.values(platformProperties),
  ...Object.values(credentialProperties),
  ...Object.values(peopleProperties),
  ...Object.values(companyProperties),
  ...Object.values(linkProperties),
  ...Object.values(accountProperties),
  ...Object.values(accessRuleProperties),
  ...Object.values(endingProperties),
  ...Object.values(membershipProperties),
  ...Object.values(recordProperties),
  ...Object.values(invitationProperties),
  ...Object.values(otpProperties),
  ...Object.values(recoveryProperties),
  ...Object.values(hintProperties),
  ...Object.values(activationProperties),
  ...Object.values(keyProperties),
  ...Object.values(signupProperties),
  ...Object.values(wizardProperties),
  flowsPerAddress,
];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}

/** Every address that shows a page. */
export const pages: readonly Page[] = [
  ...menuPages,
  ...linkPages,
  ...approvalPages,
  ...anniversaryPages,
  ...portalPages,
  ...boardPages,
  ...portletPages,
  ...accountPages,
  ...factorPages,
  ...profilePages,
  ...inboxPages,
  ...invitationPages,
  ...consolePages,
  ...peoplePages,
  ...companyPages,
  ...endingPages,
  ...departmentPages,
  ...jobRankPages,
  ...signupPages,
  ...operatorPages,
  ...termsPages,
  ...wizardPages,
  ...membershipPages,
  ...mailDomainPages,
  ...structurePages,
  ...promotionPages,
  ...subOrganisationPages,
  ...organisationChartPages,
  ...recordPages,
  ...accessRulePages,
  ...securityPolicyPages,
];
