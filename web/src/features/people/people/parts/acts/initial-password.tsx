import { issueInitialPassword } from '@madang/contract/joining/account-activations/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../kernel/call.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { KeyIcon } from '../../../../../ui/icons.tsx';
import { Actions, Stack } from '../../../../../ui/parts/card.tsx';
import { employeeQuery } from '../../api.ts';
import { useText } from '../../texts.ts';
import { GivenPassword } from './given-password.tsx';

type Issued = AnswerOf<typeof issueInitialPassword>;

/** Path of the activation of an instant account. */
const instantPath = '/userapp/register/instant';

/** ACC-04: an instant account for someone who waits; the password is shown once and kept nowhere. */
export function InitialPassword({ employee: { personId, initialPasswordUntil } }: { readonly employee: Employee }) {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  const [issued, setIssued] = useState<Issued>();
  const [isBusy, setBusy] = useState(false);
  /** The one before may be in the person's hands: it is not replaced by a slip. */
  const mayReplace = async () => {
    if (!issued && initialPasswordUntil === null) return true;
    const title = t('initial.issue');
    return notices.confirm(t('initial.again'), { title, ok: title });
  };
  const issue = async () => {
    if (!(await mayReplace())) return;
    setBusy(true);
    try {
      setIssued(await call(issueInitialPassword, { params: { personId } }));
      await queries.invalidateQueries({ queryKey: employeeQuery(personId).queryKey });
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
