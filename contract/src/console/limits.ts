/** For how many days before they take effect terms are announced to administrators. */
export const termsAnnouncedDays = 30;

/** How many of the company's newest changes the console's start shows. */
export const latestChangeCount = 10;
