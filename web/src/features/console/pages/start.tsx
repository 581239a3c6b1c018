import { Link } from '@tanstack/react-router';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../kernel/document-title.ts';
import type { ConsoleRoom } from '../../../kernel/feature.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useRooms } from '../../../kernel/rooms/rooms.ts';
import { isTurnedAway, namesIn } from '../../../kernel/session.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { ChevronRightIcon, DotIcon, SuccessIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Room } from '../../../ui/rooms/room.tsx';
import { countQuery } from '../api.ts';
import { OwnSetUp } from './own-set-up.tsx';
import { useText } from '../texts.ts';
import styles from './start.module.css';

/** Where the console begins: what is set up and what is not, and the doors to the rooms. */
export function StartPage() {
  const t = useText();
  const rooms = useRooms();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { company } = namesIn(session, useLanguage());
  const counted = rooms.filter(({ count }) => count !== undefined);
  usePageTitle(t('start.title'));
  return (
    <Room title={t('start.title')} lead={t('start.lead', { company })}>
      {rooms.length === 0 && (
        <Callout tone="info" title={t('start.noRooms')}>
          <p>{t('start.noRoomsText')}</p>
        </Callout>
      )}
      <OwnSetUp />
      {counted.length > 0 && (
        <section className={styles['part']} aria-labelledby="checklist">
          <h2 id="checklist">{t('start.checklist')}</h2>
          <p className={styles['note']}>{t('start.checklistText')}</p>
          <ul className={styles['list']}>
            {counted.map((room) => (
              <ChecklistLine key={room.code} room={room} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles['part']} aria-labelledby="doors" hidden={rooms.length === 0}>
        <h2 id="doors">{t('start.rooms')}</h2>
        <ul className={styles['doors']}>
          {rooms.map((room) => (
            <Shortcut key={room.code} room={room} />
          ))}
        </ul>
      </section>
    </Room>
  );
}

/** A fact of the set-up: how much is registered, and the way to register more. */
function ChecklistLine({ room }: { readonly room: ConsoleRoom }) {
  const t = useText();
  const language = useLanguage();
  const { data: count, error } = useQuery(countQuery(room));
  const isDone = count !== undefined && count > 0;
  const text = () => {
    if (error && !isTurnedAway(error)) return t('start.countFailed');
    if (count === undefined) return '…';
    return isDone ? t('start.registered', { count: formatNumber(count, language) }) : t('start.unregistered');
  };
  return (
    <li>
      <Link to={room.path} className={styles['line']} data-done={isDone || undefined}>
        {isDone ? <SuccessIcon /> : <DotIcon />}
        <span className={styles['name']}>{room.title()}</span>
        <span className={styles['count']}>{text()}</span>
        <ChevronRightIcon size={16} />
      </Link>
    </li>
  );
}

function Shortcut({ room: { path, icon: Drawing, title } }: { readonly room: ConsoleRoom }) {
  return (
    <li>
      <Link to={path} className={styles['door']}>
        <Drawing />
        {title()}
      </Link>
    </li>
  );
}
