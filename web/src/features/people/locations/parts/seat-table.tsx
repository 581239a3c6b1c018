import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { SeatPerson, SeatRow } from '@madang/contract/people/locations/routes.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { addressWith } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useText } from '../texts.ts';

const keyOf = ({ seatId }: SeatRow) => seatId;

interface SeatTableProps {
  readonly seats: readonly SeatRow[];
  readonly selected: string | null;
}

/** The seats of a floor by name, each with who sits there: the same as the pins of the map, for the keyboard. */
export function SeatTable({ seats, selected }: SeatTableProps) {
  const t = useText();
  return (
    <Table
      caption={t('seats')}
      rows={seats}
      rowKey={keyOf}
      line={() => null}
      columns={[
        {
          id: 'seat',
          title: fieldText('seatName'),
          cell: ({ seatId, seatName }) => (
            <Link to={addressWith({ seat: seatId })} aria-current={seatId === selected ? 'true' : undefined}>
              {seatName}
            </Link>
          ),
          isHeader: true,
        },
        {
          id: 'person',
          title: t('person'),
          cell: ({ person }) => (person ? <Seated person={person} /> : <span>{t('free0')}</span>),
          isBeside: true,
        },
      ]}
    />
  );
}

/** Name and department of who has a seat. */
export function Seated({ person }: { readonly person: SeatPerson }) {
  const language = useLanguage();
  const nameOf = useShownName();
  return (
    <PersonName
      name={nameOf(person)}
      seed={person.loginId}
      photo={photoAddress(person.photoId, 'small')}
      detail={departmentNameFor(person.department, language)}
    />
  );
}
