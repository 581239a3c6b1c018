import { useQuery } from '@tanstack/react-query';
import { placesHome } from '@madang/contract/people/locations/marks.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { LocationIcon } from '../../../../ui/sections/icons.tsx';
import { locationsQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** The way to the office map, where the company has one. */
export function PlacesLink() {
  const t = useText();
  const { data: session } = useQuery(sessionQuery);
  // Guests sit at home; the host's map is closed to them.
  const { data } = useQuery({ ...locationsQuery, enabled: session !== undefined && !session.isGuest });
  if (!data?.items.some(({ kind }) => kind === 'floor')) return null;
  return (
    <LinkButton small href={placesHome} icon={<LocationIcon />}>
      {t('places')}
    </LinkButton>
  );
}
