import type { EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import type { EmploymentEntry } from '@madang/contract/people/employment/story.ts';
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import { formatDate, formatRelative } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { useMomentText } from '../moments.ts';
import type { ActedOn, Reread } from '../person.ts';
import { useText } from '../texts.ts';
import { useThingText } from '../thing-text.ts';
import { reasonOf } from './employment-acts.tsx';
import styles from './story-entry.module.css';
import { useAct } from './use-act.ts';

interface StoryEntryProps {
  readonly change: Pick<PersonChangeEntry, 'actor' | 'changedAt'>;
  readonly entry: EmploymentEntry;
  readonly person: ActedOn;
  readonly reread: Reread;
  readonly stateText: (state: EmploymentState) => string;
}

/** STA-07: one change of a person's state on the line of their time, with its reason, end, actor and way back. */
export function StoryEntry({ change, entry, person, reread, stateText }: StoryEntryProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const thingText = useThingText();
  const until = useUntilText()(entry);
  const joined = new Intl.ListFormat(languageTags[language], { type: 'conjunction', style: 'narrow' });
  const { actor, changedAt } = change;
  const { kind, before, after, reason, note, returned, lost } = entry;
  const why = [reason && t(`reasons.${reason}`), note].filter(Boolean).join(' · ');
  const things = (list: EmploymentEntry['returned']) => ({ things: joined.format(list.map(thingText)) });
  return (
    <li className={styles['entry']}>
      <p>
        <strong>{t(`story.${kind}`)}</strong>
        {before !== after && <span>{` ${stateText(before)} → ${stateText(after)}`}</span>}
      </p>
      {until !== undefined && <p>{until}</p>}
      {why !== '' && <p className={styles['why']}>{why}</p>}
      {returned.length > 0 && <p className={styles['why']}>{t('story.returned', things(returned))}</p>}
      {lost.length > 0 && <p className={styles['why']}>{t('story.lost', things(lost))}</p>}
      <p className={styles['when']}>
        <span>{`${actor ? nameOf(actor) : t('story.bySystem')} · `}</span>
        <time dateTime={changedAt} title={formatDate(changedAt, language, 'dateTime')}>
          {formatRelative(new Date(changedAt), language)}
        </time>
      </p>
      <WayBack {...{ entry, person, reread }} />
    </li>
  );
}

/** The act that takes a change back, while the person allows it. */
function WayBack({ entry: { inverse }, person, reread }: Omit<StoryEntryProps, 'change' | 'stateText'>) {
  const t = useText();
  const { begin, isBusy } = useAct(person, reread);
  const offered = person.employment.acts.find(({ act }) => act === inverse);
  if (!offered) return null;
  return (
    <Actions>
      <Button small busy={isBusy} disabledReason={reasonOf(offered)} onClick={() => begin(offered.act)}>
        {t(`acts.${offered.act}`)}
      </Button>
    </Actions>
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
