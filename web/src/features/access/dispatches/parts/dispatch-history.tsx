import type { DispatchEntry } from '@madang/contract/access/dispatches/routes.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { TimeEntry, TimeLine, TimeNote } from '../../../../ui/dates/time-line.tsx';
import { useDayText } from '../period.ts';
import { useText } from '../texts.ts';

interface HistoryProps {
  readonly history: readonly DispatchEntry[];
}

/** Events of a dispatch on either side, newest first. */
export function DispatchHistory({ history }: HistoryProps) {
  const t = useText();
  return (
    <TimeLine label={t('history.title')}>
      {history.map((entry) => (
        <Entry key={`${entry.happenedAt} ${entry.event}`} entry={entry} />
      ))}
    </TimeLine>
  );
}

function Entry({ entry }: { readonly entry: DispatchEntry }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const dayText = useDayText();
  const { event, by, actor, endsOn, happenedAt } = entry;
  const author = by === 'person' ? (actor ? nameOf(actor) : '') : t(`history.by.${by}`);
  const note = noteOf(entry);
  return (
    <TimeEntry time="past" when={<time dateTime={happenedAt}>{formatDate(happenedAt, language, 'dateTime')}</time>}>
      <p>
        <strong>{t(`history.events.${event}`)}</strong>
      </p>
      {endsOn !== null && <p>{t('history.until', { day: dayText(endsOn) })}</p>}
      {note !== '' && <TimeNote>{note}</TimeNote>}
      {author !== '' && <TimeNote>{author}</TimeNote>}
    </TimeEntry>
  );
}

/** The note that came with an entry; of what lapsed the sentence of the rule against it. */
function noteOf({ event, note }: DispatchEntry): string {
  return event === 'lapsed' && note !== '' ? errorText({ code: note }) : note;
}
