/** Where the person is, `later` days on; undefined for a field without a day. */
export function midnight(day: string, later = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  return new Date(year, month - 1, date + later).toISOString();
}

/** A day as a field of type date holds it. */
export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function monthAfter(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
