import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import type { ReadRequest } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './requests.module.css';

/** Events of a request, from its beginning. */
export function History({ events }: { readonly events: ReadRequest['events'] }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const called = (person: ReadRequest['requester']) => (person ? nameOf(person) : t('noLonger'));
  const sayOf = ({ event, actor, other }: ReadRequest['events'][number]) => {
    const names = { name: called(actor), other: called(other) };
    if (other && ['approved', 'refused', 'returned'].includes(event))
      return `${t(`history.${event}`, names)} ${t('history.for', names)}`;
    return t(`history.${event}`, names);
  };
  return (
    <ol className={styles['events']}>
      {events.map((event, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the history only grows at its end
        <li key={place}>
          <span>{sayOf(event)}</span>{' '}
          <time className={styles['why']} dateTime={event.happenedAt}>
            {formatDate(event.happenedAt, language, 'dateTime')}
          </time>
          {event.comment !== '' && <p className={styles['comment']}>{event.comment}</p>}
        </li>
      ))}
    </ol>
  );
}
