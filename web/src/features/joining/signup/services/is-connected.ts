import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { Platform } from '../api.ts';

/** Returns true if the operator has connected a service. The portal is the product itself. */
export function isConnected(service: ServiceType, services: Platform['services']): boolean {
  const addresses = { MO: services.mail, MS: services.messengerDownload, MT: services.meeting, DV: services.drive };
  return service === 'PT' || addresses[service] !== null;
}
