import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import {
  idChangePeriod,
  type IdChangePeriodRow,
  setIdChangePeriod,
} from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { isDay } from '../../../../ui/dates/days.ts';
import { useDayFormat } from '../../../../ui/dates/use-day-words.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { idChangePeriodsQuery, useRereadPeriods } from '../api.ts';
import { useText } from '../texts.ts';

const tones: Readonly<Record<IdChangePeriodRow['state'], StateTone>> = {
  never: 'past',
  before: 'waiting',
  open: 'usual',
  over: 'past',
};

/** IDR-03 STA-06: when people of the company and of each of its parts may change their ID. */
export function IdChangePeriods() {
  const t = useText();
  const listed = useQuery(idChangePeriodsQuery);
  const [changing, setChanging] = useState<IdChangePeriodRow>();
  const nameOf = usePartName();
  const formatDay = useDayFormat();
  const written = (day: string) => (isDay(day) ? formatDay(day, 'day') : day);
  const periodOf = ({ period: { from, to } }: IdChangePeriodRow) =>
    from === '' ? t('idPeriods.none') : t('idPeriods.days', { from: written(from), to: written(to) });
  const stateOf = ({ state }: IdChangePeriodRow) => (
    <StateBadge tone={tones[state]}>{t(`idPeriods.states.${state}`)}</StateBadge>
  );
  return (
    <Section title={t('idPeriods.title')} help={t('idPeriods.text')}>
      <Listed query={listed}>
        {(answer) => (
          <Table
            caption={t('idPeriods.title')}
            rows={answer.items}
            rowKey={({ subOrganisationCode }) => subOrganisationCode}
            line={(row) => (
              <>
                {stateOf(row)} <span>{`· ${periodOf(row)}`}</span>
              </>
            )}
            columns={[
              { id: 'part', title: t('idPeriods.part'), isHeader: true, cell: nameOf },
              {
                id: 'period',
                title: t('idPeriods.period'),
                cell: periodOf,
                hasWholeWords: true,
              },
              { id: 'state', title: t('idPeriods.state'), cell: stateOf },
              ...(can(answer, 'change')
                ? [
                    {
                      id: 'change',
                      title: t('idPeriods.change'),
                      isAction: true,
                      isBeside: true,
                      cell: (row: IdChangePeriodRow) => (
                        <Button
                          variant="quiet"
                          small
                          aria-label={t('idPeriods.changeOne', { part: nameOf(row) })}
                          onClick={() => setChanging(row)}
                        >
                          {t('idPeriods.change')}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Listed>
      {changing && <PeriodPopup row={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  );
}

/** The company itself has no name in the list: it is the first row. */
function usePartName() {
  const t = useText();
  const language = useLanguage();
  return ({ subOrganisationName, englishSubOrganisationName }: IdChangePeriodRow) =>
    companyNameFor({ companyName: subOrganisationName, englishCompanyName: englishSubOrganisationName }, language) ||
    t('idPeriods.company');
}

interface PeriodPopupProps {
  readonly row: IdChangePeriodRow;
  readonly onClose: () => void;
}

function PeriodPopup({ row, onClose }: PeriodPopupProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useRereadPeriods();
  const part = usePartName()(row);
  const { subOrganisationCode, period: expected } = row;
  const form = useForm({
    schema: idChangePeriod,
    initial: { subOrganisationCode, period: expected, expected },
    refusals: useEditConflict(async () => {
      await reread();
      onClose();
    }),
    submit: async (body) => {
      const changed = await sendChange(setIdChangePeriod, { body });
      onClose();
      await reread();
      undoable(t('idPeriods.saved'), changed, reread);
    },
  });
  const { period } = form.values;
  return (
    <Popup title={t('idPeriods.changeOne', { part })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('idPeriods.help')}</p>
          <DateField
            {...form.field('period.from')}
            label={t('idPeriods.from')}
            {...(isDay(period.to) && { max: period.to })}
          />
          <DateField
            {...form.field('period.to')}
            label={t('idPeriods.to')}
            {...(isDay(period.from) && { min: period.from })}
          />
          <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
