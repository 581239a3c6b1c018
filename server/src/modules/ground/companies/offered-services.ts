import { servicesOf, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { serviceProperties } from '@madang/contract/ground/properties/platform.ts';
import type { Properties } from '../../../kernel/properties/properties.ts';

/** Returns the services that the operator has connected: the portal always, any other service if it has an address. */
export async function readConnected(properties: Pick<Properties, 'get'>): Promise<ReadonlySet<ServiceType>> {
  const connected = new Set<ServiceType>(['PT']);
  for (const [service, property] of Object.entries(serviceProperties)) {
    // The object's keys are its type's.
    if ((await properties.get(property)) !== '') connected.add(service as keyof typeof serviceProperties);
  }
  return connected;
}

/**
 * Returns the services that a company can give a person: its own connected services, and always the service that it signed up
 * for.
 */
export function offeredServices(own: ServiceType, connected: ReadonlySet<ServiceType>): ServiceType[] {
  return servicesOf[own].filter((service) => service === own || connected.has(service));
}
