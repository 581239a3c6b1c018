import { servicesOf, serviceTypes } from '@madang/contract/ground/companies/service-types.ts';
import { describe, expect, test } from 'vitest';
import { isConnected, type ServiceAddresses, tilesOf } from './service-tiles.ts';

const connected: ServiceAddresses = {
  mail: 'https://mail.madang.example',
  messengerDownload: 'https://download.madang.example/messenger',
  meeting: 'https://meeting.madang.example',
  drive: 'https://drive.madang.example',
};
const unconnected: ServiceAddresses = { mail: null, messengerDownload: null, meeting: null, drive: null };

describe('PRD-06 the tiles of the home', () => {
  test('are all four services for the works product, each at the configured address', () => {
    expect(tilesOf(servicesOf.PT, connected)).toEqual([
      { service: 'MO', href: connected.mail, isOutside: true },
      { service: 'MS', href: '/supportapp/download', isOutside: false },
      { service: 'MT', href: connected.meeting, isOutside: true },
      { service: 'DV', href: connected.drive, isOutside: true },
    ]);
  });

  test('omit a service without an address', () => {
    expect(tilesOf(servicesOf.PT, unconnected).filter(isConnected)).toEqual([]);
    const { mail } = connected;
    const tiles = tilesOf(servicesOf.PT, { ...unconnected, mail });
    expect(tiles.filter(isConnected)).toEqual([{ service: 'MO', href: mail, isOutside: true }]);
  });

  test.each(serviceTypes.filter((type) => type !== 'PT'))('of a person with %s alone are one', (type) => {
    expect(tilesOf(servicesOf[type], connected).map(({ service }) => service)).toEqual([type]);
  });
});
