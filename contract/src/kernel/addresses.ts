/** Addresses that server and web lead people to. */
export const signInAddress = '/loginapp';
export const portalHome = '/portalapp/home';
export const boardsHome = '/portalapp/boards';
/** The organisation chart of everyone. */
export const organisationHome = '/portalapp/organisation';
export const ownAccountAddress = '/portalapp/account';
export const inboxAddress = '/portalapp/inbox';
/** Requests of everyone, and those that wait for them. */
export const approvalsHome = '/portalapp/approvals';
/** Page for the user's own password and MFA. */
export const ownSecurityAddress = '/portalapp/account/security';
/** Page where users see and change their consents. */
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
/** Pages for users with changed terms to answer, and for users who answer for the first time. */
export const consentAddresses = {
  again: '/userapp/register/reagreement',
  first: '/userapp/register/agreement',
} as const;

/** Page where users change their password. */
export const passwordChangeAddress = '/loginapp/password/change';
/** Its parameter where the company asks for the change. */
export const renewalName = 'renewal';

/** Page where users with MFA prove it, between the password and the session. */
export const factorAddress = '/loginapp/factor';

/** Returns the user's home page after sign-in. */
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
