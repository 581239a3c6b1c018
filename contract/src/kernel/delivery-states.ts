/** Delivery state of a mail or SMS. `bounced`: the mail server permanently refused the recipient. */
export const deliveryStates = ['waiting', 'sent', 'failed', 'bounced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** For so many days it is said on the first pages of operator and company that a message failed. */
export const failedDays = 7;

/**
 * Why a mail or SMS could not be handed over. `unreachable`: there is no way to the server; `refused`: it does not let the product
 * in; `recipient`: it does not take this recipient.
 */
export const deliveryFailures = ['unreachable', 'refused', 'recipient', 'other'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
