import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';

// What the steps of a sign-in that waits for consent take of the browser's cookies; no page sends any of it.

const secret = z.optional(anyText());

export const consentBeginning = z.strictObject({ pendingSecret: secret, sessionSecret: secret, setUpSecret: secret });
export const ticketUse = z.strictObject({ ticket: anyText(), setUpSecret: secret });
