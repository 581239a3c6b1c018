import { domainMaxLength } from '../../kernel/mail-address.ts';

export const mailDomainLimits = { perCompany: 10, maxLength: domainMaxLength } as const;

/** The record stands below the domain itself, where nothing else is looked for. */
export const recordLabel = '_madang';
/** Text before the secret in the record. */
export const recordPrefix = 'madang-domain=';

/** Domain checks that a company may request per hour, so that the product cannot be abused to query name servers. */
export const checksPerHour = 60;
