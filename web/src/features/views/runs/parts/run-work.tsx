import { can } from '../../../../kernel/calls/can.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { useRunPace } from '../../../ground/run-titles/index.ts';
import { useText } from '../texts.ts';
import { RunProgress } from './run-progress.tsx';
import type { PhaseProps } from './run-report.tsx';

/** BLK-04: the work with its rate and the time that is left; it is paused, goes on, and is cancelled. */
export function RunWork({ run, acts }: PhaseProps) {
  const t = useText();
  const language = useLanguage();
  const paceOf = useRunPace();
  const stopped = run.refused + run.failed;
  const notes = [
    ...(run.state === 'paused' ? [t('work.paused')] : run.state === 'waiting' ? [t('work.waiting')] : paceOf(run)),
    ...(stopped > 0 ? [t('work.stopped', { count: stopped, number: formatNumber(stopped, language) })] : []),
  ];
  const cancel = useCancel(run.done, () => void acts.act('cancel'));
  return (
    <>
      <RunProgress
        done={run.done + stopped}
        total={run.total}
        textOf={(done, number) => t('work.progress', { done, number })}
        notes={notes}
      />
      <p>{t('work.keepsOn')}</p>
      <Actions>
        {run.state === 'paused' ? (
          can(run, 'resume') && (
            <Button variant="primary" busy={acts.busy === 'resume'} onClick={() => void acts.act('resume')}>
              {t('work.resume')}
            </Button>
          )
        ) : (
          <PauseButton run={run} acts={acts} />
        )}
        {can(run, 'cancel') && (
          <Button variant="danger" busy={acts.busy === 'cancel'} onClick={() => void cancel()}>
            {t('work.cancelTitle')}
          </Button>
        )}
      </Actions>
    </>
  );
}

function PauseButton({ run, acts }: Pick<PhaseProps, 'run' | 'acts'>) {
  const t = useText();
  if (!can(run, 'pause')) return null;
  return (
    <Button busy={acts.busy === 'pause'} onClick={() => void acts.act('pause')}>
      {t('work.pause')}
    </Button>
  );
}

/** Asks first: the rows that were done stay so. */
function useCancel(done: number, cancel: () => void) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  return async () => {
    const title = t('work.cancelTitle');
    const text = t('work.cancelAsk', { number: formatNumber(done, language) });
    if (await notices.confirm(text, { title, ok: title, danger: true })) cancel();
  };
}
