import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listLocations, LocationRow } from '@madang/contract/people/locations/routes.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import type { useSearchParams } from '../../../../kernel/search-param.ts';
import { floorQuery } from '../api.ts';
import { ChangeLocation, NewLocation } from './location-form.tsx';
import { NewSeat, SeatPanel } from './seat-panel.tsx';

interface LocationsPanelProps {
  readonly data: AnswerOf<typeof listLocations>;
  readonly row: LocationRow | undefined;
  readonly search: URLSearchParams;
  readonly change: ReturnType<typeof useSearchParams>[1];
}

/** The form that the address asks for: of a building, a floor, or a seat. */
export function LocationsPanel({ data, row, search, change }: LocationsPanelProps) {
  const panel = search.get('panel');
  const close = () => change({ panel: null, seat: null, x: null, y: null });
  const made = (item: string) => change({ item, panel: null }, 'push');
  if (panel === 'building' && can(data, 'create')) {
    return <NewLocation kind="building" parentId={data.companyCode} onMade={made} onClose={close} />;
  }
  if (!row) return null;
  if (panel === 'floor' && row.kind === 'building' && can(data, 'create')) {
    return <NewLocation kind="floor" parentId={row.locationId} onMade={made} onClose={close} />;
  }
  if (panel === 'change' && can(data, 'change')) {
    const gone = () => change({ item: row.kind === 'floor' ? row.parentId : null, panel: null });
    return <ChangeLocation row={row} mayDelete={can(data, 'delete')} onGone={gone} onClose={close} />;
  }
  return row.kind === 'floor' ? <FloorPanel {...{ data, row, search, change }} onClose={close} /> : null;
}

interface FloorPanelProps extends LocationsPanelProps {
  readonly row: LocationRow;
  readonly onClose: () => void;
}

function FloorPanel({ data, row, search, change, onClose }: FloorPanelProps) {
  const panel = search.get('panel');
  const seatId = search.get('seat');
  const { queryKey, queryFn } = floorQuery(row.locationId);
  const { data: floor } = useQuery({ queryKey, queryFn: queryFn ?? skipToken });
  const seat = floor?.items.find((each) => each.seatId === seatId);
  const mayAssign = can(data, 'assign');
  if (panel === 'seat') {
    const place = { x: Number(search.get('x')), y: Number(search.get('y')) };
    const shown = (id: string) => change({ panel: null, seat: id, x: null, y: null });
    return <NewSeat floorId={row.locationId} {...{ place, mayAssign, onClose }} onMade={shown} />;
  }
  // While another place is pressed for it, the map is to be seen.
  if (!seat || panel === 'place') return null;
  const rights = { change: can(data, 'change'), delete: can(data, 'delete'), assign: mayAssign };
  return <SeatPanel seat={seat} rights={rights} onMove={() => change({ panel: 'place' }, 'push')} onClose={onClose} />;
}
