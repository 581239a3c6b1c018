import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { useMemo } from 'react';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { ChevronRightIcon } from '../../../../ui/icons.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { aboveOf, type Chart } from '../chart-rows.ts';
import { useDrawnCards } from '../drawn/drawn-cards.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { useText } from '../texts.ts';
import styles from './branches.module.css';
import { Crumbs } from './crumbs.tsx';

interface BranchesProps {
  readonly chart: Chart;
  readonly departmentCode: string;
  readonly onOpen: (departmentCode: string) => void;
}

/** The way up from a department, and the departments right below it: the chart as a phone has room for it. */
export function Branches({ chart, departmentCode, onOpen }: BranchesProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const below = chart.childrenOf(departmentCode);
  const codes = useMemo(() => below.map((each) => each.departmentCode), [below]);
  const { cardOf } = useDrawnCards(codes);
  const above = aboveOf(chart, departmentCode).flatMap((code) => chart.byCode.get(code) ?? []);
  return (
    <>
      <Crumbs above={above} onOpen={onOpen} />
      {below.length > 0 && (
        <section aria-label={t('below')} className={styles['branches']}>
          <h2>{t('below')}</h2>
          <ul>
            {below.map((department) => {
              const { departmentCode: code } = department;
              const head = cardOf.get(code)?.head;
              const people = chart.countOf(code)?.people ?? 0;
              return (
                <li key={code}>
                  <button type="button" onClick={() => onOpen(code)}>
                    <PersonName
                      name={departmentNameFor(department, language)}
                      seed={head?.loginId ?? code}
                      photo={head ? photoAddress(head.photoId, 'small') : undefined}
                      detail={head ? nameOf(head) : t('noHead')}
                    />
                    <span className={styles['count']}>{people > 0 && formatNumber(people, language)}</span>
                    <ChevronRightIcon size={16} />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
