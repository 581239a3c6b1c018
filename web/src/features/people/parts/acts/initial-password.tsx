import { issueInitialPassword } from '@madang/contract/account-activations/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyIcon } from '../../../../ui/icons.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../../texts.ts';
import { GivenPassword } from './given-password.tsx';

type Issued = AnswerOf<typeof issueInitialPassword>;

/** Where an instant account is activated. */
const instantPath = '/userapp/register/instant';

/** ACC-04: an instant account for someone who waits; the password is shown once and kept nowhere. */
export function InitialPassword({ personId }: { readonly personId: string }) {
  const t = useText();
  const notices = useNotices();
  const [issued, setIssued] = useState<Issued>();
  const [isBusy, setBusy] = useState(false);
  const issue = async () => {
    setBusy(true);
    try {
      setIssued(await call(issueInitialPassword, { params: { personId } }));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack tight>
      {issued && (
        <GivenPassword
          title={t('initial.title')}
          text={t('initial.text')}
          address={new URL(instantPath, location.origin).href}
          given={issued}
        />
      )}
      <Actions>
        <Button icon={<KeyIcon />} busy={isBusy} onClick={() => void issue()}>
          {t('initial.issue')}
        </Button>
      </Actions>
    </Stack>
  );
}
