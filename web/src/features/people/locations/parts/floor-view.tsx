import { changeSeat, type Floor, type LocationRow, type SeatRow } from '@madang/contract/people/locations/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import type { AddressChange } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import type { Spot } from '../../../../ui/plan/plan-geometry.ts';
import { LocationIcon } from '../../../../ui/sections/icons.tsx';
import { floorQuery, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { FloorMap } from './floor-map.tsx';
import { MapNews } from './map-news.tsx';
import { MapTools } from './map-tools.tsx';
import { SeatTable } from './seat-table.tsx';

interface FloorViewProps {
  readonly row: LocationRow;
  readonly title: string;
  /** The seat of the address. */
  readonly seatId: string | null;
  /** A place is to be pressed: for a new seat, or for the seat of the address. */
  readonly isPlacing: boolean;
  readonly change: (change: AddressChange, how?: 'push') => void;
}

/** A floor of the console: its map, and its seats as pins and as a list. */
export function FloorView(props: FloorViewProps) {
  const { row, title } = props;
  const t = useText();
  const asked = useQuery(floorQuery(row.locationId));
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Listed query={asked}>
        {(floor) => (
          <Stack>
            <MapNews floorId={row.locationId} map={floor.map} />
            {props.isPlacing && <PlacingNote onCancel={() => props.change({ panel: null })} />}
            <Plan floor={floor} {...props} />
            {can(floor, 'change') && <MapTools floorId={row.locationId} map={floor.map} />}
            {floor.items.length > 0 && <SeatTable seats={floor.items} selected={props.seatId} />}
            {floor.items.length >= floor.limit && <p>{t('seatsFull')}</p>}
          </Stack>
        )}
      </Listed>
    </section>
  );
}

function PlacingNote({ onCancel }: { readonly onCancel: () => void }) {
  const t = useText();
  return (
    <Callout tone="info" isNews>
      <p>{t('placing')}</p>
      <Actions>
        <Button small onClick={onCancel}>
          {t('stopPlacing')}
        </Button>
      </Actions>
    </Callout>
  );
}

function Plan({ floor, row, title, seatId, isPlacing, change }: FloorViewProps & { readonly floor: Floor }) {
  const t = useText();
  const move = useMoveSeat();
  const mayAdd = can(floor, 'create');
  const seat = floor.items.find((each) => each.seatId === seatId);
  const place = ({ x, y }: Spot) => {
    if (!seat) return change({ panel: 'seat', x: String(x), y: String(y) }, 'push');
    change({ panel: null });
    void move(seat, { x, y });
  };
  const isEmpty = floor.map.mapAddress === null && floor.items.length === 0 && !isPlacing;
  return (
    <Stack>
      {isEmpty ? (
        <EmptyState icon={<LocationIcon />} title={t('noMap')} text={t('noMapText')} />
      ) : (
        <FloorMap
          key={row.locationId}
          floor={floor}
          label={title}
          selected={seatId}
          onSelect={(id) => change({ seat: id, panel: null }, 'push')}
          onPlace={isPlacing ? place : undefined}
        />
      )}
      {mayAdd && !isPlacing && (
        <Actions>
          <Button onClick={() => change({ panel: 'place', seat: null }, 'push')}>{t('addSeat')}</Button>
        </Actions>
      )}
    </Stack>
  );
}

/** Puts a seat elsewhere at once, with the undo. */
function useMoveSeat() {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  return async ({ seatId, seatName, pinX, pinY }: SeatRow, { x, y }: Spot) => {
    const body = { seatName, pinX: x, pinY: y, expected: { seatName, pinX, pinY } };
    try {
      undoable(t('moved', { name: seatName }), await sendChange(changeSeat, { params: { seatId }, body }), reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
}
