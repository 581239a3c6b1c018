/**
 * WIZ-18: minutes after which an unused run counts as closed, because its session has ended; a sign-in elsewhere then
 * ends it.
 */
export const wizardQuietMinutes = 30;

/** A run whose administrator has not been seen for so long is over for the company's other administrators too. */
export const wizardIdleHours = 12;
