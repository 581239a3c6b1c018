import { ownImportKinds } from '@madang/contract/joining/imports/kinds.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { retirementReasons } from '@madang/contract/people/employment/kinds.ts';
import { exportedColumns } from '@madang/contract/people/people/routes.ts';
import { listedStates } from '@madang/contract/people/people/rules.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useRightNames } from '../../../people/role-assignments/index.ts';
import type { ReadRequest } from '../api.ts';
import { useText } from '../texts.ts';

type Held = Pick<NonNullable<ReadRequest['held']>, 'things' | 'facts'>;

/** Words of a right: which it is, where and between which days it holds. */
function useRightWords() {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const rights = useRightNames();
  const day = (text: string) => formatDate(text, language, 'date');
  function rightOf({ type, name = '' }: Held['facts']): string {
    if (type === 'V' || type === 'R') {
      return t(type === 'V' ? 'held.rights.view' : 'held.rights.all', { area: rights.area(name) });
    }
    return type === 'permission' ? rights.area(name.slice(0, name.lastIndexOf('.'))) : rights.role(name);
  }
  /** Each section once, as what is seen or changed there. */
  function permissionsOf(names: string): string {
    const words = names.split(' ').map((name) => {
      const area = rights.area(name.slice(0, name.lastIndexOf('.')));
      return name.endsWith('.view') ? t('held.rights.view', { area }) : t('held.rights.modify', { area });
    });
    return [...new Set(words)].join(', ');
  }
  function scopeOf({ things, facts }: Held): string {
    const place = facts['scope'] === 'company' ? undefined : things.at(-1);
    if (!place || place.id === rootDepartment) return t('held.whole');
    const name = nameOf(place) || place.id;
    return place.kind === 'department' ? t('held.below', { name }) : name;
  }
  function periodOf({ validFrom = '', validUntil = '' }: Held['facts']): string {
    if (validFrom !== '' && validUntil !== '') return `${day(validFrom)} – ${day(validUntil)}`;
    if (validFrom !== '') return t('held.period.from', { day: day(validFrom) });
    return validUntil === '' ? t('held.period.none') : t('held.period.last', { day: day(validUntil) });
  }
  return { role: rights.role, rightOf, permissionsOf, scopeOf, periodOf };
}

/** Words of what a change would do, row by row: person, right, place, days and reason. */
export function useHeldFacts(): (held: Held) => (readonly [string, string])[] {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const { role, rightOf, permissionsOf, scopeOf, periodOf } = useRightWords();
  const day = (text: string) => formatDate(text, language, 'date');
  const number = (text: string) => formatNumber(Number(text), language);
  /** The text of a code; of any other word the word itself. */
  const wordOf = <C extends string>(codes: readonly C[], word: string, say: (code: C) => string) => {
    const code = codes.find((each) => each === word);
    return code === undefined ? word : say(code);
  };
  function aboutOf({ things, facts }: Held): string {
    // Where a right holds has a row of its own.
    const shown = facts['scope'] === undefined ? things : things.filter(({ kind }) => kind === 'person').slice(0, 1);
    const names = shown.map(nameOf).join(', ');
    const count = shown.every(({ kind }) => kind === 'person') ? Number(facts['count'] ?? 0) - shown.length : 0;
    return shown.length > 0 && count > 0 ? t('held.aboutMore', { names, count }) : names;
  }
  const said = {
    role,
    added: permissionsOf,
    removed: permissionsOf,
    bearers: role,
    count: (text: string) => t('held.people', { count: number(text) }),
    columns: (text: string) => wordOf(exportedColumns, text, (code) => t(`held.columns.${code}`)),
    format: (text: string) => text.toUpperCase(),
    keyword: (text: string) => text,
    state: (text: string) => wordOf(listedStates, text, (code) => t(`held.states.${code}`)),
    file: (text: string) => text,
    importKind: (text: string) => wordOf(ownImportKinds, text, (code) => t(`held.importKinds.${code}`)),
    rows: number,
    dueOn: day,
    reason: (text: string) => wordOf(retirementReasons, text, (code) => t(`held.reasons.${code}`)),
    note: (text: string) => text,
  } as const;
  return (held) => {
    const { things, facts } = held;
    const isRight = facts['scope'] !== undefined;
    const about = aboutOf(held);
    const words = Object.entries(said) as [keyof typeof said, (text: string) => string][];
    return [
      ...(things.length > 0 && about !== '' ? [[t('held.about'), about] as const] : []),
      ...(isRight
        ? ([
            [t('held.facts.name'), rightOf(facts)],
            [t('held.facts.scope'), scopeOf(held)],
            [t('held.facts.period'), periodOf(facts)],
            [t('held.facts.hours'), facts['hours'] ?? t('held.always')],
          ] as const)
        : []),
      ...words.flatMap(([fact, say]) => {
        const text = facts[fact];
        return text === undefined ? [] : [[t(`held.facts.${fact}`), say(text)] as const];
      }),
    ];
  };
}
