import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { type ConsoleRoom, roomGroups } from '../../../kernel/feature.ts';
import { useRooms } from '../../../kernel/rooms/rooms.ts';
import { HomeIcon } from '../../../ui/icons.tsx';
import { useText } from '../texts.ts';
import styles from './navigation.module.css';

/** The rooms in their groups; groups without a room are not drawn. */
export function Navigation({ onGone }: { readonly onGone?: () => void }) {
  const t = useText();
  const rooms = useRooms();
  // Rooms without an ability of their own are, as the start page is, for those who administer the company.
  const hasStart = rooms.some(({ ability }) => ability === undefined);
  const groups = roomGroups
    .map((group) => ({ group, rooms: rooms.filter((room) => room.group === group) }))
    .filter((entry) => entry.rooms.length > 0);
  return (
    <nav className={styles['navigation']} aria-label={t('shell.navigation')}>
      {hasStart && (
        <Link to="/console" activeOptions={{ exact: true }} className={styles['room']} onClick={onGone}>
          <HomeIcon />
          {t('start.title')}
        </Link>
      )}
      {groups.map(({ group, rooms: inGroup }) => (
        <Group key={group} title={t(`groups.${group}`)} rooms={inGroup} {...(onGone && { onGone })} />
      ))}
    </nav>
  );
}

interface GroupProps {
  readonly title: string;
  readonly rooms: readonly ConsoleRoom[];
  readonly onGone?: () => void;
}

function Group({ title, rooms, onGone }: GroupProps) {
  const id = useId();
  return (
    <div className={styles['group']}>
      <p className={styles['title']} id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {rooms.map(({ code, path, icon: Drawing, title: name }) => (
          <li key={code}>
            <Link to={path} className={styles['room']} onClick={onGone}>
              <Drawing />
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
