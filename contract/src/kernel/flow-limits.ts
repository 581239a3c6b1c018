import { property, wholeNumber } from './property.ts';

/** A public flow is one browser's way through sign-up, invitation, recovery or re-consent. */
export const flowLimits = {
  lifetimeSeconds: 30 * 60,
  /** Seconds for which a verified code proves its target. */
  proofSeconds: 10 * 60,
} as const;

/** Flows that one address may open per hour; limits what a stranger can query without a session. */
export const flowsPerAddress = property('flow.per_address_hour', wholeNumber(), 120);
