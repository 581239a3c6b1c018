import { askPasswordRenewal } from '@madang/contract/access/security-policies/routes.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { isDay } from '../../../../ui/dates/days.ts';
import { useDayFormat } from '../../../../ui/dates/use-day-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import type { SecurityPolicies } from '../api.ts';
import { useText } from '../texts.ts';

interface PasswordRenewalProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

/** PWD-07: whose password was not set by the present rules, and the question for a new one at their next sign-in. */
export function PasswordRenewal({ policies, load }: PasswordRenewalProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const [isBusy, setBusy] = useState(false);
  const { askedAt, from, due, left } = policies.renewal;
  const [day, setDay] = useState('');
  const formatDay = useDayFormat();
  const people = { due: formatNumber(due, language), left: formatNumber(left, language) };
  // Who is asked already need not be asked again.
  const isLeftToAsk = askedAt === null ? due > 0 : left < due;
  const isWrong = day !== '' && !isDay(day);
  const send = async (isAsked: boolean) => {
    if (
      isAsked &&
      !(await notices.confirm(t('renewal.sure', { count: due, ...people }), {
        title: t('renewal.ask'),
        ok: t('renewal.ask'),
      }))
    )
      return;
    if (isAsked && isWrong) return;
    setBusy(true);
    try {
      const changed = await sendChange(askPasswordRenewal, {
        body: { isAsked, from: isAsked ? day : '', expected: askedAt },
      });
      await load();
      undoable(t(isAsked ? 'renewal.asked' : 'renewal.stopped'), changed, load);
    } catch (thrown) {
      await notices.showError(thrown);
      await load();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('renewal.title')} help={due === 0 ? t('renewal.none') : t('renewal.due', people)}>
      <Stack>
        {askedAt !== null && (
          <p>{t('renewal.since', { date: formatDate(askedAt, language, 'dateTime'), left: people.left })}</p>
        )}
        {from !== null && isDay(from) && <p>{t('renewal.startsOn', { date: formatDay(from, 'day') })}</p>}
        {can(policies, 'change') && isLeftToAsk && (
          <DateField
            label={t('renewal.day')}
            name="renewalFrom"
            help={t('renewal.dayHelp')}
            value={day}
            error={isWrong ? errorText({ code: 'CO400' }) : undefined}
            onChange={setDay}
          />
        )}
        {can(policies, 'change') && (
          <Actions>
            {isLeftToAsk && (
              <Button variant="primary" busy={isBusy} onClick={() => void send(true)}>
                {t('renewal.ask')}
              </Button>
            )}
            {askedAt !== null && (
              <Button busy={isBusy} onClick={() => void send(false)}>
                {t('renewal.stop')}
              </Button>
            )}
          </Actions>
        )}
      </Stack>
    </Section>
  );
}
