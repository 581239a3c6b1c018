import { logOut } from '@madang/contract/access/accounts/routes.ts';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { useText } from '../texts.ts';

/** Ends the sign-in that waits, and begins again: with another account, or some other time. */
export function WayBack() {
  const t = useText();
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const goBack = async () => {
    setBusy(true);
    try {
      await call(logOut);
      location.replace(signInAddress + location.search);
    } catch (thrown) {
      setBusy(false);
      await notices.showError(thrown);
    }
  };
  return (
    <div>
      <Button variant="quiet" flush busy={isBusy} onClick={() => void goBack()}>
        {t('back')}
      </Button>
    </div>
  );
}
