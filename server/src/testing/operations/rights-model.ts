import fc from 'fast-check';
import { treeDepartments } from './random-grants.ts';

export interface Thing {
  readonly kind: string;
  readonly id: string;
}

export interface Hours {
  /** Minutes from Monday 00:00, the last one outside. */
  readonly weekly: readonly (readonly [number, number])[];
  readonly zone: string;
  readonly closesOnDaysOff: boolean;
}

export interface Right {
  readonly target: { readonly kind: 'permission' | 'resource' | 'role'; readonly name: string };
  readonly scope: Thing;
  readonly from: number;
  readonly until: number;
  readonly window: Hours | null;
}

export interface World {
  readonly rights: readonly Right[];
  readonly daysOff: ReadonlySet<string>;
}

export const things: readonly Thing[] = [
  ...treeDepartments.map((id) => ({ kind: 'department', id })),
  { kind: 'board', id: '7' },
];

/** Permissions of the company's own role of the test. */
export const rolePermissions = ['boards.view', 'departments.change'];
const opened: Readonly<Record<string, readonly string[]>> = {
  'V:departments': ['departments.view'],
  'R:departments': ['departments.view', 'departments.change'],
  role: rolePermissions,
};

const zones = [
  'GMT+9',
  'GMT-3',
  'GMT+14',
  'UTC',
  'Asia/Seoul',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];
const hour = 3_600_000;
/** Around the changes of clocks of 2027 and between them. */
const anchors = [
  '2027-03-14T07:00Z',
  '2027-03-28T01:00Z',
  '2027-04-03T15:00Z',
  '2027-10-31T01:00Z',
  '2027-06-15T00:00Z',
].map((text) => Date.parse(text));

const minute = fc.oneof(
  fc.integer({ min: 0, max: 10_079 }),
  // Of a Sunday, when clocks change.
  fc.constantFrom(0, 540, 1_080, 8_640, 8_730, 8_760, 8_790, 8_820, 8_850),
);
const weekly = fc
  .array(fc.tuple(minute, fc.constantFrom(1, 30, 30, 60, 540, 1_440)), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([from, length]) => [from, Math.min(10_080, from + length)] as const));

const right: fc.Arbitrary<Right> = fc.record({
  target: fc.constantFrom<Right['target']>(
    { kind: 'permission', name: 'departments.view' },
    { kind: 'permission', name: 'boards.view' },
    { kind: 'resource', name: 'V:departments' },
    { kind: 'resource', name: 'R:departments' },
    { kind: 'role', name: 'role' },
  ),
  scope: fc.constantFrom({ kind: 'company', id: '' }, ...things),
  from: fc.constantFrom(...anchors.map((at) => at - 300 * hour), ...anchors),
  until: fc.constantFrom(Date.parse('2028-01-01T00:00Z'), anchors[3] ?? 0),
  window: fc.option(fc.record({ weekly, zone: fc.constantFrom(...zones), closesOnDaysOff: fc.boolean() }), { freq: 5 }),
});

export const randomRights: fc.Arbitrary<World> = fc.record({
  rights: fc
    .array(right, { minLength: 1, maxLength: 4 })
    .map((rights) => rights.filter(({ from, until }) => from < until))
    // One right with the same scope is given once.
    .map((rights) => [
      ...new Map(rights.map((each) => [`${each.target.name} ${each.scope.kind} ${each.scope.id}`, each])).values(),
    ]),
  daysOff: fc
    .array(fc.constantFrom(...anchors.flatMap((at) => [-1, 0, 1, 2].map((days) => isoDay(at + days * 24 * hour)))), {
      maxLength: 12,
    })
    .map((days) => new Set(days)),
});

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Moments at which clocks of a zone change. */
const changes: Readonly<Record<string, number>> = {
  'America/New_York': Date.parse('2027-03-14T07:00Z'),
  'Europe/Berlin': Date.parse('2027-10-31T01:00Z'),
  'Australia/Lord_Howe': Date.parse('2027-04-03T15:00Z'),
  'Pacific/Chatham': Date.parse('2027-04-03T14:00Z'),
};

/** Moments before and after a change of clocks, at edges of the hours and near them. */
export function momentsAround({ rights }: World, chance: () => number): number[] {
  const window = rights.find((each) => each.window)?.window;
  const anchor = (window && changes[window.zone]) ?? anchors[Math.floor(chance() * anchors.length)] ?? 0;
  const near = () => Math.floor((anchor + (chance() - 0.5) * 96 * hour) / 1_000) * 1_000;
  const moments = [near(), anchor, anchor - 1, anchor - Math.ceil(chance() * 3 * hour)];
  if (window) {
    // To an edge of the first window, in whichever week this is.
    const { weekly: parts, zone } = window;
    const edge = parts[Math.floor(chance() * parts.length)]?.[chance() < 0.5 ? 0 : 1] ?? 0;
    const { minute: now } = localOf(anchor, zone);
    // And to a midnight, at which a day off may begin or end.
    const midnight = (Math.floor(now / 1_440) + Math.floor(chance() * 3) - 1) * 1_440;
    for (const minuteOfWeek of [edge, midnight]) {
      moments.push(anchor + (minuteOfWeek - now) * 60_000, anchor + (minuteOfWeek - now) * 60_000 - 1_000);
    }
  }
  return moments;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Minute of the week and date by the clock of a zone, as the runtime's calendar knows it. */
function localOf(at: number, zone: string): { minute: number; day: string } {
  if (zone.startsWith('GMT')) return localOf(at + Number(zone.slice(3)) * hour, 'UTC');
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const place = days.indexOf(part['weekday'] ?? '');
  return {
    minute: place * 1_440 + Number(part['hour']) * 60 + Number(part['minute']),
    day: `${part['year']}-${part['month']}-${part['day']}`,
  };
}

/** A right that is within its dates has hours; asked where no right gives the permission at the moment. */
export function isBoundToHours(
  { rights }: World,
  permission: string,
  at: number,
  reaches: (scope: Thing) => boolean,
): boolean {
  return rights.some(
    ({ target, scope, from, until, window }) =>
      window !== null && gives(target, permission) && reaches(scope) && at >= from && at < until,
  );
}

function gives({ kind, name }: Right['target'], permission: string): boolean {
  return kind === 'permission' ? name === permission : (opened[name] ?? []).includes(permission);
}

/** The rule in words: a right that is within its dates and hours, on no day off, gives what its target opens to its scope. */
export function hasRight(
  { rights, daysOff }: World,
  permission: string,
  at: number,
  reaches: (scope: Thing) => boolean,
): boolean {
  return rights.some(({ target, scope, from, until, window }) => {
    if (!gives(target, permission) || !reaches(scope) || at < from || at >= until) return false;
    if (!window) return true;
    const { minute: now, day } = localOf(at, window.zone);
    if (window.closesOnDaysOff && daysOff.has(day)) return false;
    return window.weekly.some(([first, last]) => first <= now && now < last);
  });
}
