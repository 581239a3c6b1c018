import { linkPath } from '@madang/contract/joining/invitations/pages.ts';
import type { Config } from '../../../config.ts';
import { newCellSecret } from '../../../kernel/crypto/cell.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';

export interface NewLink {
  /** Link as sent or shown once; not stored. */
  readonly link: string;
  readonly codeHash: Buffer;
}

/** INV-07: a code of 256 random bits. Its address is made of the configured base alone, never of the request's. */
export function newLink({ baseUrl }: Pick<Config, 'baseUrl'>): NewLink {
  const code = newCellSecret();
  return { link: new URL(linkPath + code, baseUrl).href, codeHash: secretHash(code) };
}

/** Returns the additional authenticated data (AAD) that binds an invitation's encrypted target. */
export function targetAad(invitationId: string): string {
  return `invitations.target.${invitationId}`;
}

export function applicationAad(personId: string): string {
  return `invitation_joins.application.${personId}`;
}
