import { OwnWhy } from '../../../access/grants/index.ts';
import { OwnRights } from '../../../access/right-requests/index.ts';
import { AccountFrame } from '../parts/account-frame.tsx';

/** MEM-09, MEM-10: why something was refused, and permissions that the person asks for. */
export function RightsPage() {
  return (
    <AccountFrame section="rights">
      <OwnWhy />
      <OwnRights />
    </AccountFrame>
  );
}
