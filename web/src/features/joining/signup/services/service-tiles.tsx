import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { ReactNode } from 'react';
import { LinkCards } from '../../../../ui/parts/link-cards.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { DownloadIcon, DriveIcon, MeetingIcon } from '../../../../ui/icons.tsx';
import type { Platform } from '../api.ts';
import { useSignUpTexts } from '../texts.ts';

interface TilesProps {
  readonly services: readonly ServiceType[];
  readonly addresses: Platform['services'];
  /** Service the user came for; if it is not connected, a notice states so. For other services no notice is shown. */
  readonly wanted?: ServiceType;
}

/** SGN-10, PRD-06: the services that came with the sign-up and have an address. */
export function ServiceTiles({ services, addresses, wanted }: TilesProps) {
  const t = useSignUpTexts();
  const tiles: readonly {
    readonly of: ServiceType;
    readonly title: string;
    readonly icon: ReactNode;
    readonly href: string | null;
  }[] = [
    { of: 'MS', title: t('result.messenger'), icon: <DownloadIcon />, href: addresses.messengerDownload },
    { of: 'MT', title: t('result.meeting'), icon: <MeetingIcon />, href: addresses.meeting },
    { of: 'DV', title: t('result.drive'), icon: <DriveIcon />, href: addresses.drive },
  ];
  const shown = tiles.filter((tile) => services.includes(tile.of));
  const connected = shown.flatMap(({ title, icon, href }) => (href === null ? [] : [{ title, icon, href }]));
  const missing = shown.filter((tile) => tile.of === wanted && tile.href === null);
  if (connected.length === 0 && missing.length === 0) return null;
  return (
    <Stack tight>
      {connected.length > 0 && <LinkCards label={t('result.tiles')} cards={connected} />}
      {missing.map(({ title }) => (
        <Callout key={title} tone="info" title={title}>
          {t('result.notConnected')}
        </Callout>
      ))}
    </Stack>
  );
}
