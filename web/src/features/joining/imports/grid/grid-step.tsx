import { type ImportMark, importMarks } from '@madang/contract/joining/imports/kinds.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ProgressBar } from '../../../../ui/sections/progress-bar.tsx';
import { checkAgain, kindsQuery, type RowsFilter, useImportChange, useRows } from '../api.ts';
import { GrownTree } from '../beside/grown-tree.tsx';
import { type LetIn, LetInFields } from '../beside/let-in.tsx';
import { useMaking } from '../beside/use-making.ts';
import { LeavingQuestion } from '../leaving/leaving-question.tsx';
import { useText } from '../texts.ts';
import { ActiveCell } from './active-cell.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { Chips } from './chips.tsx';
import styles from './grid.module.css';
import { ImportGrid } from './import-grid.tsx';
import { useCorrections } from './use-corrections.ts';

interface GridStepProps {
  readonly detail: ImportDetail;
  readonly onBack: () => void;
}

/** BLK-03: rows with their changes, corrected in their cells; tree, way in and the act itself. */
export function GridStep({ detail, onBack }: GridStepProps) {
  const t = useText();
  const corrections = useCorrections(detail);
  const making = useMaking(detail);
  const [letIn, setLetIn] = useState<LetIn>({ way: 'nothing', on: '' });
  const isReadOnly = !detail.isOwn;
  const isSelection = detail.source === 'selection';
  useRecheck(detail, corrections.isUnderWay);
  return (
    <div className={styles['step']}>
      {corrections.isUnderWay && !detail.leaving && <LeavingQuestion importId={detail.importId} />}
      {isSelection && !isReadOnly && <p className={styles['soft']}>{t('selection.help')}</p>}
      <Chips detail={detail} />
      {(detail.state === 'checking' || corrections.isUnderWay) && <Checking detail={detail} />}
      <div className={styles['columns']}>
        <Rows detail={detail} corrections={corrections} making={making} isReadOnly={isReadOnly} />
        <div className={styles['beside']}>
          <GrownTree detail={detail} making={making} isReadOnly={isReadOnly} />
          {detail.kind === 'people' && detail.new > 0 && !isReadOnly && (
            <LetInFields detail={detail} value={letIn} onChange={setLetIn} />
          )}
        </div>
      </div>
      {!isReadOnly && (
        <ApplyBar detail={detail} letIn={letIn} isUnderWay={corrections.isUnderWay}>
          {isSelection ? (
            <Link to={sectionAddresses.employees}>{t('selection.back')}</Link>
          ) : (
            <Button onClick={onBack}>{t('grid.back')}</Button>
          )}
          {corrections.canUndo && <Button onClick={corrections.undo}>{t('grid.undo')}</Button>}
        </ApplyBar>
      )}
    </div>
  );
}

/** Tries rows again that were corrected before the page was left. */
function useRecheck(detail: ImportDetail, isUnderWay: boolean) {
  const { mutate: change } = useImportChange(detail.importId, () => checkAgain(detail.importId));
  const awaitsCheck = detail.state === 'read' && can(detail, 'check') && !isUnderWay;
  useEffect(() => {
    // Another dry run may be under way by now: the next reading says so.
    if (awaitsCheck) change(undefined);
  }, [awaitsCheck, change]);
}

/** Progress of the dry run. */
function Checking({ detail: { checked, total } }: { readonly detail: ImportDetail }) {
  const t = useText();
  const language = useLanguage();
  const text = t('grid.checking', { done: formatNumber(checked, language), total: formatNumber(total, language) });
  return (
    <div role="status">
      <p className={styles['soft']}>{text}</p>
      <ProgressBar label={text} value={total === 0 ? undefined : checked / total} />
    </div>
  );
}

/** The filter of the address. */
function useFilter(): RowsFilter {
  const [search] = useSearchParams();
  const mark: ImportMark | undefined = importMarks.find((each) => each === search.get('state'));
  return { mark: mark ?? '', code: search.get('code') ?? '' };
}

interface RowsProps {
  readonly detail: ImportDetail;
  readonly corrections: ReturnType<typeof useCorrections>;
  readonly making: ReturnType<typeof useMaking>;
  readonly isReadOnly: boolean;
}

function Rows({ detail, corrections, making, isReadOnly }: RowsProps) {
  const t = useText();
  const filter = useFilter();
  const list = useRows(detail.importId, filter);
  const { data: kinds } = useQuery(kindsQuery());
  const items = kinds?.items.find(({ kind }) => kind === detail.kind)?.columns ?? [];
  const [active, setActive] = useState<{ readonly row: GridRow; readonly column: number }>();
  const rows = useMemo(() => list.data && itemsOf(list.data.pages), [list.data]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const readMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  // Chosen people are few: a block that is pasted finds all of them.
  useEffect(() => {
    if (detail.source === 'selection') readMore();
  }, [detail.source, readMore]);
  const onActive = useCallback((row: GridRow | undefined, column: number) => setActive(row && { row, column }), []);
  return (
    <Listed query={{ ...list, data: rows }}>
      {(shown) =>
        shown.length === 0 ? (
          <p className={styles['soft']}>{t('grid.none')}</p>
        ) : (
          <div>
            <ActiveCell detail={detail} items={items} active={active} making={making} isReadOnly={isReadOnly} />
            <ImportGrid
              detail={detail}
              items={items}
              rows={shown}
              count={filter.mark === '' ? detail.total : detail[filter.mark]}
              readAt={list.dataUpdatedAt}
              corrections={corrections}
              isReadOnly={
                isReadOnly || !(can(detail, 'correct') || detail.state === 'checking' || detail.state === 'read')
              }
              onEnd={readMore}
              onActive={onActive}
            />
          </div>
        )
      }
    </Listed>
  );
}
