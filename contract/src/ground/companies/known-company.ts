import { signInAddress } from '../../kernel/addresses.ts';

/** In the sign-in page's address: the key of the company that the page is to be of. */
export const companyKeyName = 'company';

/** The sign-in page of one company. */
export function companySignInAddress(faceKey: string): string {
  return `${signInAddress}?${new URLSearchParams({ [companyKeyName]: faceKey })}`;
}
