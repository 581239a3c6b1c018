import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { anyDepartmentCode } from '@madang/contract/organisation/departments/rules.ts';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { asOfPeoplePerPage } from '@madang/contract/views/as-of/limits.ts';
import { asOfStates } from '@madang/contract/views/as-of/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { pageIn } from '../../../../kernel/lists/numbered-pages.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { PageTurner } from '../../../../ui/sections/page-turner.tsx';
import { Filter, FilterButton, Toolbar } from '../../../../ui/sections/toolbar.tsx';
import { usePeopleThen, useTreeThen } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './as-of.module.css';
import { AsOfBar } from './as-of-bar.tsx';
import { AskedThen } from './asked-then.tsx';
import { DayField } from './day-field.tsx';
import { PeopleTable } from './people-table.tsx';
import { TreeThen } from './tree-then.tsx';

/** STA-10: the list of people as of a day, by state and by branch; an open person says the day themselves. */
export function PeopleThen({ on }: { readonly on: string }) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const page = pageIn(search);
  const state = asOfStates.find((each) => each === search.get('state')) ?? '';
  const departmentCode = anyDepartmentCode.safeParse(search.get('department')).data ?? '';
  const asked = usePeopleThen({ date: on, departmentCode, state, page });
  const isAlone = search.get('item') === null;
  const isNarrowed = state !== '' || departmentCode !== '';
  const number = (value: number) => formatNumber(value, language);
  return (
    <Stack>
      <div className={styles['tools']}>
        {isAlone && <DayField of="people" />}
        <Toolbar label={t('people')}>
          <Filter
            label={t('state')}
            value={state}
            options={[
              { value: '', label: t('all') },
              ...asOfStates.map((value) => ({ value, label: t(`states.${value}`) })),
            ]}
            onChange={(value) => change({ state: value || null, page: null }, 'push')}
          />
          <DepartmentThenFilter
            on={on}
            value={departmentCode}
            name={asked.data?.department && departmentNameFor(asked.data.department, language)}
            onChange={(code) => change({ department: code || null, page: null }, 'push')}
          />
        </Toolbar>
      </div>
      {isAlone && <AsOfBar on={on} about={asked.data} />}
      <AskedThen query={asked}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('noneListed')}
              text={t('noneText')}
              action={
                isNarrowed && (
                  <Button onClick={() => change({ state: null, department: null, page: null })}>{t('clear')}</Button>
                )
              }
            />
          ) : (
            <Stack>
              <p>{t('found', { count: number(total.count) })}</p>
              <PeopleTable people={items} />
              <PageTurner
                page={page}
                pageCount={pageCountOf(total.count, asOfPeoplePerPage)}
                onChange={(to) => change({ page: to === 1 ? null : String(to) }, 'push')}
                format={number}
                texts={{
                  pages: t('pages'),
                  previous: t('previous'),
                  next: t('next'),
                  page: (at: string, all: string) => t('page', { page: at, total: all }),
                }}
              />
            </Stack>
          )
        }
      </AskedThen>
    </Stack>
  );
}

interface FilterProps {
  readonly on: string;
  /** '' for the whole company. */
  readonly value: string;
  readonly name: string | null | undefined;
  readonly onChange: (departmentCode: string) => void;
}

/** Filter by a department of that day with all below it; users without access to departments can only clear it. */
function DepartmentThenFilter({ on, value, name, onChange }: FilterProps) {
  const t = useText();
  const { data: session } = useQuery(sessionQuery);
  const [isOpen, setOpen] = useState(false);
  const mayChoose = session !== undefined && session !== null && can(session, 'openDepartments');
  if (!mayChoose && value === '') return null;
  return (
    <>
      <FilterButton
        label={t('department')}
        isActive={value !== ''}
        onClick={() => mayChoose && setOpen(true)}
        onRemove={() => onChange('')}
      >
        {`${t('department')}: ${value === '' ? t('all') : (name ?? value)}`}
      </FilterButton>
      {isOpen && (
        <Popup title={t('filter')} onClose={() => setOpen(false)}>
          <TreeToChoose
            on={on}
            selected={value}
            onSelect={(code) => {
              onChange(code);
              setOpen(false);
            }}
          />
        </Popup>
      )}
    </>
  );
}

interface TreeToChooseProps {
  readonly on: string;
  readonly selected: string;
  readonly onSelect: (departmentCode: string) => void;
}

function TreeToChoose({ on, selected, onSelect }: TreeToChooseProps) {
  const t = useText();
  const tree = useTreeThen(on);
  return (
    <AskedThen query={tree}>
      {({ items }) => (
        <TreeThen label={t('departments')} departments={items} selected={selected || null} onSelect={onSelect} />
      )}
    </AskedThen>
  );
}
