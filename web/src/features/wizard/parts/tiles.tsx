import { consoleHome } from '@madang/contract/kernel/addresses.ts';
import { leaveMenuCode, menuCodes } from '../../../kernel/rooms/menu-codes.ts';
import type { ConsoleRoom } from '../../../kernel/feature.ts';
import { useRooms } from '../../../kernel/rooms/rooms.ts';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { useUiTexts } from '../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import styles from './areas.module.css';

/** WIZ-14: shortcuts into the console, which opens in a new window at the room that was left for it. */
export function Tiles() {
  const t = useText();
  const { newWindow } = useUiTexts();
  const rooms = useRooms();
  return (
    <ul className={styles['tiles']} aria-label={t('tiles.label')}>
      {menuCodes.map((code) => (
        <li key={code}>
          <a
            className={styles['area']}
            href={consoleHome}
            target="_blank"
            rel="noopener"
            onClick={() => leaveMenuCode(code)}
            onAuxClick={() => leaveMenuCode(code)}
          >
            <span className={styles['icon']}>
              <RoomIcon room={rooms.find((room) => room.code === code)} />
            </span>
            <span className={styles['words']}>
              <span className={styles['title']}>{t(`tiles.${code}`)}</span>
              <VisuallyHidden>{newWindow}</VisuallyHidden>
            </span>
            <ExternalIcon size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function RoomIcon({ room }: { readonly room: ConsoleRoom | undefined }) {
  return room && <room.icon />;
}
