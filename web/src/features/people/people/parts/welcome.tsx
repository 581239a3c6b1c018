import { activationAddresses } from '@madang/contract/joining/account-activations/addresses.ts';
import { type Employee, sendWelcomeMail } from '@madang/contract/people/people/routes.ts';
import { useState } from 'react';
import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyIcon, MailIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { exactTime } from './employee-table.tsx';

/** ACC-05: address where a registered person activates the account. */
export function accountAddress(): string {
  return new URL(activationAddresses.account, location.origin).href;
}

interface WelcomeProps {
  readonly employee: Pick<Employee, 'personId' | 'externalMail' | 'welcome'>;
  readonly canSend: boolean;
}

/** Shows the state of the welcome mail, with sending it again and the link to pass on by hand. */
export function Welcome({ employee, canSend }: WelcomeProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const copy = useCopy({ copied: t('initial.copied'), failed: t('initial.copyFailed') });
  const send = async () => {
    setBusy(true);
    try {
      await call(sendWelcomeMail, { params: { personId: employee.personId } });
      notices.toast(t('welcome.resent'));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
    await reread();
  };
  return (
    <Stack tight>
      {employee.externalMail !== null && <WelcomeState welcome={employee.welcome} />}
      <Actions>
        {canSend && (
          <Button icon={<MailIcon />} busy={isBusy} onClick={() => void send()}>
            {t(employee.welcome === null ? 'welcome.send' : 'welcome.resend')}
          </Button>
        )}
        <Button icon={<CopyIcon />} onClick={() => copy(accountAddress())}>
          {t('welcome.copy')}
        </Button>
      </Actions>
    </Stack>
  );
}

function WelcomeState({ welcome }: Pick<Employee, 'welcome'>) {
  const t = useText();
  const language = useLanguage();
  if (welcome === null) return <p>{t('welcome.none')}</p>;
  const text = t(`welcome.states.${welcome.state}`, { time: exactTime(welcome.sentAt, language) });
  const isFailed = welcome.state === 'bounced' || welcome.state === 'failed';
  return isFailed ? (
    <Callout tone="danger">
      <p>{text}</p>
    </Callout>
  ) : (
    <p>{text}</p>
  );
}
