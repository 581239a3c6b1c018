import { locationNameFor } from '@madang/contract/people/locations/marks.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listLocations, LocationRow } from '@madang/contract/people/locations/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { LocationIcon } from '../../../../ui/sections/icons.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { locationsQuery } from '../api.ts';
import { BuildingView } from '../parts/building-view.tsx';
import { FloorView } from '../parts/floor-view.tsx';
import { LocationTree } from '../parts/location-tree.tsx';
import { LocationsPanel } from '../parts/locations-panel.tsx';
import { useText } from '../texts.ts';
import styles from './locations.module.css';

type Locations = AnswerOf<typeof listLocations>;
const closed = { panel: null, seat: null, x: null, y: null };

/** DEP-07: buildings and floors at the side, the map of one of them beside it; each has its address. */
export function LocationsPage() {
  const t = useText();
  const language = useLanguage();
  usePageTitle(t('title'));
  const [search, change] = useSearchParams();
  const listed = useQuery(locationsQuery);
  const { data } = listed;
  const row = data?.items.find(({ locationId }) => locationId === search.get('item'));
  const isFull = data !== undefined && data.items.length >= data.limit;
  const open = (panel: string) => change({ ...closed, panel }, 'push');
  const addBuilding = can(data, 'create') && (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => open('building')}>
      {t('addBuilding')}
    </Button>
  );
  const isEmpty = data?.items.length === 0;
  const panel = search.get('panel');
  // Without one, and while a place is pressed, the map has the whole width.
  const hasPanel = panel !== 'place' && (panel !== null || search.get('seat') !== null);
  return (
    <SectionPage
      title={t('title')}
      lead={isFull ? t('full', { limit: formatNumber(data.limit, language) }) : t('lead')}
      actions={
        !isEmpty && (
          <>
            {row && can(data, 'change') && <Button onClick={() => open('change')}>{t('change')}</Button>}
            {row?.kind === 'building' && can(data, 'create') && (
              <Button onClick={() => open('floor')}>{t('addFloor')}</Button>
            )}
            {addBuilding}
          </>
        )
      }
      panel={
        data &&
        hasPanel && (
          <LocationsPanel
            key={`${search.get('panel')} ${search.get('item')} ${search.get('seat')}`}
            {...{ data, row, search, change }}
          />
        )
      }
    >
      <Listed query={listed}>
        {(found) =>
          found.items.length === 0 ? (
            <EmptyState icon={<LocationIcon />} title={t('empty')} text={t('emptyText')} action={addBuilding} />
          ) : (
            <div className={styles['layout']}>
              <LocationTree
                items={found.items}
                selected={row?.locationId ?? null}
                onSelect={(item) => change({ ...closed, item }, 'push')}
              />
              <Chosen found={found} row={row} search={search} change={change} />
            </div>
          )
        }
      </Listed>
    </SectionPage>
  );
}

interface ChosenProps {
  readonly found: Locations;
  readonly row: LocationRow | undefined;
  readonly search: URLSearchParams;
  readonly change: ReturnType<typeof useSearchParams>[1];
}

function Chosen({ found, row, search, change }: ChosenProps) {
  const t = useText();
  const language = useLanguage();
  if (!row) return <EmptyState icon={<LocationIcon />} title={t('choose')} text={t('chooseText')} />;
  if (row.kind === 'building') {
    return <BuildingView row={row} floors={found.items.filter(({ parentId }) => parentId === row.locationId)} />;
  }
  const building = found.items.find(({ locationId }) => locationId === row.parentId);
  const names = [building, row].flatMap((each) => (each ? [locationNameFor(each, language)] : []));
  return (
    <FloorView
      key={row.locationId}
      row={row}
      title={names.join(' · ')}
      seatId={search.get('seat')}
      isPlacing={search.get('panel') === 'place'}
      change={change}
    />
  );
}
