import type { Floor, SeatRow } from '@madang/contract/people/locations/routes.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { WholeIcon } from '../../../../ui/sections/icons.tsx';
import type { Spot } from '../../../../ui/plan/plan-geometry.ts';
import { PlanView } from '../../../../ui/plan/plan-view.tsx';
import { useText } from '../texts.ts';

interface FloorMapProps {
  readonly floor: Floor;
  readonly label: string;
  readonly selected: string | null;
  readonly onSelect: (seatId: string) => void;
  readonly onPlace?: ((place: Spot) => void) | undefined;
}

/** The map of a floor with its seats as pins; filled ones are taken. */
export function FloorMap({ floor: { map, items }, label, selected, onSelect, onPlace }: FloorMapProps) {
  const t = useText();
  const nameOf = useShownName();
  const textOf = ({ seatName, person }: SeatRow) => [seatName, person ? nameOf(person) : t('free0')].join(' · ');
  return (
    <PlanView
      label={label}
      hint={t(onPlace ? 'placeHint' : 'mapHint')}
      texts={{ larger: t('zoom.larger'), smaller: t('zoom.smaller'), whole: t('zoom.whole') }}
      wholeIcon={WholeIcon}
      picture={map.mapAddress === null ? null : { address: map.mapAddress, width: map.width, height: map.height }}
      pins={items.map((seat) => ({
        key: seat.seatId,
        x: seat.pinX,
        y: seat.pinY,
        label: textOf(seat),
        name: seat.seatName,
        isFilled: seat.person !== null,
      }))}
      selected={selected}
      onSelect={onSelect}
      onPlace={onPlace}
    />
  );
}
