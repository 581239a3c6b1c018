import { applyImport, type ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { discardUnsaved } from '../../../../kernel/forms/discard-unsaved.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { awaitJobs, jobsKey } from '../../../../kernel/sections/jobs-key.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { isDay } from '../../../../ui/dates/days.ts';
import { rereadImportOf, rereadImports } from '../api.ts';
import type { LetIn } from '../beside/let-in.tsx';
import { useText } from '../texts.ts';
import styles from './grid.module.css';

interface ApplyBarProps {
  readonly detail: ImportDetail;
  readonly letIn: LetIn;
  /** Corrections are not tried yet. */
  readonly isUnderWay: boolean;
  readonly children: ReactNode;
}

/** The act in a sentence, and its button; what was refused is left. */
export function ApplyBar({ detail, letIn, isUnderWay, children }: ApplyBarProps) {
  const t = useText();
  const language = useLanguage();
  const [busy, apply] = useApplying(detail, letIn);
  const number = (count: number) => formatNumber(count, language);
  const rows = detail.new + detail.changed;
  const made = detail.missingDepartments.filter(({ isMade }) => isMade).length;
  const parts = [
    detail.source === 'selection'
      ? t('selection.changed', { count: detail.changed, number: number(detail.changed) })
      : t('apply.counts', { new: number(detail.new), changed: number(detail.changed) }),
    ...(made > 0 ? [t('apply.departments', { count: made, number: number(made) })] : []),
    ...(detail.refused > 0 ? [t('apply.refused', { count: detail.refused, number: number(detail.refused) })] : []),
  ];
  const reason = isUnderWay
    ? t('apply.wait')
    : rows + made === 0
      ? t('apply.nothing')
      : letIn.way === 'onDay' && !isDay(letIn.on)
        ? t('apply.day')
        : can(detail, 'apply')
          ? undefined
          : t('apply.wait');
  return (
    <div className={styles['bar']}>
      <div>
        <p>{parts.join(' · ')}</p>
        <p className={styles['soft']}>{t('apply.undo')}</p>
      </div>
      {children}
      <Button variant="primary" busy={busy} disabledReason={reason} onClick={() => void apply()}>
        {t('apply.go', { count: rows, number: number(rows) })}
      </Button>
    </div>
  );
}

function useApplying({ importId, refused, kind }: ImportDetail, letIn: LetIn) {
  const notices = useNotices();
  const queries = useQueryClient();
  const [, change] = useSearchParams();
  const [busy, setBusy] = useState(false);
  // Which jobs are over by now is known before this one begins, so that its end is shown.
  useEffect(() => awaitJobs(queries), [queries]);
  const apply = async () => {
    setBusy(true);
    try {
      const way = kind === 'people' ? letIn.way : 'nothing';
      const { runId } = await call(applyImport, {
        params: { importId },
        body: { rows: refused > 0 ? 'valid' : 'all', letIn: { way, on: way === 'onDay' ? letIn.on : null } },
      });
      discardUnsaved();
      change(
        runId === null ? { state: null, code: null } : { state: null, code: null, panel: 'run', run: runId },
        'push',
      );
      await Promise.all([queries.invalidateQueries({ queryKey: jobsKey }), rereadImports(queries)]);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      await rereadImportOf(queries, importId);
      setBusy(false);
    }
  };
  return [busy, apply] as const;
}
