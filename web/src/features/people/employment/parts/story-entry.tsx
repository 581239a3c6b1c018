import type { ReactNode } from 'react';
import type { EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import type { EmploymentEntry } from '@madang/contract/people/employment/story.ts';
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TimeEntry, TimeNote } from '../../../../ui/dates/time-line.tsx';
import { useMomentText } from '../moments.ts';
import type { ActedOn, Reread } from '../person.ts';
import { useText } from '../texts.ts';
import { useThingText } from '../thing-text.ts';
import { reasonOf } from './employment-acts.tsx';
import { useAct } from './use-act.ts';

interface StoryEntryProps {
  readonly change: Pick<PersonChangeEntry, 'actor'>;
  /** Its day, and the way to the person as of it. */
  readonly when: ReactNode;
  readonly entry: EmploymentEntry;
  readonly person: ActedOn;
  readonly reread: Reread;
  readonly stateText: (state: EmploymentState) => string;
}

/** STA-07: one change of a person's state on the line of their time, with its reason, end, actor and way back. */
export function StoryEntry({ change, when, entry, person, reread, stateText }: StoryEntryProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const thingText = useThingText();
  const until = useUntilText()(entry);
  const joined = new Intl.ListFormat(languageTags[language], { type: 'conjunction', style: 'narrow' });
  const { kind, before, after, reason, note, returned, lost } = entry;
  const why = [reason && t(`reasons.${reason}`), note].filter(Boolean).join(' · ');
  const things = (list: EmploymentEntry['returned']) => ({ things: joined.format(list.map(thingText)) });
  return (
    <TimeEntry time="past" when={when} acts={<WayBack {...{ entry, person, reread }} />}>
      <p data-field="employmentStatus">
        <strong>{t(`story.${kind}`)}</strong>
        {before !== after && <span>{` ${stateText(before)} → ${stateText(after)}`}</span>}
      </p>
      {until !== undefined && <p>{until}</p>}
      {why !== '' && <TimeNote>{why}</TimeNote>}
      {returned.length > 0 && <TimeNote>{t('story.returned', things(returned))}</TimeNote>}
      {lost.length > 0 && <TimeNote>{t('story.lost', things(lost))}</TimeNote>}
      <TimeNote>{change.actor ? nameOf(change.actor) : t('story.bySystem')}</TimeNote>
    </TimeEntry>
  );
}

/** The act that takes a change back, while the person allows it. */
function WayBack({ entry: { inverse }, person, reread }: Pick<StoryEntryProps, 'entry' | 'person' | 'reread'>) {
  const t = useText();
  const { begin, isBusy } = useAct(person, reread);
  // What is still to come stands on the line itself, with the same act.
  const offered = person.employment.acts.find(({ act }) => act === inverse && act !== 'callOff');
  if (!offered) return null;
  return (
    <Button small busy={isBusy} disabledReason={reasonOf(offered)} onClick={() => begin(offered.act)}>
      {t(`acts.${offered.act}`)}
    </Button>
  );
}

function useUntilText(): (entry: EmploymentEntry) => string | undefined {
  const t = useText();
  const momentText = useMomentText();
  return ({ kind, until }) => {
    if (kind === 'suspended')
      return until === null ? t('story.openEnd') : t('story.until', { moment: momentText(until) });
    if (kind === 'leaveBegun') return until === null ? undefined : t('story.until', { moment: momentText(until) });
    return until === null ? undefined : t('story.at', { moment: momentText(until) });
  };
}
