import { locationNameFor } from '@madang/contract/people/locations/marks.ts';
import type { LocationRow } from '@madang/contract/people/locations/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { absentText } from '../../../../kernel/pages/absent-text.ts';
import { Asked } from '../../../../kernel/pages/asked.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { LocationIcon } from '../../../../ui/sections/icons.tsx';
import { floorQuery, locationsQuery } from '../api.ts';
import { FloorMap } from '../parts/floor-map.tsx';
import { SeatTable } from '../parts/seat-table.tsx';
import { useText } from '../texts.ts';
import styles from './places.module.css';

/** DEP-07: the seats of everyone, for the whole company; floor and seat are in the address. */
export function PlacesPage() {
  const t = useText();
  usePageTitle(t('places'));
  const asked = useQuery(locationsQuery);
  return (
    <div className={styles['page']}>
      <h1 tabIndex={-1}>{t('places')}</h1>
      <Asked query={asked} loading={t('loading')} retry={t('retry')} absent={<EmptyState title={absentText()} />}>
        {({ items }) =>
          items.some(({ kind }) => kind === 'floor') ? (
            <Floors items={items} />
          ) : (
            <EmptyState icon={<LocationIcon />} title={t('noPlaces')} />
          )
        }
      </Asked>
    </div>
  );
}

function Floors({ items }: { readonly items: readonly LocationRow[] }) {
  const t = useText();
  const language = useLanguage();
  const [search, change] = useSearchParams();
  const named = new Map(items.map((each) => [each.locationId, locationNameFor(each, language)]));
  const floors = items.filter(({ kind }) => kind === 'floor');
  const floorId =
    search.get('floor') ?? floors.find(({ takenCount }) => takenCount > 0)?.locationId ?? floors[0]?.locationId ?? '';
  const titleOf = ({ parentId, locationId }: LocationRow) => `${named.get(parentId)} · ${named.get(locationId)}`;
  const shown = floors.find(({ locationId }) => locationId === floorId);
  return (
    <Stack>
      <SelectField
        name="floor"
        label={t('floor')}
        value={shown ? floorId : ''}
        placeholder={t('choose')}
        options={floors.map((floor) => ({ value: floor.locationId, label: titleOf(floor) }))}
        onChange={(floor) => change({ floor, seat: null }, 'push')}
      />
      <FloorOf key={floorId} floorId={floorId} title={shown ? titleOf(shown) : ''} />
    </Stack>
  );
}

function FloorOf({ floorId, title }: { readonly floorId: string; readonly title: string }) {
  const t = useText();
  const [search, change] = useSearchParams();
  const asked = useQuery(floorQuery(floorId));
  const select = (seat: string) => change({ floor: floorId, seat });
  return (
    <Asked query={asked} loading={t('loading')} retry={t('retry')} absent={<EmptyState title={absentText()} />}>
      {(floor) => (
        <Stack>
          {floor.map.mapAddress === null && floor.items.length === 0 ? (
            <EmptyState icon={<LocationIcon />} title={t('noMap')} />
          ) : (
            <FloorMap floor={floor} label={title} selected={search.get('seat')} onSelect={select} />
          )}
          {floor.items.length > 0 && <SeatTable seats={floor.items} selected={search.get('seat')} />}
        </Stack>
      )}
    </Asked>
  );
}
