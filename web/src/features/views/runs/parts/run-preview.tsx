import { can } from '../../../../kernel/calls/can.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useSectionTexts } from '../../../../ui/sections/section-texts.tsx';
import { shownState } from '../phases.ts';
import { useText } from '../texts.ts';
import { RunCodes } from './run-codes.tsx';
import type { PhaseProps } from './run-report.tsx';
import styles from './run-preview.module.css';
import { RunRows } from './run-rows.tsx';

/** BLK-04: shows the change of each person before it is made. */
export function RunPreview({ run, acts, onClose }: PhaseProps) {
  const t = useText();
  const language = useLanguage();
  const { refusedText } = useSectionTexts();
  const { clean, objected, unchecked } = run;
  const standing = run.standing.reduce((sum, { count }) => sum + count, 0);
  const counted = (count: number) => ({ count, number: formatNumber(count, language) });
  const willRun = clean + unchecked;
  const lines = [
    ...(clean > 0 ? [t(run.plannedOn ? 'preview.toPlan' : 'preview.clean', counted(clean))] : []),
    ...(standing > 0 ? [t('preview.standing', counted(standing))] : []),
    ...(objected > 0 ? [t('preview.objected', counted(objected))] : []),
    ...(unchecked > 0 ? [t('preview.unchecked', counted(unchecked))] : []),
  ];
  const after = run.plannedOn ? t('preview.planned', { day: formatDate(run.plannedOn, language) }) : t('preview.undo');
  const destroys = !run.plannedOn && (run.kind === 'retireEmployees' || run.kind === 'suspendEmployees');
  const stopped = can(run, 'confirm') ? undefined : refusedText;
  const counts = { clean, refused: objected, unchecked };
  const tabs = [
    { state: '', label: t('found.all'), count: run.total },
    ...(['clean', 'refused', 'unchecked'] as const)
      .filter((state) => counts[state] > 0)
      .map((state) => ({ state, label: t(`found.${shownState(run, state)}`), count: counts[state] })),
  ];
  return (
    <>
      {willRun === 0 ? (
        <Callout tone="warning" title={t('preview.none')} isNews />
      ) : (
        <Callout
          tone={objected + standing > 0 ? 'warning' : 'info'}
          title={t(run.isAsked ? 'preview.asked' : 'preview.title')}
          isNews
        >
          <ul className={styles['lines']}>
            {[...lines, after].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Callout>
      )}
      {/* The rows are in the form: its foot stays in sight above them. */}
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (stopped === undefined) void acts.act('confirm');
        }}
      >
        <RunCodes title={t('preview.why')} codes={run.standing} />
        <RunRows run={run} phase="preview" tabs={tabs} />
        <FormActions
          submit={
            willRun === 0 || run.isAsked
              ? undefined
              : t(`confirm.${run.plannedOn ? 'planned' : run.kind}`, counted(willRun))
          }
          busy={acts.busy === 'confirm'}
          destroys={destroys}
          disabledReason={stopped}
          onCancel={() => void (can(run, 'cancel') ? acts.act('cancel').then(onClose) : onClose())}
        />
      </form>
    </>
  );
}
