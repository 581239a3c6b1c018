import { property, wholeNumber } from './property.ts';

/** A public flow is one browser's way through sign-up, invitation, recovery or re-consent. */
export const flowLimits = {
  lifetimeSeconds: 30 * 60,
  /** How long a verified code speaks for its target. */
  proofSeconds: 10 * 60,
} as const;

/** How many flows one address may open in an hour; it bounds what a stranger can ask without a session. */
export const flowsPerAddress = property('flow.per_address_hour', wholeNumber(), 120);
