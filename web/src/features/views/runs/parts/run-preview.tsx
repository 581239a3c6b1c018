import { can } from '../../../../kernel/calls/can.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { foundStates } from '../phases.ts';
import { useText } from '../texts.ts';
import type { PhaseProps } from './run-report.tsx';
import { RunRows } from './run-rows.tsx';

/** BLK-04: what would happen to each person, before anything does. */
export function RunPreview({ run, acts, onClose }: PhaseProps) {
  const t = useText();
  const language = useLanguage();
  const { clean, objected, unchecked } = run;
  const counted = (count: number) => ({ count, number: formatNumber(count, language) });
  const willRun = clean + unchecked;
  const lines = [
    ...(clean > 0 ? [t('preview.clean', counted(clean))] : []),
    ...(objected > 0 ? [t('preview.objected', counted(objected))] : []),
    ...(unchecked > 0 ? [t('preview.unchecked', counted(unchecked))] : []),
  ];
  const after = run.plannedOn ? t('preview.planned', { day: formatDate(run.plannedOn, language) }) : t('preview.undo');
  const destroys = !run.plannedOn && (run.kind === 'retireEmployees' || run.kind === 'suspendEmployees');
  const stopped = willRun === 0 || !can(run, 'confirm') ? t('preview.none') : undefined;
  const found = foundStates.map((state) => ({ state, label: t(`found.${state}`), count: foundCount(run, state) }));
  const tabs = [{ state: '', label: t('found.all'), count: run.total }, ...found.filter(({ count }) => count !== 0)];
  return (
    <>
      <Callout tone={objected > 0 ? 'warning' : 'info'} title={t('preview.title')} isNews>
        <p>{willRun === 0 ? t('preview.none') : `${lines.join(' · ')}. ${after}`}</p>
      </Callout>
      <RunRows run={run} phase="preview" tabs={tabs} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (stopped === undefined) void acts.act('confirm');
        }}
      >
        <FormActions
          submit={t(`confirm.${run.plannedOn ? 'planned' : run.kind}`, counted(willRun))}
          busy={acts.busy === 'confirm'}
          destroys={destroys}
          disabledReason={stopped}
          onCancel={() => void (can(run, 'cancel') ? acts.act('cancel').then(onClose) : onClose())}
        />
      </form>
    </>
  );
}

/** How many rows a tab has; undefined where it is counted together with another one. */
function foundCount(
  { clean, objected, unchecked }: PhaseProps['run'],
  state: (typeof foundStates)[number],
): number | undefined {
  if (state === 'clean') return clean;
  if (state === 'unchecked') return unchecked;
  return state === 'refused' || objected === 0 ? objected : undefined;
}
