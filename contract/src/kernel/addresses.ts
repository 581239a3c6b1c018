/** Addresses that server and web lead people to. */
export const logInAddress = '/loginapp';
export const portalHome = '/portalapp/home';
export const operatorHome = '/operator';

/** Where a person belongs after log-in. */
export function homeOf({ operatesPlatform }: { readonly operatesPlatform: boolean }): string {
  return operatesPlatform ? operatorHome : portalHome;
}
