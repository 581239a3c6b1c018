import * as z from 'zod/mini';
import { englishSetUpName, setUpName } from '../../ground/companies/set-up-names.ts';
import type { FieldIssue } from '../../kernel/errors.ts';
import type { Language } from '../../kernel/languages.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { orEmpty, rule, text, anyText, storedId } from '../../kernel/rules.ts';
import { webAddress } from './web-address.ts';
import { menuLimits } from './limits.ts';

const { lowerMenus: mostLowerMenus, urlCharacters } = menuLimits;

export const menuTitle = setUpName();
export const englishMenuTitle = englishSetUpName();
export const menuUrl = webAddress(urlCharacters);

/** Windows in which a menu can open. */
export const windowTargets = ['newWindow', 'newTab'] as const;
export type WindowTarget = (typeof windowTargets)[number];

/** A menu leads to an address, a group opens its lower menus. */
export const menuKinds = ['menu', 'group'] as const;

/** The languages, countries and clients that a menu may be limited to. */
export const servedSets = {
  languages: ['ko', 'en', 'ja', 'zh'],
  networks: ['EX', 'IN'],
  locales: ['KR', 'GB', 'US'],
  browsers: ['IE', 'ETC'],
} as const;

/** No one is left out; a menu of which nothing is said is served so. */
export const servedEverywhere: MenuService = {
  isFullScreen: false,
  languages: [...servedSets.languages],
  networks: [...servedSets.networks],
  locales: [...servedSets.locales],
  browsers: [...servedSets.browsers],
};

function someOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.array(z.enum(values)).check(z.maxLength(values.length), distinct<T[number]>());
}

/**
 * POR-01: languages and countries of residence of a menu's readers, and its full screen. Networks and browsers are only
 * stored (docs/decisions/boards-and-menus.md).
 */
export const menuService = z
  .strictObject({
    isFullScreen: z.boolean(),
    languages: someOf(servedSets.languages),
    networks: someOf(servedSets.networks),
    locales: someOf(servedSets.locales),
    browsers: someOf(servedSets.browsers),
  })
  .check(
    rule('MB_M_REQUIRED', ({ languages, networks, locales, browsers }) =>
      [languages, networks, locales, browsers].every((set) => set.length > 0),
    ),
  );
export interface MenuService {
  isFullScreen: boolean;
  languages: (typeof servedSets.languages)[number][];
  networks: (typeof servedSets.networks)[number][];
  locales: (typeof servedSets.locales)[number][];
  browsers: (typeof servedSets.browsers)[number][];
}

/** Menus are served in four of the six languages: who reads Traditional Chinese is served Chinese, Vietnamese English. */
export function servedLanguage(language: Language): (typeof servedSets.languages)[number] {
  if (language === 'tw') return 'zh';
  return language === 'vi' ? 'en' : language;
}

export const lowerMenu = z.strictObject({
  koreanTitle: menuTitle,
  englishTitle: englishMenuTitle,
  url: menuUrl,
  windowTarget: z._default(z.enum(windowTargets), 'newTab'),
  service: z.optional(menuService),
});

/** More than a group may have; no more of them are looked at. */
export const fewLowerMenus = rule<readonly unknown[]>('MENU_LOWER_COUNT', ({ length }) => length <= mostLowerMenus, {
  0: mostLowerMenus,
});

export const menuFields = {
  kind: z.enum(menuKinds),
  koreanTitle: menuTitle,
  englishTitle: englishMenuTitle,
  /** '' for a group. */
  url: orEmpty(menuUrl),
  windowTarget: z._default(z.enum(windowTargets), 'newWindow'),
  /** True if the menu is shown; an inactive menu is stored but hidden from all users. */
  isActive: z._default(z.boolean(), true),
  /** Absent: everywhere, or in a change as it was. */
  service: z.optional(menuService),
  /** Empty for a menu. */
  lowerMenus: z._default(z.array(lowerMenu).check(fewLowerMenus), []),
};

/** A menu or group as it is made or changed; the browser and the server check with it. */
export const menuInput = z.strictObject(menuFields).check(suitsItsKind);
export type MenuInput = z.output<typeof menuInput>;

/** Menu values as the caller saw them before a change; the kind of a menu never changes. */
const menuBefore = z.strictObject({
  koreanTitle: anyText(),
  englishTitle: anyText(),
  url: anyText(),
  windowTarget: anyText(),
  isActive: z.boolean(),
  service: z.optional(menuService),
  lowerMenus: z
    .array(
      z.strictObject({
        koreanTitle: anyText(),
        englishTitle: anyText(),
        url: anyText(),
        windowTarget: anyText(),
        service: z.optional(menuService),
      }),
    )
    .check(fewLowerMenus),
});
export type MenuBefore = z.output<typeof menuBefore>;

/** True for a call of the set-up, which ends with it; added by the route's adapter, never in a body. */
const isSetUp = z.optional(z.literal(true));

export const menuCreation = z.strictObject({ ...menuFields, isSetUp }).check(suitsItsKind);

/** The set-up's call names a menu by a text of any form. */
export const menuDeletion = z.strictObject({ menuId: text(36), isSetUp });

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const menuChange = z.strictObject({ ...menuFields, expected: z.optional(menuBefore) }).check(suitsItsKind);
export const oneMenuChange = z
  .strictObject({ menuId: storedId, ...menuFields, expected: z.optional(menuBefore) })
  .check(suitsItsKind);

function suitsItsKind(context: z.core.ParsePayload<MenuShape>): void {
  for (const { path, code, params } of menuIssues(context.value)) {
    context.issues.push({ code: 'custom', path: [path], params: { code, params }, input: context.value });
  }
}

type MenuShape = Pick<MenuInput, 'kind' | 'url' | 'lowerMenus'>;

/** Returns the field errors of a menu for its kind. `names` are the caller's names for the two fields. */
export function menuIssues(
  { kind, url, lowerMenus }: MenuShape,
  names: { readonly url: string; readonly lowerMenus: string } = { url: 'url', lowerMenus: 'lowerMenus' },
): FieldIssue[] {
  if (kind === 'menu') {
    if (lowerMenus.length > 0) return [{ path: names.lowerMenus, code: 'CO400', params: {} }];
    return url === '' ? [{ path: names.url, code: 'MB_M_REQUIRED', params: {} }] : [];
  }
  const fits = lowerMenus.length >= 1 && lowerMenus.length <= mostLowerMenus;
  return fits ? [] : [{ path: names.lowerMenus, code: 'MENU_LOWER_COUNT', params: { 0: mostLowerMenus } }];
}
