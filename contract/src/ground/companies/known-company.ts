import { signInAddress } from '../../kernel/addresses.ts';

/** Parameter of the sign-in page's address: the key of the company whose page is shown. */
export const companyKeyName = 'company';

/** The sign-in page of one company. */
export function companySignInAddress(faceKey: string): string {
  return `${signInAddress}?${new URLSearchParams({ [companyKeyName]: faceKey })}`;
}
