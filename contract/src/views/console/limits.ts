/** For how many days before they take effect terms are announced to administrators. */
export const termsAnnouncedDays = 30;

/** For how many days before its last one an ID that ends is announced to administrators. */
export const endingIdDays = 30;

/** Number of the company's latest changes shown on the console's start page. */
export const latestChangeCount = 10;
