import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { useThingName } from '../../../kernel/names/shown-name.ts';
import type { StateTone } from '../../../ui/marks/state-badge.tsx';
import { useDayText, useLeaveKind } from '../../people/employment/index.ts';
import { useText } from './texts.ts';

const withSubject = ['moveEmployee', 'setJobRank', 'setJobTitle'] as const;

/** Says what a planned change does: 'Move to Sales'. */
export function usePlanWords(): (plan: PlannedChange) => string {
  const t = useText();
  const nameOf = useThingName();
  const kindOfLeave = useLeaveKind();
  const dayText = useDayText();
  return ({ kind, subject, target, people, leave }) => {
    if (leave) {
      const words = { leave: kindOfLeave(leave.kind) };
      return leave.until === null
        ? t('kindsTo.putOnLeave', words)
        : t('kindsTo.putOnLeaveUntil', { ...words, until: dayText(leave.until) });
    }
    if (kind === 'changeHeads' && target) {
      return people.length === 0 ? t('noHeads') : t('kindsTo.changeHeads', { subject: people.map(nameOf).join(', ') });
    }
    const named = withSubject.find((each) => each === kind);
    return subject && named ? t(`kindsTo.${named}`, { subject: nameOf(subject) }) : t(`kinds.${kind}`);
  };
}

export const stateTones: Readonly<Record<PlannedChange['state'], StateTone>> = {
  waiting: 'elsewhere',
  running: 'elsewhere',
  done: 'usual',
  refused: 'stopped',
  failed: 'stopped',
  cancelled: 'past',
};
