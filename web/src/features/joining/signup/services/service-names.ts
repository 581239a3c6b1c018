import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { useSignUpTexts } from '../texts.ts';

/** Returns a function that names a service in the page's language. */
export function useServiceNames(): (service: ServiceType) => string {
  const t = useSignUpTexts();
  return (service) => t(`services.${service}.name`);
}
