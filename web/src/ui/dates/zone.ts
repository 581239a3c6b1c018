/** The time zone that the reader chose for themselves; undefined for the browser's own, as before a sign-in. */
let chosen: string | undefined;
let clock: Intl.DateTimeFormat | undefined;

export function zoneHere(): string | undefined {
  return chosen;
}

/** Pages tell times in this zone from now on; one that the browser does not know leaves them in its own. */
export function setZoneHere(zone: string | null): void {
  if (zone === (chosen ?? null)) return;
  chosen = undefined;
  clock = undefined;
  if (zone === null) return;
  try {
    clock = new Intl.DateTimeFormat('en-US', { ...clockParts, timeZone: zone });
    chosen = zone;
  } catch {
    // An old browser, and a zone that was named since: its own clock is nearer than none.
  }
}

const clockParts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions;

/** Returns the reader's local clock time at a moment, as a date whose UTC fields are to be read. */
export function wallClock(moment: Date): Date {
  if (clock === undefined) return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  const shown = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, day);
  wall.setUTCHours(hour, minute, second, moment.getUTCMilliseconds());
  return wall;
}

/** The moment at which that clock shows this; where clocks are put forward over it, the one after the leap. */
export function momentAt(wall: Date): Date {
  const ahead = (moment: Date) => wallClock(moment).getTime() - moment.getTime();
  const near = new Date(wall.getTime() - ahead(wall));
  return new Date(wall.getTime() - ahead(near));
}
