/** What became of a mail or SMS. `bounced`: the mail server refused the recipient for good. */
export const deliveryStates = ['waiting', 'sent', 'failed', 'bounced'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
