import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { useId } from 'react';
import { Link } from '../../../kernel/navigation/link.tsx';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import { DropDown } from '../../../ui/parts/drop-down.tsx';
import { MoreIcon } from '../../../ui/sections/icons.tsx';
import tabs from '../../../ui/parts/tab-bar.module.css';
import { useText } from '../texts.ts';
import styles from './console-tabs.module.css';
import { HelpLines } from './help-menu.tsx';
import { type RoomGroup, useRoomGroups } from './room-groups.ts';

/** Beside the tab that has everything. */
const tabCount = 4;
const firstGroups: readonly RoomGroup['key'][] = ['start', 'people', 'organisation', 'records'];

/** At the lower edge of a phone: four groups, each with its first room, and all rooms with the help behind the last. */
export function ConsoleTabs({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const t = useText();
  const groups = useRoomGroups();
  const shown = groups
    .toSorted((a, b) => Number(firstGroups.includes(b.key)) - Number(firstGroups.includes(a.key)))
    .slice(0, tabCount);
  const more = (
    <>
      <MoreIcon />
      <span>{t('shell.more')}</span>
    </>
  );
  return (
    <nav className={tabs['tabs']} aria-label={t('shell.navigation')}>
      {shown.map(({ key, icon: Drawing, title, path, isCurrent }) => (
        <Link key={key} className={tabs['tab']} to={path} aria-current={isCurrent ? 'page' : undefined}>
          <Drawing />
          <span>{title}</span>
        </Link>
      ))}
      <DropDown label={more} name={t('shell.more')} side="end">
        <div className={styles['all']}>
          {groups.map((group) => (
            <Rooms key={group.key} group={group} />
          ))}
          <div className={styles['group']}>
            <HelpLines onShortcuts={onShortcuts} />
            <a href={portalHome}>
              <ChevronLeftIcon />
              {t('shell.portal')}
            </a>
          </div>
        </div>
      </DropDown>
    </nav>
  );
}

function Rooms({ group: { key, title, icon: Drawing, path, rooms } }: { readonly group: RoomGroup }) {
  const id = useId();
  if (rooms.length === 0) {
    return (
      <div className={styles['group']}>
        <Link to={path} exact={key === 'start'}>
          <Drawing />
          {title}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles['group']} role="group" aria-labelledby={id}>
      <p id={id}>
        <Drawing />
        {title}
      </p>
      {rooms.map(({ code, path: to, title: name }) => (
        <Link key={code} className={styles['room']} to={to}>
          {name()}
        </Link>
      ))}
    </div>
  );
}
