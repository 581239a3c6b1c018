import type { EmploymentAct } from '@madang/contract/people/employment/kinds.ts';
import { dayOfMoment } from '../../../../kernel/sections/day-link.tsx';
import type { ComingEntry } from '../../../../kernel/sections/contributions.ts';
import { Button } from '../../../../ui/button.tsx';
import { TimeEntry } from '../../../../ui/dates/time-line.tsx';
import { daysLater } from '../../../../ui/dates/days.ts';
import { useDayText, useMomentText } from '../moments.ts';
import type { ActedOn, Reread } from '../person.ts';
import { useText } from '../texts.ts';
import { reasonOf } from './employment-acts.tsx';
import { useAct } from './use-act.ts';

/** Ends that are known ahead of time and are no planned changes: of service today, leave, dispatch, a lock of access. */
export function useComingEntries(person: ActedOn, reread: Reread): readonly ComingEntry[] {
  const dayText = useDayText();
  const momentText = useMomentText();
  const { retiresAt, suspendedUntil, leave, dispatch } = person.employment;
  const coming: ComingEntry[] = [];
  const add = (day: string, key: Kind, when: string) =>
    coming.push({ day, draw: () => <Coming key={key} {...{ when, person, reread }} kind={key} /> });
  if (leave !== null && leave.until !== null) {
    const day = daysLater(leave.until, 1);
    add(day, 'returns', dayText(day));
  }
  // At home the end is a planned change.
  if (dispatch?.isGuest && dispatch.until !== null) {
    const day = daysLater(dispatch.until, 1);
    add(day, 'released', dayText(day));
  }
  if (retiresAt !== null) add(dayOfMoment(retiresAt), 'retires', momentText(retiresAt));
  if (person.isSuspended && suspendedUntil !== null) {
    add(dayOfMoment(suspendedUntil), 'opens', momentText(suspendedUntil));
  }
  return coming;
}

type Kind = 'retires' | 'returns' | 'opens' | 'released';

/** The act that brings an end about before its day, or takes it back; a dispatch has its own section. */
const acts: Readonly<Partial<Record<Kind, EmploymentAct>>> = {
  retires: 'callOff',
  returns: 'return',
  opens: 'restore',
};

interface ComingProps {
  readonly kind: Kind;
  readonly when: string;
  readonly person: ActedOn;
  readonly reread: Reread;
}

function Coming({ kind, when, person, reread }: ComingProps) {
  const t = useText();
  const { begin, isBusy } = useAct(person, reread);
  const offered = person.employment.acts.find(({ act }) => act === acts[kind]);
  return (
    <TimeEntry
      time="planned"
      when={when}
      acts={
        offered && (
          <Button small busy={isBusy} disabledReason={reasonOf(offered)} onClick={() => begin(offered.act)}>
            {t(`acts.${offered.act}`)}
          </Button>
        )
      }
    >
      <p>
        <strong>{t(`coming.${kind}`)}</strong>
      </p>
    </TimeEntry>
  );
}
