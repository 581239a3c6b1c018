/** Addresses that server and web lead people to. */
export const logInAddress = '/loginapp';
export const portalHome = '/portalapp/home';
export const boardsHome = '/portalapp/boards';
/** The organisation chart of everyone. */
export const organisationHome = '/portalapp/organisation';
export const ownAccountAddress = '/portalapp/account';
export const inboxAddress = '/portalapp/inbox';
/** Requests of everyone, and those that wait for them. */
export const approvalsHome = '/portalapp/approvals';
/** Where a person's own password and second factor are. */
export const ownSecurityAddress = '/portalapp/account/security';
/** Where a person sees and changes what they agreed to. */
export const ownConsentsAddress = '/portalapp/account/consents';
export const consoleHome = '/console';
/** The first set-up of a company. */
export const setUpAddress = '/userapp/wizard/';
export const operatorHome = '/operator';
/** Sections of the console that pages and letters elsewhere lead to. */
export const sectionAddresses = {
  anniversaries: '/console/anniversaries',
  company: '/console/company',
  departments: '/console/departments',
  employees: '/console/employees',
  imports: '/console/imports',
  invitations: '/console/invitations',
  quickLinks: '/console/quick-links',
} as const;
/** Where anyone who has changed terms to answer is led; the second one to anyone who answers for the first time. */
export const consentAddresses = {
  again: '/userapp/register/reagreement',
  first: '/userapp/register/agreement',
} as const;

/** Where a person changes their password. */
export const passwordChangeAddress = '/loginapp/password/change';
/** Its parameter where the company asks for the change. */
export const renewalName = 'renewal';

/** Where anyone who has a second factor proves it, between the password and the session. */
export const factorAddress = '/loginapp/factor';

/** Where a person belongs after log-in. */
export function homeOf({
  operatesPlatform,
  redirectsToSetUp,
}: {
  readonly operatesPlatform: boolean;
  readonly redirectsToSetUp: boolean;
}): string {
  if (operatesPlatform) return operatorHome;
  return redirectsToSetUp ? setUpAddress : portalHome;
}
