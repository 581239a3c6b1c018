import { error } from '../../kernel/errors.ts';

export const mailDomainErrors = {
  MAIL_DOMAIN_FORM: error(400),
  /** The domain belongs to the product, or is hosted by it. */
  MAIL_DOMAIN_PRODUCT: error(400),
  /** Below which anyone registers domains, such as co.kr. */
  MAIL_DOMAIN_PUBLIC: error(400),
  /** The domain belongs to a service that gives mail addresses to everyone. */
  MAIL_DOMAIN_FREE_MAIL: error(400),
  /** The company has it in its list. */
  MAIL_DOMAIN_ADDED: error(409),
  /** Another company has proven it. */
  MAIL_DOMAIN_TAKEN: error(409),
  MAIL_DOMAIN_LIMIT: error(409, '0'),
  /** A new ID is to be on a domain that is not proven, or not any more. */
  MAIL_DOMAIN_UNPROVEN: error(409),
} as const;
