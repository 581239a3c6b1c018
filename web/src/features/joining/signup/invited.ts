import type { IdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import type { SignUpRequest } from './api.ts';
import type { Target } from './verification.ts';

/** Request of a user who joins a company, with the field names of the sign-up. */
export type JoinRequest = Omit<
  SignUpRequest,
  'companyName' | 'englishCompanyName' | 'loginId' | 'refereeMobile' | 'promotionCode' | 'serviceType'
>;

/** Differences of the sign-up's form for an invitee. */
export interface Invited {
  /** Required verification method; undefined: the invitee selects one. */
  readonly option: CodeOption | undefined;
  /** Target of the code, as far as the invitee may see it. */
  readonly targetHint: string;
  /** The mail's own link has proven the mailbox: there is no code to enter. */
  readonly isProven: boolean;
  /** IDR-03: length of IDs that the company requires. */
  readonly idProfile: IdProfile;
  /** The ID is on a domain of the company's own, where fewer words are reserved. */
  readonly isOwnDomain: boolean;
  /** The link is for some mail domains, so a phone proves nothing. */
  readonly isMailOnly: boolean;
  /** Nothing comes back where the invitation has ended in the meantime: its page says so, and no field is at fault. */
  readonly sendCode: (
    target: Target,
    language: Language,
  ) => Promise<{ readonly personId: string; readonly validSeconds: number } | undefined>;
  readonly join: (request: JoinRequest) => Promise<void>;
}
