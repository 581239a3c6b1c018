import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { UnavailablePage } from '../../../kernel/pages/unavailable.tsx';

/** ACC-07: the way to a lost password is not there yet. */
export function ForgotPasswordPage() {
  return <UnavailablePage onBack={() => location.assign(logInAddress)} />;
}
