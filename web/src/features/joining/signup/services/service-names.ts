import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { useSignUpTexts } from '../texts.ts';

/** What a service is called in the language of the page. */
export function useServiceNames(): (service: ServiceType) => string {
  const t = useSignUpTexts();
  return (service) => t(`services.${service}.name`);
}
