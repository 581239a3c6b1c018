/** A cell that takes a value away where a file is read. */
export const noValue = '-';

/** Returns a value as a file shows it; one that would be read as 'take it away' comes empty, which leaves it as it is. */
export function cellThatLeaves(value: string): string {
  return value.trim() === noValue ? '' : value;
}
