/** Delivery state of a mail or SMS. `bounced`: the mail server permanently refused the recipient. */
export const deliveryStates = ['waiting', 'sent', 'failed', 'bounced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Days for which the first pages of operator and company show that a message failed. */
export const failedDays = 7;

/**
 * Reasons for failed deliveries. `unreachable`: no connection to the server; `refused`: it refuses the product;
 * `recipient`: it refuses this recipient.
 */
export const deliveryFailures = ['unreachable', 'refused', 'recipient', 'other'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
