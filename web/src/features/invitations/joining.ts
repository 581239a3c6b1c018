import {
  beginInvitation,
  joinByInvitation,
  readFlowInvitation,
  readInvitation,
  sendInvitationCode,
} from '@madang/contract/invitations/wire.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { VerificationOption } from '@madang/contract/otp/rules.ts';
import { call } from '../../kernel/call.ts';
import { type Platform, readPlatform } from '../../kernel/calls/platform.ts';
import { toCallError } from '../../kernel/call-error.ts';
import type { Invited, JoinRequest } from '../signup/index.ts';

export type Invitation = AnswerOf<typeof readInvitation>;
export type Joined = AnswerOf<typeof joinByInvitation>;

/** What a page of an invitation begins with. */
export type Opened =
  | { readonly kind: 'closed'; readonly platform: Platform }
  | { readonly kind: 'invalid' }
  /** The browser came by no link. */
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly invitation: Invitation; readonly platform: Platform };

/** Opens the invitation of a link, or of the browser's own flow. */
export async function openInvitation(link?: string): Promise<Opened> {
  const platform = await readPlatform();
  if (!platform.isRegistrationOpen) return { kind: 'closed', platform };
  try {
    const invitation = await (link === undefined
      ? call(readFlowInvitation)
      : call(readInvitation, { params: { link } }));
    return { kind: 'open', invitation, platform };
  } catch (thrown) {
    const { errorCode } = toCallError(thrown);
    if (errorCode === 'INVITATION_INVALID') return { kind: 'invalid' };
    if (errorCode === 'MB_M_DENY_PAGE') return { kind: 'none' };
    throw thrown;
  }
}

export async function begin(): Promise<void> {
  await call(beginInvitation);
}

interface JoinEnds {
  readonly onJoined: (joined: Joined) => void;
  /** The flow is over: the page has no registration to go on with (SGN-11). */
  readonly onDenied: () => Promise<void>;
}

/** The sign-up's form, talking to the invitation's calls. */
export function invitedBy(invitation: Invitation, { onJoined, onDenied }: JoinEnds): Invited {
  const { option, targetHint, allowedDomains } = invitation;
  return {
    // The specification's option has three values; an invitation goes out as mail or SMS alone.
    option: option === 'opencode' ? undefined : option,
    targetHint,
    isMailOnly: allowedDomains.length > 0,
    sendCode: (target, language) => send(option, target, language),
    join: async (request: JoinRequest) => {
      const body = { ...request, invitationCode: '', companyCode: '', personId: '', oneTimeCode: '' };
      try {
        onJoined(await call(joinByInvitation, { body }));
      } catch (thrown) {
        if (toCallError(thrown).errorCode !== 'MB_M_DENY_PAGE') throw thrown;
        await onDenied();
      }
    },
  };
}

interface Target {
  readonly option: VerificationOption;
  readonly value: string;
}

/** A personal invitation's target is the server's to know. */
function send(fixed: VerificationOption | undefined, { option, value }: Target, language: Language) {
  const target = fixed === undefined ? value : '';
  return call(sendInvitationCode, { body: { option, target, language, companyCode: '', invitationCode: '' } });
}
