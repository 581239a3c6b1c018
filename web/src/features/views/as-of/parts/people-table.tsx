import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import type { ListedAsOfPerson } from '@madang/contract/views/as-of/routes.ts';
import { useMemo } from 'react';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { addressWith, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { type DataColumn, DataTable } from '../../../../ui/sections/data-table.tsx';
import { useText } from '../texts.ts';
import { stateTones } from '../state-tones.ts';
import styles from './as-of.module.css';

/** A page of the list; a row opens the person as of the same day. */
export function PeopleTable({ people }: { readonly people: readonly ListedAsOfPerson[] }) {
  const t = useText();
  const nameOf = useShownName();
  const columns = usePeopleColumns();
  const [search, change] = useSearchParams();
  return (
    <DataTable
      caption={t('people')}
      columns={columns}
      rows={people}
      rowKey={({ personId }) => personId}
      line={null}
      rowName={nameOf}
      rowHref={({ personId }) => addressWith({ item: personId, panel: null, edit: null })}
      onOpen={({ personId }) => change({ item: personId, panel: null }, 'push')}
      openKey={search.get('item')}
    />
  );
}

function usePeopleColumns(): readonly DataColumn<ListedAsOfPerson>[] {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  return useMemo(() => {
    const job = (entry: ListedAsOfPerson['jobRank']) => (entry ? jobRankNameFor(entry, language) : '');
    return [
      {
        id: 'name',
        title: t('name'),
        isHeader: true,
        cell: (person) => (
          <PersonName
            name={nameOf(person)}
            seed={person.fullName}
            photo={photoAddress(person.photoId, 'small')}
            detail={
              <span className={styles['phone']}>
                {[departmentNameFor(person.department, language), job(person.jobRank)].filter(Boolean).join(' · ')}
              </span>
            }
          />
        ),
      },
      {
        id: 'department',
        title: t('department'),
        notOnPhones: true,
        cell: ({ department, concurrentDepartments }) => {
          const names = concurrentDepartments.map((each) => departmentNameFor(each, language)).join(', ');
          return (
            <span title={names === '' ? undefined : `${t('posts')}: ${names}`}>
              <span>{departmentNameFor(department, language)}</span>
              {names !== '' && <Badge>{`+${concurrentDepartments.length}`}</Badge>}
            </span>
          );
        },
      },
      { id: 'jobRank', title: t('jobRank'), wideOnly: true, cell: ({ jobRank }) => job(jobRank) },
      { id: 'jobTitle', title: t('jobTitle'), wideOnly: true, cell: ({ jobTitle }) => job(jobTitle) },
      {
        id: 'state',
        title: t('state'),
        isWhole: true,
        isBeside: true,
        cell: ({ state }) => <StateBadge tone={stateTones[state]}>{t(`states.${state}`)}</StateBadge>,
      },
    ];
  }, [t, language, nameOf]);
}
