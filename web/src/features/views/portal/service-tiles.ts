import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readPlatform } from '@madang/contract/ground/properties/platform-route.ts';

export type ServiceAddresses = AnswerOf<typeof readPlatform>['services'];

/** A door to a service; without an address the service is not connected. */
export interface ServiceTile {
  readonly service: TileService;
  readonly href: string | null;
  /** Another site, which opens beside the portal. */
  readonly isOutside: boolean;
}

/** The works product is the portal itself: its home has no door to where one stands already. */
const tileServices = ['MO', 'MS', 'MT', 'DV'] as const satisfies readonly ServiceType[];
export type TileService = (typeof tileServices)[number];

/** A service that has an address. */
export interface ConnectedService extends ServiceTile {
  readonly href: string;
}

export function isConnected(tile: ServiceTile): tile is ConnectedService {
  return tile.href !== null;
}

export const downloadPage = '/supportapp/download';

/** PRD-06: the services that the person has, in the product's order; those that are connected have a tile. */
export function tilesOf(services: readonly ServiceType[], addresses: ServiceAddresses): ServiceTile[] {
  return tileServices
    .filter((service) => services.includes(service))
    .map((service) => ({ service, ...shortcutOf(service, addresses) }));
}

function shortcutOf(service: TileService, addresses: ServiceAddresses): Pick<ServiceTile, 'href' | 'isOutside'> {
  switch (service) {
    case 'MO':
      return { href: addresses.mail, isOutside: true };
    case 'MS':
      // The messenger is a program to install: its page says where it comes from.
      return { href: addresses.messengerDownload && downloadPage, isOutside: false };
    case 'MT':
      return { href: addresses.meeting, isOutside: true };
    case 'DV':
      return { href: addresses.drive, isOutside: true };
  }
}
