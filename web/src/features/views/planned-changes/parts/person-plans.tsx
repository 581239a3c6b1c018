import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import type { ComingEntry } from '../../../../kernel/sections/contributions.ts';
import { DayLink } from '../../../../kernel/sections/day-link.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TimeEntry, TimeLine, TimeNote } from '../../../../ui/dates/time-line.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { plansQuery } from '../api.ts';
import { usePlanWords } from '../plan-words.ts';
import { useText } from '../texts.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanState } from './plan-state.tsx';
import { useCancelling } from './use-cancelling.ts';

interface PersonPlansProps {
  readonly personId: string;
  readonly others: readonly ComingEntry[];
}

/** STA-07, STA-10: the stretch of a person's line of time that is to come, the latest day first. */
export function PersonPlans({ personId, others }: PersonPlansProps) {
  const t = useText();
  const language = useLanguage();
  const asked = useQuery(plansQuery({ state: 'waiting', from: '', until: '', personId, departmentCode: '', page: 1 }));
  return (
    <Listed query={asked}>
      {({ items, total, today }) => {
        // The end of a leave is among the others, with the act that brings it about.
        const own = items.filter(({ isLeaveEnd }) => !isLeaveEnd);
        const planned = own.map((plan) => ({
          day: plan.dueOn,
          draw: () => <Planned key={plan.planId} plan={plan} today={today} />,
        }));
        // Of one day the later one is carried out last; the ends that come by themselves are first.
        const entries = [...others, ...planned].toSorted((one, other) => one.day.localeCompare(other.day)).toReversed();
        const more = total.count - items.length;
        if (entries.length === 0) return <p>{t('person.none')}</p>;
        return (
          <Stack tight>
            {more > 0 && (
              <Link to="/console/planned-changes" search={{ person: personId }}>
                {t('person.more', { count: more, number: formatNumber(more, language) })}
              </Link>
            )}
            <TimeLine label={t('person.title')}>{entries.map((each) => each.draw())}</TimeLine>
          </Stack>
        );
      }}
    </Listed>
  );
}

interface PlannedProps {
  readonly plan: PlannedChange;
  readonly today: string;
}

function Planned({ plan, today }: PlannedProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const wordsOf = usePlanWords();
  const [isOpen, setOpen] = useState(false);
  const { dueOn, note, planner, plannedAt, isOrphaned, state, refusal } = plan;
  const date = formatDate(dueOn, language);
  const by = {
    name: planner ? nameOf(planner) : t('noPlanner'),
    date: formatDate(plannedAt, language),
  };
  const close = () => setOpen(false);
  return (
    <TimeEntry
      time="planned"
      when={
        <DayLink day={dueOn} title={t('person.asOf', { date })}>
          <time dateTime={dueOn}>{date}</time>
        </DayLink>
      }
      acts={<PlannedActs plan={plan} onChange={() => setOpen(true)} />}
    >
      <p>
        <strong>{wordsOf(plan)}</strong>
      </p>
      {(isOrphaned || refusal || state !== 'waiting') && (
        <p>
          <PlanState {...plan} />
        </p>
      )}
      {refusal && <TimeNote>{errorText(refusal)}</TimeNote>}
      {note !== '' && <TimeNote>{note}</TimeNote>}
      <TimeNote>{t('person.plannedBy', by)}</TimeNote>
      {isOpen && (
        <Popup title={t('person.change', { change: wordsOf(plan) })} onClose={close} size="message">
          <PlanForm plan={plan} today={today} onSaved={close} onClose={close} />
        </Popup>
      )}
    </TimeEntry>
  );
}

function PlannedActs({ plan, onChange }: { readonly plan: PlannedChange; readonly onChange: () => void }) {
  const t = useText();
  const { cancel, isCancelling } = useCancelling(plan.planId);
  const what = usePlanWords()(plan);
  return (
    <>
      {can(plan, 'change') && (
        <Button small aria-label={t('person.change', { change: what })} onClick={onChange}>
          {t('person.edit')}
        </Button>
      )}
      {can(plan, 'cancel') && (
        <Button
          small
          variant="danger"
          aria-label={t('person.cancel', { change: what })}
          busy={isCancelling}
          onClick={() => void cancel()}
        >
          {t('panel.cancel')}
        </Button>
      )}
      {can(plan, 'handOver') && (
        <Link to="/console/planned-changes" search={{ person: plan.target?.id, item: plan.planId }}>
          {t('panel.handOver')}
        </Link>
      )}
    </>
  );
}
