/** The last day on which an issue that ends at this moment is valid: an end at midnight belongs to the day before. */
export function lastDay(until: string): Date {
  return new Date(Date.parse(until) - 1);
}
