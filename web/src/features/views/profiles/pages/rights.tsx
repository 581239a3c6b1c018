import { OwnRights } from '../../../access/right-requests/index.ts';
import { AccountFrame } from '../parts/account-frame.tsx';

/** MEM-10: permissions that the person asks for. */
export function RightsPage() {
  return (
    <AccountFrame section="rights">
      <OwnRights />
    </AccountFrame>
  );
}
