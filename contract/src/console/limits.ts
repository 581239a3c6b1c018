/** For how many days before they take effect terms are announced to administrators. */
export const termsAnnouncedDays = 30;
