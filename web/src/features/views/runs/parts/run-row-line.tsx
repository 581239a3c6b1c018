import type { NamedThing, RunDetail, RunRow } from '@madang/contract/views/runs/routes.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { type Phase, shownState } from '../phases.ts';
import { useText } from '../texts.ts';
import styles from './run-rows.module.css';

interface RowProps {
  readonly run: RunDetail;
  readonly row: RunRow;
  readonly phase: Phase;
}

/** One person of a run: what changes, or what stops it, and how it stands. */
export function RunRowLine({ run, row, phase }: RowProps) {
  const t = useText();
  const nameOf = useThingName();
  const { target, refusal } = row;
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>{target ? nameOf(target) || target.id : t('row.gone')}</span>
      {refusal && isStopped(row) ? (
        <p className={styles['refusal']}>{sentenceOf(refusal)}</p>
      ) : (
        <div>
          <Change run={run} before={row.before} />
          {refusal && <p className={styles['today']}>{t('row.today', { reason: sentenceOf(refusal) })}</p>}
        </div>
      )}
      <span className={styles['state']}>
        <RowState run={run} row={row} phase={phase} />
      </span>
    </li>
  );
}

/** A change that is planned may have a refusal that stands against it today, and stops nothing. */
function isStopped({ state, checkState }: RunRow): boolean {
  if (state !== 'waiting') return state !== 'done';
  return checkState === 'refused' || checkState === 'failed';
}

/** The code's sentence, or that of the field that it is about. */
function sentenceOf({ code, params, fields }: NonNullable<RunRow['refusal']>): string {
  const [field] = fields;
  return field ? errorText(field, field.path) : errorText({ code, params });
}

const placing: readonly RunDetail['kind'][] = ['moveEmployees', 'setJobRank', 'setJobTitle'];

/** Shows the values before and after; acts on service and access have none. */
function Change({ run, before }: { readonly run: RunDetail; readonly before: NamedThing | null }) {
  const t = useText();
  const nameOf = useThingName();
  if (!placing.includes(run.kind) || run.origin === 'undo') return <span />;
  return (
    <span className={styles['change']}>
      {before && <span className={styles['before']}>{nameOf(before)}</span>}
      <span className={styles['after']}>
        <span aria-hidden="true">→</span>
        <VisuallyHidden>{t('row.to')}</VisuallyHidden>
        <span>{run.subject ? nameOf(run.subject) : t('row.nothing')}</span>
      </span>
    </span>
  );
}

const foundTones = { clean: 'usual', refused: 'stopped', failed: 'stopped', unchecked: 'past' } as const;
const rowTones: Readonly<Record<RunRow['state'], StateTone>> = {
  waiting: 'past',
  done: 'usual',
  refused: 'stopped',
  failed: 'stopped',
};

function RowState({ run, row: { state, checkState }, phase }: RowProps) {
  const t = useText();
  if (phase === 'preview' && checkState)
    return <StateBadge tone={foundTones[checkState]}>{t(`found.${shownState(run, checkState)}`)}</StateBadge>;
  return <StateBadge tone={rowTones[state]}>{t(`rows.${shownState(run, state)}`)}</StateBadge>;
}
