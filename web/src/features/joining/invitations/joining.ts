import {
  beginInvitation,
  joinByInvitation,
  readFlowInvitation,
  readInvitation,
  sendInvitationCode,
} from '@madang/contract/joining/invitations/wire.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { call } from '../../../kernel/call.ts';
import { type Platform, readPlatform } from '../../../kernel/calls/platform.ts';
import { type CallError, toCallError } from '../../../kernel/call-error.ts';
import type { Invited, JoinRequest } from '../signup/index.ts';

export type Invitation = AnswerOf<typeof readInvitation>;
export type Joined = AnswerOf<typeof joinByInvitation>;

/** Reason that an invitation cannot be used to sign up, when it is opened or later. */
export type Ended =
  | { readonly kind: 'closed'; readonly platform: Platform }
  | { readonly kind: 'invalid' }
  /** Someone applied by the link, and the company has yet to decide. */
  | { readonly kind: 'awaited' }
  /** The browser came by no link. */
  | { readonly kind: 'none' };

/** Initial state of an invitation page. */
export type Opened = Ended | { readonly kind: 'open'; readonly invitation: Invitation; readonly platform: Platform };

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
    const ended = endedBy(thrown, platform);
    if (ended) return ended;
    throw thrown;
  }
}

function endedBy(thrown: unknown, platform: Platform): Ended | undefined {
  switch (toCallError(thrown).errorCode) {
    case 'INVITATION_INVALID':
      return { kind: 'invalid' };
    case 'APPROVAL_AWAITED':
      return { kind: 'awaited' };
    case 'MB_M_DENY_PAGE':
      return { kind: 'none' };
    case 'MB_M_REGISTRATION_CLOSED':
      return { kind: 'closed', platform };
    default:
      return undefined;
  }
}

export async function begin(): Promise<void> {
  await call(beginInvitation);
}

interface JoinEnds {
  readonly onJoined: (joined: Joined) => void;
  /** The page has nothing to go on with (SGN-11), which is no fault of any field. */
  readonly onEnded: (ended: Ended, refusal: CallError) => Promise<void>;
}

/** The sign-up's form, talking to the invitation's calls. */
export function invitedBy(invitation: Invitation, platform: Platform, { onJoined, onEnded }: JoinEnds): Invited {
  const { option, targetHint, isProven, idProfile, idDomain, allowedDomains } = invitation;
  const unlessEnded = async <T>(answer: Promise<T>): Promise<T | undefined> => {
    try {
      return await answer;
    } catch (thrown) {
      const ended = endedBy(thrown, platform);
      if (!ended) throw thrown;
      await onEnded(ended, toCallError(thrown));
      return undefined;
    }
  };
  return {
    // The specification's option has three values; an invitation goes out as mail or SMS alone.
    option: option === 'opencode' ? undefined : option,
    targetHint,
    isProven,
    idProfile,
    isOwnDomain: idDomain !== '',
    isMailOnly: allowedDomains.length > 0,
    sendCode: (target, language) => unlessEnded(send(option, target, language)),
    join: async (request: JoinRequest) => {
      const body = { ...request, invitationCode: '', companyCode: '', personId: '', oneTimeCode: '' };
      const joined = await unlessEnded(call(joinByInvitation, { body }));
      if (joined) onJoined(joined);
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
