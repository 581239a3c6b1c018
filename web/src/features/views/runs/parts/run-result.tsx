import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { plansChanges } from '../../../ground/run-titles/index.ts';
import { hasChangedNothing, rowStates, shownState } from '../phases.ts';
import { useText } from '../texts.ts';
import { FilePopup } from './file-popup.tsx';
import { RunCodes } from './run-codes.tsx';
import type { PhaseProps } from './run-report.tsx';
import { RunRows } from './run-rows.tsx';

/** BLK-04: result of a run by code and person; its file, a further try, and BLK-09 its undo. */
export function RunResult({ run, acts, onRun }: PhaseProps) {
  const t = useText();
  const [isFile, setFile] = useState(false);
  const undo = useUndo(run.done, () => void acts.undo());
  const counts = { done: run.done, refused: run.refused, failed: run.failed, waiting: untouchedOf(run) };
  const tabs = rowStates.map((state) => ({ state, label: t(`rows.${shownState(run, state)}`), count: counts[state] }));
  return (
    <>
      <Outcome run={run} />
      <Actions>
        {can(run, 'undo') && (
          <Button busy={acts.busy === 'undo'} onClick={() => void undo()}>
            {t('result.undo')}
          </Button>
        )}
        {can(run, 'retry') && (
          <Button busy={acts.busy === 'retry'} onClick={() => void acts.retry()}>
            {t('result.retry')}
          </Button>
        )}
        {can(run, 'download') && (
          <Button icon={<DownloadIcon size={16} />} onClick={() => setFile(true)}>
            {t('result.file')}
          </Button>
        )}
      </Actions>
      <Others run={run} onRun={onRun} />
      <RunCodes title={t('result.codes')} codes={run.codes} />
      <RunRows
        run={run}
        phase="result"
        tabs={[{ state: '', label: t('rows.all'), count: run.total }, ...tabs.filter(({ count }) => count > 0)]}
      />
      {isFile && <FilePopup runId={run.runId} onClose={() => setFile(false)} />}
    </>
  );
}

type Run = PhaseProps['run'];

const outcomes: Partial<Record<Run['origin'], 'undone' | 'carriedOut'>> = { undo: 'undone', plan: 'carriedOut' };

const untouchedOf = ({ total, done, refused, failed }: Run) => total - done - refused - failed;

/** The end in a sentence: how many were changed, how many were not, and why it ended early. */
function Outcome({ run }: { readonly run: Run }) {
  const t = useText();
  const language = useLanguage();
  const counted = (count: number) => ({ count, number: formatNumber(count, language) });
  const [left, untouched] = [run.refused + run.failed, untouchedOf(run)];
  const kind = plansChanges(run) ? 'planned' : (outcomes[run.origin] ?? 'done');
  const title =
    run.state === 'cancelled'
      ? t('result.cancelled')
      : run.state === 'stopped'
        ? t('result.stopped')
        : hasChangedNothing(run)
          ? t('result.none')
          : t(`result.${kind}`, counted(run.done));
  const lines = [
    ...(run.state === 'done' ? [] : [t(`result.${kind}`, counted(run.done))]),
    ...(left > 0 ? [t('result.left', counted(left))] : []),
    ...(untouched > 0 ? [t('result.untouched', counted(untouched))] : []),
    ...(run.stopCode === null ? [] : [errorText({ code: run.stopCode })]),
  ];
  const tone = run.state === 'stopped' ? 'danger' : left > 0 || run.state === 'cancelled' ? 'warning' : 'success';
  return (
    <Callout tone={tone} title={title} isNews>
      {lines.length > 0 && <p>{lines.join(' ')}</p>}
    </Callout>
  );
}

/** The runs that belong to this one. */
function Others({ run, onRun }: Pick<PhaseProps, 'run' | 'onRun'>) {
  const t = useText();
  const others = (['undoneBy', 'undoOf', 'retryOf'] as const).flatMap((name) => {
    const runId = run[name];
    return runId === null ? [] : [{ name, runId }];
  });
  if (others.length === 0) return null;
  return (
    <Actions>
      {others.map(({ name, runId }) => (
        <Button key={name} variant="quiet" small flush onClick={() => onRun(runId)}>
          {t(name)}
        </Button>
      ))}
    </Actions>
  );
}

/** Asks first: as many people are changed once more. */
function useUndo(done: number, undo: () => void) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  return async () => {
    const title = t('result.undo');
    if (
      await notices.confirm(t('result.undoAsk', { count: done, number: formatNumber(done, language) }), {
        title,
        ok: title,
      })
    )
      undo();
  };
}
