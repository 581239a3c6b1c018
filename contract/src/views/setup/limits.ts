/**
 * WIZ-18: a run that was not used for so long has lost its browser, as its administrator's session has ended by then; a
 * log-in in another browser ends it. Kept to the minute.
 */
export const wizardQuietMinutes = 30;

/** A run whose administrator has not been seen for so long is over for the company's other administrators too. */
export const wizardIdleHours = 12;
