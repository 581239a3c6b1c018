/** For how many days before they take effect terms are announced to administrators. */
export const termsAnnouncedDays = 30;

/** For how many days before its last one an ID that ends is announced to administrators. */
export const endingIdDays = 30;

/** How many of the company's newest changes the console's start shows. */
export const latestChangeCount = 10;
