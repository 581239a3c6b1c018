import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import type { Properties } from '../../../kernel/properties/properties.ts';

/** The mail domains that decide who may sign up with which address. */
export interface Domains {
  readonly freeMail: string;
  /** Domains of the product itself, on which no external mail may be. */
  readonly hosted: readonly string[];
  readonly foreign: readonly string[];
  /** IDs that no one takes on the first of them. */
  readonly reservedIds: readonly string[];
  readonly unavailability: {
    readonly freeMailDomain: string;
    readonly hostedDomains: readonly string[];
    readonly unavailableDomains: readonly string[];
  };
}

export async function readDomains(properties: Properties): Promise<Domains> {
  const [freeMail, hostedDomains, foreign, unavailableDomains, reservedIds] = await Promise.all([
    properties.get(platformProperties.freeMailDomain),
    properties.get(platformProperties.hostedDomains),
    properties.get(platformProperties.foreignDomains),
    properties.get(platformProperties.unavailableDomains),
    properties.get(credentialProperties.reservedIds),
  ]);
  return {
    freeMail,
    hosted: [freeMail, ...hostedDomains],
    foreign,
    reservedIds,
    unavailability: { freeMailDomain: freeMail, hostedDomains, unavailableDomains },
  };
}
