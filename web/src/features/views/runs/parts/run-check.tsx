import { can } from '../../../../kernel/calls/can.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';
import { RunProgress } from './run-progress.tsx';
import type { PhaseProps } from './run-report.tsx';

/** The rows are collected and checked; nothing was changed yet. */
export function RunCheck({ run, acts }: PhaseProps) {
  const t = useText();
  const checked = run.clean + run.objected + run.unchecked;
  return (
    <>
      <RunProgress
        done={checked}
        total={run.state === 'filling' ? undefined : run.total}
        textOf={(done, number) =>
          run.state === 'filling' ? t('check.filling') : t('check.progress', { done, number })
        }
        notes={[t('check.text')]}
      />
      {can(run, 'cancel') && (
        <Actions>
          <Button busy={acts.busy === 'cancel'} onClick={() => void acts.act('cancel')}>
            {t('cancel')}
          </Button>
        </Actions>
      )}
    </>
  );
}
