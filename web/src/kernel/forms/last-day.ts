/** The last day on which what ends at this moment is valid: an end at midnight belongs to the day before. */
export function lastDay(until: string): Date {
  return new Date(Date.parse(until) - 1);
}

/** Whether it ends with a day where the reader is, and not in the middle of one. */
export function endsWithDay(until: string): boolean {
  const end = new Date(until);
  return end.getTime() === new Date(end.getFullYear(), end.getMonth(), end.getDate()).getTime();
}
