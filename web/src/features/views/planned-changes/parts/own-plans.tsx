import { useQuery } from '@tanstack/react-query';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TimeEntry, TimeLine } from '../../../../ui/dates/time-line.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { ErrorState } from '../../../../ui/parts/states.tsx';
import { ownPlansQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** STA-10: lists the changes that are announced for the reader; draws nothing for none. */
export function OwnPlans() {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const { data, error, refetch } = useQuery(ownPlansQuery);
  if (!data) {
    if (!error || isTurnedAway(error)) return null;
    return (
      <Section title={t('own.title')}>
        <ErrorState
          title={thrownText(error)}
          action={<Button onClick={() => void refetch()}>{t('own.retry')}</Button>}
        />
      </Section>
    );
  }
  if (data.items.length === 0) return null;
  return (
    <Section title={t('own.title')} help={t('own.help')}>
      <TimeLine label={t('own.title')}>
        {data.items.map(({ planId, kind, subject, dueOn }) => (
          <TimeEntry key={planId} time="planned" when={<time dateTime={dueOn}>{formatDate(dueOn, language)}</time>}>
            <p>
              <strong>
                {kind === 'moveEmployee' && subject
                  ? t('kindsTo.moveEmployee', { subject: nameOf(subject) })
                  : t(`kinds.${kind}`)}
              </strong>
            </p>
          </TimeEntry>
        ))}
      </TimeLine>
    </Section>
  );
}
