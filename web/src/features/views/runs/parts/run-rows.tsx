import type { RunDetail } from '@madang/contract/views/runs/routes.ts';
import { Suspense } from 'react';
import { formatNumber } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { useRows } from '../api.ts';
import { filterIn, type Phase } from '../phases.ts';
import { useText } from '../texts.ts';
import { RunRowLine } from './run-row-line.tsx';
import styles from './run-rows.module.css';

interface RunRowsProps {
  readonly run: RunDetail;
  readonly phase: Phase;
  /** States whose rows can be shown, '' for all. */
  readonly tabs: readonly { readonly state: string; readonly label: string; readonly count: number | undefined }[];
}

/** The rows of a run, person by person; which of them are shown stands in the address. */
export function RunRows({ run, phase, tabs }: RunRowsProps) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const filter = filterIn(search, phase);
  const shown = phase === 'preview' ? filter.checkState : filter.state;
  return (
    <Tabs
      label={t('row.filter')}
      tabs={tabs.map(({ state, label, count }) => ({
        id: state,
        label: count === undefined ? label : `${label} ${formatNumber(count, language)}`,
      }))}
      active={tabs.some(({ state }) => state === shown) ? shown : ''}
      onChange={(rows) => change({ rows: rows || null, code: null })}
    >
      <Suspense>
        <Rows run={run} phase={phase} filter={filter} />
      </Suspense>
    </Tabs>
  );
}

interface RowsProps {
  readonly run: RunDetail;
  readonly phase: Phase;
  readonly filter: ReturnType<typeof filterIn>;
}

function Rows({ run, phase, filter }: RowsProps) {
  const t = useText();
  const list = useRows(run.runId, filter, run.state);
  return (
    <Listed query={{ ...list, data: list.data && itemsOf(list.data.pages) }}>
      {(rows) =>
        rows.length === 0 ? (
          <p className={styles['none']}>{t('row.none')}</p>
        ) : (
          <>
            <ul className={styles['rows']}>
              {rows.map((row) => (
                <RunRowLine key={row.rowNumber} run={run} row={row} phase={phase} />
              ))}
            </ul>
            <MoreButton list={list} label={t('row.more')} />
          </>
        )
      }
    </Listed>
  );
}
