import * as z from 'zod/mini';
import { languages } from '../../kernel/languages.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { optionalText, rule, storedId } from '../../kernel/rules.ts';
import { invitationLimits } from './limits.ts';
import { roleAssignment } from './routes.ts';

const { addressesPerList } = invitationLimits;
const path = '/api/v1/invitations';

/** More than any address has; what is longer is cut, and no address either way. */
const entryCharacters = 1_000;

/** One entry as it was typed; what is wrong with it is said of this entry, and refuses no other. */
const entry = z.string().check(z.overwrite((typed) => typed.slice(0, entryCharacters)));
const entries = z.array(entry).check(
  rule<string[]>('INVITATION_LIST', ({ length }) => length > 0 && length <= addressesPerList, {
    0: addressesPerList,
  }),
);

export const recipientList = z.strictObject({ recipients: entries, departmentCode: optionalText(30) });
export const peopleInvitation = z.strictObject({
  recipients: entries,
  language: z.enum(languages),
  ...roleAssignment,
});

/** Refusal of an entry. */
const fault = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Looks at a list before anything is sent; what is sent then, and refused, its run says. */
export const checkRecipients = route({
  method: 'POST',
  path: `${path}/check`,
  body: recipientList,
  answer: listOf(z.strictObject({ fault: z.nullable(fault) }), {
    /** Number of invitations that may still be sent today. */
    leftToday: z.int(),
  }),
});

/** Invites everyone on a list, each as by a call of their own, behind the page. */
export const invitePeople = route({
  method: 'POST',
  path: `${path}/runs`,
  body: peopleInvitation,
  answer: z.strictObject({ runId: z.uuid() }),
});

export const anyRun = z.strictObject({ runId: storedId });
export const recipientStates = ['waiting', 'sent', 'refused', 'failed'] as const;
const result = z.strictObject({ state: z.enum(recipientStates), fault: z.nullable(fault) });
export type RecipientResult = z.output<typeof result>;

/** Returns the result of each entry of a list, in list order, to the user who sent it. */
export const readInvitationRun = route({
  method: 'GET',
  path: `${path}/runs/{runId}`,
  params: anyRun,
  answer: listOf(result, { isEnded: z.boolean() }),
});
