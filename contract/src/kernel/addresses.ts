/** Addresses that server and web lead people to. */
export const logInAddress = '/loginapp';
export const portalHome = '/portalapp/home';
export const inboxAddress = '/portalapp/inbox';
export const consoleHome = '/console';
export const operatorHome = '/operator';
/** Where whoever has changed terms to answer is led; the second one to whoever answers for the first time. */
export const consentAddresses = {
  again: '/userapp/register/reagreement',
  first: '/userapp/register/agreement',
} as const;

/** Where a person belongs after log-in. */
export function homeOf({ operatesPlatform }: { readonly operatesPlatform: boolean }): string {
  return operatesPlatform ? operatorHome : portalHome;
}
