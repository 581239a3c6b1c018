import { servicesOf, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { serviceProperties } from '@madang/contract/ground/properties/platform.ts';
import type { Properties } from '../../../kernel/properties/properties.ts';

/** What the operator has connected: the portal always, any other service by its address. */
export async function readConnected(properties: Pick<Properties, 'get'>): Promise<ReadonlySet<ServiceType>> {
  const connected = new Set<ServiceType>(['PT']);
  for (const [service, property] of Object.entries(serviceProperties)) {
    // The object's keys are its type's.
    if ((await properties.get(property)) !== '') connected.add(service as keyof typeof serviceProperties);
  }
  return connected;
}

/** What a person can be given in a company: the services of its own that are connected, and always the one that it signed up for. */
export function offeredServices(own: ServiceType, connected: ReadonlySet<ServiceType>): ServiceType[] {
  return servicesOf[own].filter((service) => service === own || connected.has(service));
}
