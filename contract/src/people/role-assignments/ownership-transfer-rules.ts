import * as z from 'zod/mini';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { requiredText, storedId } from '../../kernel/rules.ts';

/** MEM-08: the candidate who is offered the owner's role. The password is asked, for a session may be left open. */
export const ownershipTransferOffer = z.strictObject({ personId: storedId, password: typedPassword });

/** MEM-08: the person that the operator makes the owner of a company whose own one cannot sign in, and why. */
export const ownerReplacement = z.strictObject({
  newLoginId: requiredText(loginIdMaxLength, { as: 'address' }),
  replacementReason: requiredText(200),
});

/** Confirmation that the candidate accepts the ownership. */
export const ownershipTransferConfirmation = z.strictObject({ password: typedPassword });
