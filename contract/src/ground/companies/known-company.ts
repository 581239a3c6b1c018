import { logInAddress } from '../../kernel/addresses.ts';

/** In the sign-in page's address: the key of the company that the page is to be of. */
export const companyKeyName = 'company';

/** The sign-in page of one company. */
export function companyLogInAddress(faceKey: string): string {
  return `${logInAddress}?${new URLSearchParams({ [companyKeyName]: faceKey })}`;
}
