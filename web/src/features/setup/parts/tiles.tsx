import { consoleHome } from '@madang/contract/kernel/addresses.ts';
import { leaveMenuCode, menuCodes } from '../../console/index.ts';
import type { ConsoleRoom } from '../../../kernel/feature.ts';
import { useRooms } from '../../../kernel/rooms/rooms.ts';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { CardFace, CardList, cardClass } from '../../../ui/parts/link-cards.tsx';
import { useUiTexts } from '../../../ui/ui-texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';

/** WIZ-14: shortcuts into the console, which opens in a new window at the room that was left for it. */
export function Tiles() {
  const t = useText();
  const { newWindow } = useUiTexts();
  const rooms = useRooms();
  return (
    <CardList label={t('tiles.label')} asTiles>
      {menuCodes.map((code) => (
        <li key={code}>
          <a
            className={cardClass}
            href={consoleHome}
            target="_blank"
            rel="noopener"
            onClick={() => leaveMenuCode(code)}
            onAuxClick={() => leaveMenuCode(code)}
          >
            <CardFace
              icon={<RoomIcon room={rooms.find((room) => room.code === code)} />}
              title={
                <>
                  {t(`tiles.${code}`)}
                  <VisuallyHidden>{` (${newWindow})`}</VisuallyHidden>
                </>
              }
              end={<ExternalIcon size={16} />}
            />
          </a>
        </li>
      ))}
    </CardList>
  );
}

function RoomIcon({ room }: { readonly room: ConsoleRoom | undefined }) {
  return room && <room.icon />;
}
