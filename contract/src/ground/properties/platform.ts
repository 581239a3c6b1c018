import * as z from 'zod/mini';
import type { ServiceType } from '../companies/service-types.ts';
import { countryCodes } from '../countries/codes.ts';
import { property } from '../../kernel/property.ts';
import { optionalText, rule, formMaxLength, text } from '../../kernel/rules.ts';
import { domain, serviceAddress } from './rules.ts';

const domains = z.array(domain).check(rule('CO400', (list) => list.length <= 500));

const knownCountry = text(formMaxLength).check(
  z.overwrite((value) => value.toUpperCase()),
  rule('PROPERTY_COUNTRY', (value) => countryCodes.includes(value)),
);

/** Properties that the platform's operator sets for all companies. */
export const platformProperties = {
  /** Registering is open when the value equals N (the specification's reading). */
  registrationClosed: property('register.closed', z.enum(['Y', 'N']), 'N'),
  globalPosition: property('global.position', knownCountry, 'KR'),
  contactCentre: property('contact.centre', optionalText(200), ''),
  /** Domain of the free mail addresses that the works product gives out. */
  freeMailDomain: property('mail.free_domain', domain, 'madang.example'),
  /** Further domains that the product hosts; no external mail may be on one. */
  hostedDomains: property('mail.hosted_domains', domains, []),
  /** Domains of another suite whose addresses cannot receive our codes. */
  foreignDomains: property('mail.foreign_domains', domains, []),
  /** Domains that no one may sign up with. */
  unavailableDomains: property('mail.unavailable_domains', domains, []),
  mailAddress: property('service.mail', serviceAddress, ''),
  messengerDownload: property('service.messenger_download', serviceAddress, ''),
  meetingDomain: property('meeting.domain', serviceAddress, ''),
  driveDomain: property('drive.domain', serviceAddress, ''),
} as const;

/** Address of each service; a service without an address is not connected. The portal is the product itself. */
export const serviceProperties = {
  MO: platformProperties.mailAddress,
  MS: platformProperties.messengerDownload,
  MT: platformProperties.meetingDomain,
  DV: platformProperties.driveDomain,
} as const satisfies Record<Exclude<ServiceType, 'PT'>, unknown>;
