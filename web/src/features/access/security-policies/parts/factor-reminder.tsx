import { remindOfSecondFactor } from '@madang/contract/access/security-policies/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import type { SecurityPolicies } from '../api.ts';
import { useText } from '../texts.ts';

interface FactorReminderProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

/** ACC-15: number of people who lack a required second factor, and a reminder to them. */
export function FactorReminder({ policies, load }: FactorReminderProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const { people, due, lastAt } = policies.reminder;
  if (people === 0) return null;
  const remind = async () => {
    setBusy(true);
    try {
      const sent = await call(remindOfSecondFactor, { body: {} });
      notices.toast(t('reminder.sent', { people: formatNumber(sent.people, language) }));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await load();
  };
  return (
    <Callout tone="info">
      <p>{t('reminder.people', { people: formatNumber(people, language) })}</p>
      {lastAt !== null && <p>{t('reminder.last', { date: formatDate(lastAt, language, 'dateTime') })}</p>}
      {due > 0 && can(policies, 'change') && (
        <p>
          <Button small busy={isBusy} onClick={() => void remind()}>
            {t('reminder.send')}
          </Button>
        </p>
      )}
    </Callout>
  );
}
