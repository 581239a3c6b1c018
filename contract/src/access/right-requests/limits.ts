export const rightRequestLimits = {
  /** Requests of one person in a day. */
  perDay: 10,
  /** Days after which an undecided request runs out. */
  openDays: 7,
  /** People who are notified of one request. */
  told: 20,
  /** Own requests that are shown, the newest first. */
  shown: 50,
  perPage: 50,
  /** Length of the name of a kind of place. */
  kindCharacters: 32,
  /** Colleagues that an explanation names. */
  named: 5,
} as const;

/** Number of hours for which a right may be requested. */
export const rightHours = [1, 2, 4, 8, 24, 72] as const;
