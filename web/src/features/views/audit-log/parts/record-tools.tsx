import { searchDaysMax, daysFault } from '@madang/contract/kernel/search/search-dates.ts';
import { recordKinds } from '@madang/contract/views/audit-log/filters.ts';
import type { ReactNode } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useOperationChoices } from '../../../../kernel/names/operation-text.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { isDay } from '../../../../ui/dates/days.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Filter } from '../../../../ui/sections/toolbar.tsx';
import { isNarrowed, noFilter, queryFromUrl } from '../api.ts';
import { useText } from '../texts.ts';
import { PeriodChoice } from './period-choice.tsx';
import styles from './record-tools.module.css';

/** Shows the filters of the audit log, all held in the address; `children`: the fields for people and companies. */
export function RecordTools({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const [search, change] = useSearchParams();
  const query = queryFromUrl(search);
  const operations = useOperationChoices();
  const fault = daysFault(query);
  const noDay = (name: 'from' | 'to') => {
    const typed = search.get(name) ?? '';
    return typed !== '' && !isDay(typed) ? errorText({ code: 'SEARCH_DATE' }) : undefined;
  };
  return (
    <div className={styles['tools']} role="search" aria-label={t('search')}>
      <div className={styles['beside']}>
        <Filter
          label={t('kind')}
          value={query.kind}
          options={recordKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(value) => change({ kind: value === 'administration' ? null : value, operation: null, item: null })}
        />
      </div>
      <div className={styles['wide']}>
        <SearchField
          label={t('columns.what')}
          name="operation"
          placeholder={t('anyOperation')}
          options={operations}
          value={query.operation}
          onChange={(value) => change({ operation: value || null, item: null })}
        />
      </div>
      {children}
      <div className={styles['days']}>
        <div className={styles['day']}>
          <DateField
            label={t('from')}
            name="from"
            value={search.get('from') ?? ''}
            error={noDay('from')}
            onChange={(day) => change({ from: day || null, item: null })}
          />
        </div>
        <div className={styles['day']}>
          <DateField
            label={t('to')}
            name="to"
            value={search.get('to') ?? ''}
            error={noDay('to') ?? (fault && errorText({ code: fault, params: { 0: searchDaysMax } }))}
            onChange={(day) => change({ to: day || null, item: null })}
          />
        </div>
      </div>
      {isNarrowed(search) && (
        <div className={styles['beside']}>
          <Button onClick={() => change({ ...noFilter, item: null })}>{t('clear')}</Button>
        </div>
      )}
      <PeriodChoice />
    </div>
  );
}
