/** Days before they take effect for which administrators see an announcement of terms. */
export const termsAnnouncedDays = 30;

/** Days before its last one for which administrators see an announcement of an ending ID. */
export const endingIdDays = 30;

/** Number of the company's latest changes shown on the console's start page. */
export const latestChangeCount = 10;
