import { type HolidayChoice, holidayChoices } from '@madang/contract/workplace/anniversaries/holidays.ts';
import { chooseHolidays } from '@madang/contract/workplace/anniversaries/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Card, Section } from '../../../../ui/parts/card.tsx';
import { useHolidays, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './holiday-list.module.css';
import { HolidayList } from './holiday-list.tsx';

/** The public holidays of the year beside the company's own days, and whose they are. */
export function Holidays({ year }: { readonly year: number }) {
  const t = useText();
  const listed = useHolidays(year);
  return (
    <Card>
      <Section id="public-holidays" title={t('holidays.title', { year })} help={t('holidays.text')}>
        <Listed query={listed}>
          {({ choice, items, source, isFinal, lastYear, can }) => (
            <>
              {can.includes('change') && <Choice choice={choice} />}
              {choice !== 'none' && items.length === 0 && <p>{t('holidays.notKnown', { year: lastYear })}</p>}
              {items.length > 0 && (
                <>
                  {!isFinal && <p>{t('holidays.notFinal', { year })}</p>}
                  <HolidayList list={items} labelledBy="public-holidays-list" />
                  <p id="public-holidays-list">{t('holidays.source', { source })}</p>
                </>
              )}
            </>
          )}
        </Listed>
      </Section>
    </Card>
  );
}

/** Saved as soon as another country is chosen. */
function Choice({ choice }: { readonly choice: HolidayChoice }) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const choose = async (wanted: string) => {
    const found = holidayChoices.find((each) => each === wanted);
    if (found === undefined || found === choice) return;
    setBusy(true);
    try {
      const changed = await sendChange(chooseHolidays, { body: { choice: found, expected: choice } });
      undoable(t('holidays.saved'), changed, reread);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      await reread();
      setBusy(false);
    }
  };
  return (
    <div className={styles['choice']}>
      <SelectField
        label={t('holidays.country')}
        value={choice}
        disabled={busy}
        onChange={(wanted) => void choose(wanted)}
        options={holidayChoices.map((value) => ({ value, label: t(`holidays.countries.${value}`) }))}
      />
    </div>
  );
}
