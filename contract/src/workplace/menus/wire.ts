import * as z from 'zod/mini';
import { namedCompanyIfAny } from '../../ground/companies/rules.ts';
import { route } from '../../kernel/route.ts';
import { orEmpty, text } from '../../kernel/rules.ts';
import { flag, requiredNumber, success, wireObject, writtenNumber } from '../../kernel/wire.ts';
import { menuLimits } from './limits.ts';
import { englishMenuTitle, fewLowerMenus, menuTitle, menuUrl, servedSets, windowTargets } from './rules.ts';

const menuLabel = text(36);

/** NW new window, NB new tab. */
const windowTarget = z.codec(z.enum(['NW', 'NB']), z.enum(windowTargets), {
  decode: (code) => (code === 'NW' ? 'newWindow' : 'newTab'),
  encode: (target) => (target === 'newWindow' ? 'NW' : 'NB'),
});

/** A set that a menu is served in; all of it where the call leaves it out. */
function servedIn<const T extends readonly [string, ...string[]]>(values: T) {
  return z._default(z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length)), [...values]);
}

/** Fields of every menu entry, both upper menus and the lower menus of a group. */
const entry = {
  titleKo: ['koreanTitle', menuTitle],
  titleEn: ['englishTitle', englishMenuTitle],
  urlType: ['urlKind', z._default(z.literal('O'), 'O')],
  activeYn: ['isActive', z._default(flag, true)],
  fullScreenYn: ['isFullScreen', z._default(flag, false)],
  adminCompId: ['administeredCompanyCode', namedCompanyIfAny],
  currentCompId: ['currentCompanyCode', namedCompanyIfAny],
  menuLabel: ['menuId', z._default(menuLabel, '')],
  servicedLanguages: ['languages', servedIn(servedSets.languages)],
  servicedNetworks: ['networks', servedIn(servedSets.networks)],
  servicedLocales: ['locales', servedIn(servedSets.locales)],
  servicedBrowsers: ['browsers', servedIn(servedSets.browsers)],
} as const;

/** A lower menu leads somewhere: it is no group, and always shown with its group. */
const lowerMenu = wireObject({
  ...entry,
  urlParameter: ['url', menuUrl],
  type: ['grouping', z._default(z.literal('default'), 'default')],
  menuType: ['menuType', z.optional(z.literal('EXEC'))],
  popUpTarget: ['windowTarget', z._default(windowTarget, 'newTab')],
  pageTheme: ['pageTheme', z._default(z.literal('URL'), 'URL')],
  fxdBrwsUseYn: ['isBrowserFixed', z._default(z.literal('N'), 'N')],
  layoutId: ['layoutNumber', z._default(requiredNumber(z.literal<number>(menuLimits.layout)), menuLimits.layout)],
  index: ['position', z.optional(writtenNumber(z.int()))],
});

const menuBody = wireObject({
  ...entry,
  urlParameter: ['url', orEmpty(menuUrl)],
  type: ['grouping', z._default(z.enum(['default', 'group']), 'default')],
  menuType: ['menuType', z.optional(z.enum(['CONTAINER', 'EXEC']))],
  popUpTarget: ['windowTarget', z._default(windowTarget, 'newWindow')],
  pageLists: ['lowerMenus', z._default(z.array(lowerMenu).check(fewLowerMenus), [])],
});

/** The names under which faults of a menu's kind are reported. */
export const menuFaultNames = { url: 'urlParameter', lowerMenus: 'pageLists', kind: 'menuType' } as const;

/** Adds a menu or a group with its lower menus, while the company is set up. */
export const insertMenu = route({
  method: 'POST',
  path: '/portal/admin/rest/v1/wizard/menu/insert',
  body: menuBody,
  answer: wireObject({ menuLabel: ['menuId', z.string()] }),
});

/** Takes a menu away, a group with its lower menus. */
export const removeMenu = route({
  method: 'POST',
  path: '/portal/admin/wizard/menu/delete',
  query: wireObject({
    menuLabel: ['menuId', menuLabel],
    currentCompId: ['currentCompanyCode', namedCompanyIfAny],
  }),
  answer: success,
});
